import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { announce } from '../../../src/dom/announce'
import type { PlayerParts } from './markup'
import './media-player.css'

export interface FailureProps {
  readonly parts: PlayerParts
  /** Whether the focus was in the bar that has gone. */
  readonly wasInside: RefObject<boolean>
  /** Where the whole screen is filled: the button that leaves it has gone with the bar. */
  readonly leaveScreen: (() => void) | undefined
}

/** Nothing of what the server offers can be played: the browser's own controls are there again. */
export function Failure({ parts, wasInside, leaveScreen }: FailureProps) {
  const { host, media, kind, download } = parts
  const words = `This ${kind === 'video' ? 'video' : 'recording'} cannot be played here.`
  useLayoutEffect(() => leaveScreen?.(), [leaveScreen])
  useLayoutEffect(() => {
    if (wasInside.current) media.focus({ preventScroll: true })
  }, [media, wasInside])
  useEffect(() => announce(host.ownerDocument, words), [host, words])
  return createPortal(
    <p className="laurel-player-note">
      {words} {download && <a href={download.url}>{download.text}</a>}
    </p>,
    host,
  )
}
