import { type RefObject, useLayoutEffect, useRef } from 'react'
import { giveTabFocus, hasTabFocus } from './tab-focus'

/** The theme hides the one of play and pause that does nothing now (contract 03 §14.2). */
const HAND_OVER_MS = 100

export interface PlayPause {
  readonly play: RefObject<HTMLButtonElement | null>
  readonly pause: RefObject<HTMLButtonElement | null>
}

/** Keeps the focus on what starts and stops: the one that had it is hidden when it has done its work. */
export function useHandOver({ play, pause }: PlayPause, isPlaying: boolean): void {
  const wasPlaying = useRef(isPlaying)
  useLayoutEffect(() => {
    if (isPlaying === wasPlaying.current) return
    wasPlaying.current = isPlaying
    const [from, to] = isPlaying ? [play.current, pause.current] : [pause.current, play.current]
    const document = from?.ownerDocument
    if (!from || !to || !document || ![from, to].some((button) => button === document.activeElement)) return
    const isByTab = hasTabFocus(from) || hasTabFocus(to)
    const timer = setTimeout(() => {
      const { activeElement, body } = document
      // Meanwhile the visitor may have gone elsewhere.
      if (activeElement && activeElement !== body && activeElement !== from) return
      to.focus({ preventScroll: true })
      if (isByTab) giveTabFocus(to)
    }, HAND_OVER_MS)
    return () => clearTimeout(timer)
  }, [play, pause, isPlaying])
}

/** Who was on the browser's own controls goes on at the bar; that they go again is told by `wasInside`. */
export function useTakeOver(
  { play, pause }: PlayPause,
  bar: RefObject<HTMLElement | null>,
  media: HTMLMediaElement,
  wasInside: RefObject<boolean>,
): void {
  useLayoutEffect(() => {
    const { current } = bar
    const document = media.ownerDocument
    if (document.activeElement === media)
      (media.paused ? play : pause).current?.focus({ preventScroll: true })
    return () => {
      wasInside.current = current?.contains(document.activeElement) ?? false
    }
  }, [play, pause, bar, media, wasInside])
}
