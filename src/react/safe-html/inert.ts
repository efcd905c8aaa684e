import { trustedHtml } from '../../wire/trusted-html'

/** Elements that are removed with their content, which is no text for people (contract 06 §3.5). */
const CODE_TAGS = 'script, style, iframe'

/** Whether the parser may make something else of a text than that text. */
export const hasMarkup = (html: string): boolean => /[<&\r\0]/.test(html)

let box: HTMLElement | undefined

/**
 * Parses HTML in a document without a window, where no script or handler runs and nothing loads. A `template` would not do:
 * its parser keeps table tags, and a stray `<col>` swallows the text after it.
 * @returns the element that holds the nodes, without scripts and styles; the next call replaces them
 */
export function parseInert(html: string): HTMLElement {
  box ??= document.implementation.createHTMLDocument('').createElement('div')
  try {
    box.innerHTML = trustedHtml(html)
  } catch {
    // The site's policy forbids parsing HTML: the source is shown as text.
    box.textContent = html
  }
  for (const code of box.querySelectorAll(CODE_TAGS)) code.remove()
  return box
}
