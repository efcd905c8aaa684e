import { callOn } from '../../../src/dom/member'
import { find } from '../../../src/dom/query'
import { sanitisePagePart } from '../../../src/wire/sanitise'
import { trustedHtml } from '../../../src/wire/trusted-html'

const CONTENT = '#jckqv'
/** The number of a data block, on the placeholder that stands for it while the answer is sanitised. */
const BLOCK_ATTRIBUTE = 'data-laurel-block'

/** A product's view from the server, sanitised. */
export interface Answer {
  /** Has no executable scripts and no event handlers. */
  readonly content: HTMLElement
  /** The product's name; empty where the content has no heading. */
  readonly title: string
  /** The answer's scripts in their order; none of them has run. */
  readonly scripts: readonly HTMLScriptElement[]
}

/** @returns null for an answer without a product, such as WordPress's `0` and `-1` and error pages */
export function readAnswer(html: string): Answer | null {
  if (!html.includes('jckqv')) return null
  // In Firefox the answer's forms and pictures may take the place of its document's own members.
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  const source = find(page, CONTENT)
  if (!source) return null
  // A parser without scripting makes elements of a `noscript`'s content, which browsers take for text.
  for (const noscript of source.querySelectorAll('noscript')) noscript.remove()
  // This leaves out SVG scripts, which the sanitiser removes.
  const all = [...source.querySelectorAll('script')].filter((script) => script instanceof HTMLScriptElement)
  const blocks = all.filter(isDataBlock)
  blocks.forEach((block, index) => {
    const placeholder = callOn(page, 'createElement', 'span')
    placeholder.setAttribute(BLOCK_ATTRIBUTE, String(index))
    block.replaceWith(placeholder)
  })
  const content = sanitisePagePart(source).querySelector<HTMLElement>(CONTENT)
  if (!content) return null
  blocks.forEach((block, index) => {
    content.querySelector(`[${BLOCK_ATTRIBUTE}="${index}"]`)?.replaceWith(strippedBlock(block))
  })
  const title = content.querySelector('h1, h2')?.textContent?.trim() ?? ''
  return { content, title, scripts: all.filter(isJavaScript) }
}

/** The types that browsers run: an empty one, `module`, and all names of JavaScript. */
const JAVASCRIPT =
  /^(|module|(text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))$/i
/** A MIME type. Browsers give types without a slash a meaning, such as `importmap`. */
const DATA = /^[^/\s]+\/[^/]+$/
const DATA_ATTRIBUTE = /^(type|id|class|data-.*)$/

const typeOf = ({ type }: HTMLScriptElement) => type.trim()

/** Whether browsers that know modules run the script. */
const isJavaScript = (script: HTMLScriptElement) =>
  JAVASCRIPT.test(typeOf(script)) && !script.hasAttribute('nomodule')

/** Whether the script holds data for other scripts, such as JSON or a template. */
const isDataBlock = (script: HTMLScriptElement) =>
  DATA.test(typeOf(script)) && !JAVASCRIPT.test(typeOf(script))

/**
 * Removes all attributes of a data block but those of data. The parsed element itself is used: Trusted Types refuse to
 * copy the text into a new script.
 */
function strippedBlock(block: HTMLScriptElement): HTMLScriptElement {
  for (const name of block.getAttributeNames()) {
    if (!DATA_ATTRIBUTE.test(name)) block.removeAttribute(name)
  }
  return block
}
