import { fireBootstrap } from '../../../legacy-shims/bootstrap/plugin'
import type { Adoption } from '../../../src/dom/adoption'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { ACTIVE, FADE, isActive, itemOf, linksOf, listOf, paneOf, panesBeside } from './markup'

/** The duration of a pane's fade-out (contract 03 §15.2). */
const FADE_MS = 150

/** Running fade-outs, by the parent of the panes. */
const fading = new WeakMap<Element, { readonly timer: ReturnType<typeof setTimeout>; end(): void }>()

/**
 * Shows a tab's pane instead of the active one, and fires the events of Bootstrap's tabs: `hide` and
 * `show`, which can be prevented, then `hidden` and `shown`.
 * @returns whether the tab is active now
 */
export function showTab(window: Window, link: HTMLElement, adopted: Adoption): boolean {
  const list = listOf(link)
  const pane = paneOf(link)
  if (!pane || isActive(link)) return pane !== null
  const previous = linksOf(list).find(isActive)
  if (previous && !fireBootstrap(window, previous, { type: 'hide.bs.tab', relatedTarget: link })) return false
  if (!fireBootstrap(window, link, { type: 'show.bs.tab', relatedTarget: previous })) return false

  for (const other of linksOf(list)) adopted.toggle(itemOf(other), ACTIVE, other === link)
  changePane(window, pane, adopted, () => {
    if (previous) fireBootstrap(window, previous, { type: 'hidden.bs.tab', relatedTarget: link })
    fireBootstrap(window, link, { type: 'shown.bs.tab', relatedTarget: previous })
  })
  return true
}

/** Completes the running fade-out of a list's panes. */
export function endFades(list: Element): void {
  for (const link of linksOf(list)) fading.get(paneOf(link)?.parentElement ?? link)?.end()
}

function changePane(window: Window, pane: HTMLElement, adopted: Adoption, onShown: () => void) {
  const parent = pane.parentElement ?? pane
  fading.get(parent)?.end()
  const panes = panesBeside(pane)
  const previous = panes.find((other) => other !== pane && other.classList.contains(ACTIVE))
  const end = () => {
    clearTimeout(fading.get(parent)?.timer)
    fading.delete(parent)
    for (const other of panes) {
      adopted.toggle(other, ACTIVE, other === pane)
      if (other.classList.contains(FADE.on)) adopted.toggle(other, FADE.shown, false)
    }
    if (pane.classList.contains(FADE.on)) {
      // Reading the layout first makes the fade-in run.
      void pane.offsetWidth
      adopted.toggle(pane, FADE.shown, true)
    }
    onShown()
  }
  if (!previous?.classList.contains(FADE.on) || prefersReducedMotion(window)) return end()
  adopted.toggle(previous, FADE.shown, false)
  fading.set(parent, { timer: setTimeout(end, FADE_MS), end })
}
