import { fireBootstrap } from '../../../legacy-shims/bootstrap/plugin'
import type { Adoption } from '../../../src/dom/adoption'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { ACTIVE, FADE, isActive, itemOf, linksOf, listOf, paneOf, panesBeside } from './markup'

/** One half of the change between two panes that fade (contract 03 §15.2). */
const FADE_MS = 150

/** Changes of panes that are still fading, by what holds the panes. */
const fading = new WeakMap<Element, { readonly timer: ReturnType<typeof setTimeout>; end(): void }>()

/**
 * Shows a tab's pane instead of the one beside it, and tells of it as Bootstrap's tabs do: `hide` and `show`, which
 * can be prevented, then `hidden` and `shown`.
 * @returns whether it is the active one now
 */
export function showTab(window: Window, link: HTMLElement, adopted: Adoption): boolean {
  const list = listOf(link)
  const pane = paneOf(link)
  if (!pane || isActive(link)) return pane !== null
  const former = linksOf(list).find(isActive)
  if (former && !fireBootstrap(window, former, { type: 'hide.bs.tab', relatedTarget: link })) return false
  if (!fireBootstrap(window, link, { type: 'show.bs.tab', relatedTarget: former })) return false

  for (const other of linksOf(list)) adopted.toggle(itemOf(other), ACTIVE, other === link)
  changePane(window, pane, adopted, () => {
    if (former) fireBootstrap(window, former, { type: 'hidden.bs.tab', relatedTarget: link })
    fireBootstrap(window, link, { type: 'shown.bs.tab', relatedTarget: former })
  })
  return true
}

/** Brings the panes of a list that are still fading to their end. */
export function endFades(list: Element): void {
  for (const link of linksOf(list)) fading.get(paneOf(link)?.parentElement ?? link)?.end()
}

function changePane(window: Window, pane: HTMLElement, adopted: Adoption, onShown: () => void) {
  const holder = pane.parentElement ?? pane
  fading.get(holder)?.end()
  const panes = panesBeside(pane)
  const former = panes.find((other) => other !== pane && other.classList.contains(ACTIVE))
  const end = () => {
    clearTimeout(fading.get(holder)?.timer)
    fading.delete(holder)
    for (const other of panes) {
      adopted.toggle(other, ACTIVE, other === pane)
      if (other.classList.contains(FADE.on)) adopted.toggle(other, FADE.shown, false)
    }
    if (pane.classList.contains(FADE.on)) {
      // Measured in between, so that it does fade in.
      void pane.offsetWidth
      adopted.toggle(pane, FADE.shown, true)
    }
    onShown()
  }
  if (!former?.classList.contains(FADE.on) || prefersReducedMotion(window)) return end()
  adopted.toggle(former, FADE.shown, false)
  fading.set(holder, { timer: setTimeout(end, FADE_MS), end })
}
