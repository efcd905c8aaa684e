import type { Adoption } from '../../../src/dom/adoption'
import { isActive, isDisabled, isVertical, itemOf, linksOf, paneOf } from './markup'

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex], [contenteditable]'

let ids = 0

interface Tab {
  readonly link: HTMLElement
  readonly pane: HTMLElement
}

function idOf(element: HTMLElement, adopted: Adoption): string {
  if (element.id === '') {
    ids += 1
    adopted.attribute(element, 'id', `laurel-tab-${ids}`)
  }
  return element.id
}

/** Sets the roles and states of the tabs pattern of ARIA. */
export function describeTabs(list: Element, adopted: Adoption): void {
  const tabs = linksOf(list).flatMap((link) => {
    const pane = paneOf(link)
    return pane ? [{ link, pane }] : []
  })
  // A tablist may only contain tabs, so a list with a link to another page gets no roles.
  if (tabs.length > 0 && tabs.length === linksOf(list).length) describeRoles(list, tabs, adopted)
  for (const { link } of tabs) adopted.attribute(link, 'aria-expanded', String(isActive(link)))
}

function describeRoles(list: Element, tabs: readonly Tab[], adopted: Adoption) {
  adopted.attribute(list, 'role', 'tablist')
  if (isVertical(list)) adopted.attribute(list, 'aria-orientation', 'vertical')
  const current = tabs.find(({ link }) => isActive(link)) ?? tabs[0]
  for (const tab of tabs) {
    const { link, pane } = tab
    if (itemOf(link) !== link) adopted.attribute(itemOf(link), 'role', 'presentation')
    adopted.attribute(link, 'role', 'tab')
    adopted.attribute(link, 'aria-selected', String(isActive(link)))
    adopted.attribute(link, 'aria-controls', pane.id)
    adopted.attribute(link, 'tabindex', tab === current ? '0' : '-1')
    if (isDisabled(link)) adopted.attribute(link, 'aria-disabled', 'true')
    adopted.attribute(pane, 'role', 'tabpanel')
    // A pane without a focusable element is a tab stop itself.
    if (!pane.querySelector(FOCUSABLE)) adopted.attribute(pane, 'tabindex', '0')
    adopted.attribute(pane, 'aria-labelledby', idOf(link, adopted))
  }
}
