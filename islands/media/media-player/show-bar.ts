import type { Adoption } from '../../../src/dom/adoption'
import { listen } from '../../../src/dom/listen'
import { closest } from '../../../src/dom/query'
import { BAR } from './markup'

/** How long the bar is shown after the last activity (spec storefront §9). */
const SHOWN_MS = 2000
const SHOWN_CLASS = 'player-hover'
const ACTIVITY = ['pointermove', 'pointerdown', 'pointerleave', 'keydown', 'focusin']

/**
 * Shows the bar of a player in full screen, by the theme's CSS, while the visitor is active or the pointer rests on the
 * bar (contract 03 §14.2).
 * @returns a function that stops it
 */
export function showBarOnActivity(host: HTMLElement, adopted: Adoption): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOnBar = false

  const show = (isShown: boolean) => adopted.toggle(host, SHOWN_CLASS, isShown)
  const stop = listen(host, ACTIVITY, (event) => {
    // A finger does not rest on the bar as a mouse does.
    if (event instanceof PointerEvent) isOnBar = event.pointerType !== 'touch' && isOver(event)
    clearTimeout(timer)
    show(true)
    if (!isOnBar) timer = setTimeout(() => show(false), SHOWN_MS)
  })
  return () => {
    stop()
    clearTimeout(timer)
    show(false)
  }
}

function isOver({ type, target }: PointerEvent): boolean {
  return type !== 'pointerleave' && closest(target, BAR) !== null
}
