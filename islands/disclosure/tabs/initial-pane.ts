import { ACTIVE, boxOf, FADE, isActive, LOADING, linksOf, paneOf, panesBeside, panesIn } from './markup'

/**
 * Shows exactly one pane once the page has loaded: that of the active tab, else the first (contract 03
 * §15.2). Not restored by unmounting, because the theme's CSS hides the panes until a script has done this.
 */
export function showInitialPane(list: Element): void {
  const box = boxOf(list)
  if (!box) return
  for (const pane of panesIn(box)) pane.classList.remove(LOADING)
  const links = linksOf(list)
  const first = links.map(paneOf).find((pane) => pane !== null)
  if (!first) return
  const panes = panesBeside(first)
  const shown = panes.filter((pane) => pane.classList.contains(ACTIVE))
  const paneOfActiveTab = links
    .filter(isActive)
    .map(paneOf)
    .find((pane) => pane !== null)
  const wanted = shown.length === 1 ? shown[0] : (paneOfActiveTab ?? shown[0] ?? panes[0])
  for (const pane of panes) {
    pane.classList.toggle(ACTIVE, pane === wanted)
    if (pane.classList.contains(FADE.on)) pane.classList.toggle(FADE.shown, pane === wanted)
  }
}
