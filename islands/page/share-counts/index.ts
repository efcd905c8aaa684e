import { isPlainClick } from '../../../src/dom/plain-click'
import type { Mount } from '../../../src/page/island'
import { parseWebUrl } from '../../../src/page/parse-url'
import type { Scope } from '../../../src/page/scope'
import { BLOCK } from './markup'
import { showCounts } from './show-counts'

/** How often a post was shared, and the links to share it by (contract 01 §20). */
export const mount: Mount = (host, scope) => {
  if (host.matches(BLOCK)) showCounts(host, scope)
  else openInNewWindow(host, scope)
}

/** Opens a share link in a new window, unless another script already does (contract 01 §20). */
function openInNewWindow(link: HTMLElement, { document, window, listen }: Scope): void {
  // At the document, so that a script that opens the window itself has prevented the click before.
  listen(document, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (!(event.target instanceof Node && link.contains(event.target))) return
    const address = webAddress(link)
    if (!address) return
    event.preventDefault()
    window.open(address, '_blank', 'noopener')
  })
}

/** Undefined for a link that opens an app, or that runs the theme's inline script. */
function webAddress(link: HTMLElement): string | undefined {
  const href = link.getAttribute('href')
  if (!(link instanceof HTMLAnchorElement) || !href || href.startsWith('#')) return undefined
  return parseWebUrl(link.href)?.href
}
