import { templateContent } from '../wire/trusted-html'

/** Parts of the page that show the cart: HTML by CSS selector, as the shop plugin's server answers them. */
export type CartFragments = Readonly<Record<string, string>>

/**
 * Puts every fragment in the place of all that matches its selector, one after the other (contract 02 §3). What shows
 * the same already stays: focus, hover and handlers on it are not lost. A selector that is impossible is skipped.
 */
export async function putFragments(document: Document, fragments: CartFragments): Promise<void> {
  const all = Object.entries(fragments)
  const outdated = ([selector, html]: readonly [string, string]) =>
    find(document, selector).filter((element) => !shows(element, html))
  if (!all.some((fragment) => outdated(fragment).length > 0)) return
  // The sanitiser is a file of some size, and most pages show the cart as it is.
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

function shows(element: Element, html: string): boolean {
  const [only, ...others] = templateContent(html.trim()).childNodes
  return others.length === 0 && only?.isEqualNode(element) === true
}
