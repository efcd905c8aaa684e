import { type RefObject, useLayoutEffect, useRef } from 'react'
import { listen } from '../../../src/dom/listen'

const TAB_FOCUS_CLASS = 'tab-focus'
const CONTROL = '[data-player]'
/** The theme hides the one of play and pause that has no effect now (contract 03 §14.2). */
const SWITCH_AFTER_MS = 100

const hasTabFocus = (control: Element): boolean => control.classList.contains(TAB_FOCUS_CLASS)
const addTabFocus = (control: Element): void => control.classList.add(TAB_FOCUS_CLASS)

/**
 * Adds a class to the control that the Tab key has focused, for the theme's CSS (contract 03 §14.2).
 * @returns a function that stops it
 */
export function showTabFocus(host: HTMLElement): () => void {
  const clear = () => {
    for (const control of host.querySelectorAll(`.${TAB_FOCUS_CLASS}`)) {
      control.classList.remove(TAB_FOCUS_CLASS)
    }
  }
  const stopKeys = listen(host, ['keyup'], ({ key, target }) => {
    if (key === 'Tab' && target instanceof Element && target.matches(CONTROL)) addTabFocus(target)
  })
  const stopFocus = listen(host, ['focusout'], clear)
  return () => {
    stopKeys()
    stopFocus()
    clear()
  }
}

interface PlayPause {
  readonly play: RefObject<HTMLButtonElement | null>
  readonly pause: RefObject<HTMLButtonElement | null>
}

/** Moves the focus between play and pause, since the focused one is hidden after a press. */
export function usePlayPauseFocus({ play, pause }: PlayPause, isPlaying: boolean): void {
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
      // The visitor may have moved the focus meanwhile.
      if (activeElement && activeElement !== body && activeElement !== from) return
      to.focus({ preventScroll: true })
      if (isByTab) addTabFocus(to)
    }, SWITCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [play, pause, isPlaying])
}

/** Moves the focus from the browser's own controls to the bar; `wasInside` says whether it was in the bar at its end. */
export function useBarFocus(
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
