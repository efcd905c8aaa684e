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
  const [width, height] = [pxOf(root, 'width'), pxOf(root, 'height')]
  // It is to be as large as its place.
  if (!root.hasAttribute('viewBox') && width && height) root.setAttribute('viewBox', `0 0 ${width} ${height}`)
  return sanitiseSvg(root)
}

/** @returns undefined where it says none, or in other units */
function pxOf(root: Element, side: 'width' | 'height'): number | undefined {
  const [, px] = /^\s*([\d.]+)(?:px)?\s*$/.exec(root.getAttribute(side) ?? '') ?? []
  return Number(px) || undefined
}

function applyLook(shape: Element, look: Look) {
  for (const [property, value] of Object.entries(look)) shape.setAttribute(property, value)
}
