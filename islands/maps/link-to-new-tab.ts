import { safeUrl } from '../../src/page/safe-url'
import { plainText } from './rich-text'

/** The link of an info window, which keeps the page open; undefined without an address or a text. */
export function linkToNewTab(address: string, label: string): HTMLAnchorElement | undefined {
  const [href, text] = [safeUrl(address.trim()), plainText(label)]
  if (!href || !text) return undefined
  const link = document.createElement('a')
  link.href = href
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = text
  return link
}
