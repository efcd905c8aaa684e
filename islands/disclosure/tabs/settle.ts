import { ACTIVE, boxOf, FADE, isActive, LOADING, linksOf, paneOf, panesBeside, panesIn } from './markup'

/**
 * Puts the panes of a list in order once the page has loaded: none is transparent any more, and exactly one is shown,
 * that of the active tab, else the first (contract 03 §15.2). That stays when laurel goes: without it nothing is seen.
 */
export function settlePanes(list: Element): void {
  const box = boxOf(list)
  if (!box) return
  for (const pane of panesIn(box)) pane.classList.remove(LOADING)
  const links = linksOf(list)
  const first = links.map(paneOf).find((pane) => pane !== null)
  if (!first) return
  const panes = panesBeside(first)
  const shown = panes.filter((pane) => pane.classList.contains(ACTIVE))
  const ofTab = links
    .filter(isActive)
    .map(paneOf)
    .find((pane) => pane !== null)
  const wanted = shown.length === 1 ? shown[0] : (ofTab ?? shown[0] ?? panes[0])
  for (const pane of panes) {
    pane.classList.toggle(ACTIVE, pane === wanted)
    if (pane.classList.contains(FADE.on)) pane.classList.toggle(FADE.shown, pane === wanted)
  }
}
