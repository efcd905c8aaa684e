import { isPlainClick } from '../../../src/dom/plain-click'
import { parseWebUrl } from '../../../src/page/parse-url'
import type { Scope } from '../../../src/page/scope'

/** Opens a share link in a window of its own, unless somebody has done so already (contract 01 §20). */
export function openApart(link: HTMLElement, { document, window, listen }: Scope): void {
  // At the document: whoever opens a window by itself says so before.
  listen(document, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (!(event.target instanceof Node && link.contains(event.target))) return
    const address = webAddress(link)
    if (!address) return
    event.preventDefault()
    window.open(address, '_blank', 'noopener')
  })
}

/** Others open an app, or run what the theme has written there. */
function webAddress(link: HTMLElement): string | undefined {
  const href = link.getAttribute('href')
  if (!(link instanceof HTMLAnchorElement) || !href || href.startsWith('#')) return undefined
  return parseWebUrl(link.href)?.href
}
