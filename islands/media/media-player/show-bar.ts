import type { Adoption } from '../../../src/dom/adoption'
import { listen } from '../../../src/dom/listen'
import { closest } from '../../../src/dom/query'
import { BAR } from './markup'

/** How long the bar stays after the last movement (spec storefront §9). */
const STAYS_MS = 2000
const SHOWN = 'player-hover'
const SIGNS = ['pointermove', 'pointerdown', 'pointerleave', 'keydown', 'focusin']

/**
 * Has the theme's CSS show the bar of a player on the whole screen while the visitor does something, or rests the
 * pointer on it (contract 03 §14.2).
 * @returns the way to stop
 */
export function showBarOnMove(host: HTMLElement, adopted: Adoption): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOnBar = false

  const show = (isShown: boolean) => adopted.toggle(host, SHOWN, isShown)
  const stop = listen(host, SIGNS, (event) => {
    // A finger rests nowhere: its last place says nothing.
    if (event instanceof PointerEvent) isOnBar = event.pointerType !== 'touch' && isOver(event)
    clearTimeout(timer)
    show(true)
    if (!isOnBar) timer = setTimeout(() => show(false), STAYS_MS)
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
