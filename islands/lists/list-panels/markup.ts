import { ancestorsOf } from '../../../src/dom/ancestors'

/** Contract 03 §5.4, §5.5. */
const TRIGGER = '.blog-slideout-trigger'
const PANEL = '.filter-slide-wrap'
const LIST = '.aux-list'
export const SELECTED_CLASS = 'selected'
/** The theme's class for five columns. */
export const COLUMN_CLASS = 'col-sm-sf-5'

/** An entry that opens one of the panel's lists. */
export interface Trigger {
  readonly link: HTMLElement
  readonly li: HTMLElement
  /** The list's name: `categories`, `tags` ... */
  readonly type: string
}

export const triggersIn = (options: Element): Trigger[] =>
  [...options.querySelectorAll<HTMLElement>(TRIGGER)].flatMap((link) => {
    const type = link.getAttribute('data-aux')
    return type ? [{ link, li: link.closest('li') ?? link, type }] : []
  })

/** The panel in the nearest ancestor that holds one. */
export function panelNear(element: Element): HTMLElement | undefined {
  for (const around of ancestorsOf(element)) {
    const panel = around.querySelector<HTMLElement>(PANEL)
    if (panel) return panel
  }
  return undefined
}

export const listsIn = (panel: Element) => [...panel.querySelectorAll<HTMLElement>(LIST)]
export const isOfType = (list: Element, type: string) => list.classList.contains(`aux-${type}`)
export const entriesIn = (panel: Element) => [...panel.querySelectorAll(`${LIST} li`)]
export const labelsIn = (panel: Element) => [...panel.querySelectorAll(`${LIST} li a span`)]

/** Whether the element is the link of older pages that opens the filters. */
export const isFilterLink = (element: Element) => element.matches('.filter-wrap > a')
