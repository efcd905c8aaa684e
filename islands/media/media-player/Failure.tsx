import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { announce } from '../../../src/dom/announce'
import { text } from '../../../src/page/text'
import type { PlayerParts } from './markup'
import './media-player.css'

interface FailureProps {
  readonly parts: PlayerParts
  /** Whether the bar, now unmounted, had the focus. */
  readonly wasInside: RefObject<boolean>
  /** Leaves full screen, as the bar with its button is unmounted; undefined outside of full screen. */
  readonly leaveFullScreen: (() => void) | undefined
}

/** A message in place of the bar: no source can be played, and the browser's own controls are back. */
export function Failure({ parts, wasInside, leaveFullScreen }: FailureProps) {
  const { host, media, kind, download } = parts
  const message =
    kind === 'video'
      ? text('media-player.no-video', 'This video cannot be played here.')
      : text('media-player.no-sound', 'This recording cannot be played here.')
  useLayoutEffect(() => leaveFullScreen?.(), [leaveFullScreen])
  useLayoutEffect(() => {
    if (wasInside.current) media.focus({ preventScroll: true })
  }, [media, wasInside])
  useEffect(() => announce(host.ownerDocument, message), [host, message])
  return createPortal(
    <p className="laurel-player-note">
      {message} {download && <a href={download.url}>{download.text}</a>}
    </p>,
    host,
  )
}
