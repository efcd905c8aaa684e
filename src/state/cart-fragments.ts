import { templateContent } from '../wire/trusted-html'

/** Parts of the page that show the cart: HTML by CSS selector, as the shop plugin's server answers them. */
export type CartFragments = Readonly<Record<string, string>>

/**
 * Replaces the elements that match each fragment's selector, one fragment after the other (contract 02 §3). An element
 * that is equal to the fragment stays, with its focus, hover and handlers. An invalid selector is skipped.
 */
export async function putFragments(document: Document, fragments: CartFragments): Promise<void> {
  const all = Object.entries(fragments)
  const outdated = ([selector, html]: readonly [string, string]) =>
    find(document, selector).filter((element) => !isEqual(element, html))
  if (!all.some((fragment) => outdated(fragment).length > 0)) return
  // Fetched only if needed: the sanitiser is large, and on most pages the cart is up to date.
  const { sanitisePagePart } = await import('../wire/sanitise')
  for (const fragment of all) {
    for (const element of outdated(fragment)) element.replaceWith(sanitisePagePart(fragment[1].trim()))
  }
}

function find(document: Document, selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)]
  } catch {
    return []
  }
}

function isEqual(element: Element, html: string): boolean {
  const [only, ...others] = templateContent(html.trim()).childNodes
  return others.length === 0 && only?.isEqualNode(element) === true
}
