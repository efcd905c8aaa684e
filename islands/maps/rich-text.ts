import type { Page } from '../../src/page/page'
import { parseInert } from '../../src/react/safe-html/inert'

const HAS_MARKUP = /[<&]/

/** The text of what may hold markup. */
export function plainText(html: string): string {
  const text = HAS_MARKUP.test(html) ? parseInert(html).textContent : html
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

/**
 * Fills a node with a text by users, its simple markup kept: what cleans that is fetched only for texts that have some,
 * and until it is here the node holds the text alone.
 */
export function fillWithText(node: Element, html: string, page: Pick<Page, 'report'>): void {
  node.textContent = plainText(html)
  if (!HAS_MARKUP.test(html)) return
  import('../../src/wire/sanitise').then(
    ({ sanitise }) => node.replaceChildren(sanitise(html)),
    (cause) => page.report(cause, 'load'),
  )
}
