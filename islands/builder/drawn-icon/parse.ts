import { sanitiseSvg } from '../../../src/wire/sanitise-svg'
import { trustedHtml } from '../../../src/wire/trusted-html'
import { type Look, lookOf, rulesOf } from './look'

/** What a sheet says of some shapes, by its properties: the later word counts. */
type Said = Map<string, { readonly value: string; readonly order: number }>

/**
 * Makes a clean drawing of a file's text. What its style sheet and its style attributes say of its shapes is written
 * into attributes: a style sheet would be the whole page's, and a Content-Security-Policy may forbid both.
 * @returns undefined when it is no drawing
 */
export function parseDrawing(text: string): SVGElement | undefined {
  const { documentElement: root } = new DOMParser().parseFromString(trustedHtml(text), 'image/svg+xml')
  if (root?.localName !== 'svg' || root.querySelector('parsererror')) return undefined
  const said = saidIn(root.querySelectorAll('style'))
  if (said.size > 0) for (const shape of root.querySelectorAll('*')) applyLook(shape, sheetLook(shape, said))
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

/** Each rule and each shape is looked at once: a file may have thousands of both. */
function saidIn(sheets: Iterable<Element>): Map<string, Said> {
  const rules = [...sheets].flatMap((sheet) => rulesOf(sheet.textContent ?? ''))
  const said = new Map<string, Said>()
  for (const [order, { selector, look }] of rules.entries()) {
    const ofSelector = said.get(selector) ?? new Map()
    said.set(selector, ofSelector)
    for (const [property, value] of Object.entries(look)) ofSelector.set(property, { value, order })
  }
  return said
}

function sheetLook(shape: Element, said: ReadonlyMap<string, Said>): Look {
  const selectors = [shape.localName, `#${shape.id}`, ...[...shape.classList].map((name) => `.${name}`)]
  const found = selectors.flatMap((selector) => [...(said.get(selector) ?? [])])
  found.sort(([, a], [, b]) => a.order - b.order)
  return Object.fromEntries(found.map(([property, { value }]) => [property, value]))
}

function applyLook(shape: Element, look: Look) {
  for (const [property, value] of Object.entries(look)) shape.setAttribute(property, value)
}
