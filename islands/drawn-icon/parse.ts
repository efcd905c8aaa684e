import { sanitiseSvg } from '../../src/wire/sanitise-svg'
import { trustedHtml } from '../../src/wire/trusted-html'
import { type Look, lookOf, rulesOf } from './look'

/**
 * Makes a clean drawing of a file's text. What its style sheet and its style attributes say of its shapes is written
 * into attributes: a style sheet would be the whole page's, and a Content-Security-Policy may forbid both.
 * @returns undefined when it is no drawing
 */
export function parseDrawing(text: string): SVGElement | undefined {
  const { documentElement: root } = new DOMParser().parseFromString(trustedHtml(text), 'image/svg+xml')
  if (root?.localName !== 'svg' || root.querySelector('parsererror')) return undefined
  const sheets = [...root.querySelectorAll('style')]
  for (const { selector, look } of sheets.flatMap((sheet) => rulesOf(sheet.textContent ?? ''))) {
    for (const shape of root.querySelectorAll(selector)) applyLook(shape, look)
  }
  for (const shape of root.querySelectorAll('[style]')) {
    applyLook(shape, lookOf(shape.getAttribute('style') ?? ''))
  }
  return sanitiseSvg(root)
}

function applyLook(shape: Element, look: Look) {
  for (const [property, value] of Object.entries(look)) shape.setAttribute(property, value)
}
