import type { Page } from '../../../src/page/page'

/** Where the site has its two carousels, unless `laurelConfig` says otherwise (contract 03 §2). */
const USUAL_CATEGORIES = '.category-carousel > ul'
const USUAL_MOVE_MS = 600

export type Kind = 'hero' | 'categories'

/** The hero unless it is the other: the registry has found it by either selector. */
export function kindOf(list: Element, { settings }: Pick<Page, 'settings'>): Kind {
  const configured = settings['categoryCarousel']
  const selector = typeof configured === 'string' && configured ? configured : USUAL_CATEGORIES
  return matches(list, selector) ? 'categories' : 'hero'
}

/** A selector from outside may be none. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}

/** How long a move takes, as for the page's sliders. @param parameters the page's `#sf-option-params`, if it is there */
export function readMoveMs(parameters: Element | null): number {
  const text = parameters?.getAttribute('data-slider-animspeed') ?? ''
  return /^\s*\d+\s*$/.test(text) ? Number(text) : USUAL_MOVE_MS
}
