import type { Page } from '../../src/page/page'
import { parseInert } from '../../src/react/safe-html/inert'

const HAS_MARKUP = /[<&]/

/** The text without its markup. */
export function plainText(html: string): string {
  const text = HAS_MARKUP.test(html) ? parseInert(html).textContent : html
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

/**
 * Fills a node with text that users wrote, keeping its simple markup. The sanitiser is fetched only when
 * there is markup; until it has arrived, the node shows the plain text.
 */
export function fillWithText(node: Element, html: string, page: Pick<Page, 'report'>): void {
  node.textContent = plainText(html)
  if (!HAS_MARKUP.test(html)) return
  import('../../src/wire/sanitise').then(
    ({ sanitise }) => node.replaceChildren(sanitise(html)),
    (cause) => page.report(cause, 'load'),
  )
}
