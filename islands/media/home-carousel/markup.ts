import { siteSelector } from '../../../src/page/site-selector'

const DEFAULT_MOVE_MS = 600
/** Contract 03 §2 and §3.1. */
export const SWIPE_PX = 40

export type Kind = 'hero' | 'categories'

/** The hero, unless the list matches the selector of the categories, as the island's row in `group.ts` has it (contract 03 §2). */
export function kindOf(list: Element): Kind {
  return list.matches(siteSelector('categoryCarousel', '.category-carousel > ul')) ? 'categories' : 'hero'
}

/**
 * How long a move takes, as for the page's sliders.
 * @param parameters the page's `#sf-option-params`, if it is there
 */
export function readMoveMs(parameters: Element | null): number {
  const text = parameters?.getAttribute('data-slider-animspeed') ?? ''
  return /^\s*\d+\s*$/.test(text) ? Number(text) : DEFAULT_MOVE_MS
}

/** The slide's text, else the alternative text of its picture, else its number. */
export const nameOf = (slide: Element | undefined, index: number): string =>
  slide?.textContent?.trim() || slide?.querySelector('img')?.alt || `${index + 1}`
