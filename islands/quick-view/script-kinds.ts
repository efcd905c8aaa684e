import { trustedTypesPolicy } from '../../src/wire/trusted-html'

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

/** A copy of a data block for the page. */
export function dataBlockFrom(block: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement('script')
  for (const { name, value } of block.attributes) {
    if (DATA_ATTRIBUTE.test(name)) copy.setAttribute(name, value)
  }
  const text = block.textContent ?? ''
  copy.textContent = trustedTypesPolicy(window)?.createScript(text) ?? text
  return copy
}
