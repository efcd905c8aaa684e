/** Contract 03 §6. */
const ITEM = '.blog-item'
const PARTS = '.timeline-item-format-icon, .timeline-item-content-wrap'
export const HIDDEN_CLASS = 'is-hidden'
export const SHOWN_CLASS = 'bounce-in'

export const itemsOf = (timeline: Element): Element[] => [...timeline.querySelectorAll(ITEM)]
export const partsOf = (item: Element): HTMLElement[] => [...item.querySelectorAll<HTMLElement>(PARTS)]
