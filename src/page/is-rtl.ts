import type { Page } from './page'

/** Whether the page, or this part of it, is written from right to left (contract 03 §0.3). */
export function isRtl(element: Element, { document, window }: Pick<Page, 'document' | 'window'>): boolean {
  return document.body.classList.contains('rtl') || window.getComputedStyle(element).direction === 'rtl'
}
