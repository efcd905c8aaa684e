import type { Adoption } from '../../../../src/dom/adoption'

const EVENT = '.cff-timeline-event, .cff-event'
/** The element `k` holds the day of a date. The plugin's CSS hides that of the end. */
const END_DAY = '.cff-date .cff-end-date k'
const END = '.cff-end-date'
const START_DAY = '.cff-start-date k'

/** Shows the last day of an event that ends on another day than it begins (contract 05 §8). */
export function showEndDay(item: Element, adopted: Adoption): void {
  if (!item.matches(EVENT)) return
  for (const day of item.querySelectorAll<HTMLElement>(END_DAY)) {
    const start = day.closest(END)?.parentElement?.querySelector(START_DAY)
    if (dayOf(day) !== dayOf(start)) adopted.style(day, 'display', 'inline')
  }
}

const dayOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
