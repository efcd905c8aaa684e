/** The types that browsers run: an empty one, `module`, and all names of JavaScript. */
const JAVASCRIPT =
  /^(|module|(text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))$/i
/** A MIME type. Browsers give types without a slash a meaning, such as `importmap`. */
const DATA = /^[^/\s]+\/[^/]+$/
const DATA_ATTRIBUTE = /^(type|id|class|data-.*)$/

const typeOf = ({ type }: HTMLScriptElement) => type.trim()

/** Whether browsers that know modules run the script. */
export const isJavaScript = (script: HTMLScriptElement) =>
  JAVASCRIPT.test(typeOf(script)) && !script.hasAttribute('nomodule')

/** Whether the script holds data for other scripts, such as JSON or a template. */
export const isDataBlock = (script: HTMLScriptElement) =>
  DATA.test(typeOf(script)) && !JAVASCRIPT.test(typeOf(script))

/**
 * Removes all attributes of a data block but those of data. The parsed element itself is used: Trusted Types refuse to
 * copy the text into a new script.
 */
export function strippedBlock(block: HTMLScriptElement): HTMLScriptElement {
  for (const name of block.getAttributeNames()) {
    if (!DATA_ATTRIBUTE.test(name)) block.removeAttribute(name)
  }
  return block
}
