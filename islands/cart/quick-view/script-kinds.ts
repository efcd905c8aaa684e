/** What browsers run, by the `type`: none, `module`, or JavaScript under any of its names. */
const JAVASCRIPT =
  /^(|module|(text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))$/i
/** Types without a slash mean something to the browser, or will. */
const DATA = /^[^/\s]+\/[^/]+$/
const DATA_ATTRIBUTE = /^(type|id|class|data-.*)$/

const typeOf = ({ type }: HTMLScriptElement) => type.trim()

/** Whether a script runs in today's browsers. */
export const isJavaScript = (script: HTMLScriptElement) =>
  JAVASCRIPT.test(typeOf(script)) && !script.hasAttribute('nomodule')

/** Whether it holds data for other scripts, as templates or JSON. */
export const isDataBlock = (script: HTMLScriptElement) =>
  DATA.test(typeOf(script)) && !JAVASCRIPT.test(typeOf(script))

/**
 * A data block as it may come into the page: the very one that was parsed. Trusted Types want a script to be made of the
 * text of any other, a copy of it among them.
 */
export function bareBlock(block: HTMLScriptElement): HTMLScriptElement {
  for (const name of block.getAttributeNames()) {
    if (!DATA_ATTRIBUTE.test(name)) block.removeAttribute(name)
  }
  return block
}
