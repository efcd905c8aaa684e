import { sanitiseSvg } from '../../../src/wire/sanitise-svg'
import { trustedHtml } from '../../../src/wire/trusted-html'
import { type Look, lookOf, rulesOf } from './look'

/** The declarations for one selector, by property: the last one applies. */
type Declarations = Map<string, { readonly value: string; readonly order: number }>

/**
 * Parses and sanitises an SVG file. Its style sheet and style attributes become presentation attributes: the style
 * sheet would apply to the whole page, and a Content-Security-Policy may forbid both.
 * @returns undefined when it is no SVG
 */
export function parseDrawing(text: string): SVGElement | undefined {
  const { documentElement: root } = new DOMParser().parseFromString(trustedHtml(text), 'image/svg+xml')
  if (root?.localName !== 'svg' || root.querySelector('parsererror')) return undefined
  const rules = readSheets(root.querySelectorAll('style'))
  if (rules.size > 0)
    for (const shape of root.querySelectorAll('*')) applyLook(shape, sheetLook(shape, rules))
  for (const shape of root.querySelectorAll('[style]')) {
    applyLook(shape, lookOf(shape.getAttribute('style') ?? ''))
  }
  const [width, height] = [pxOf(root, 'width'), pxOf(root, 'height')]
  // The view box lets the icon scale to its host.
  if (!root.hasAttribute('viewBox') && width && height) root.setAttribute('viewBox', `0 0 ${width} ${height}`)
  return sanitiseSvg(root)
}

/** @returns undefined without a size, or in another unit */
function pxOf(root: Element, side: 'width' | 'height'): number | undefined {
  const [, px] = /^\s*([\d.]+)(?:px)?\s*$/.exec(root.getAttribute(side) ?? '') ?? []
  return Number(px) || undefined
}

/** The declarations by selector, so that each rule and each shape is visited once: a file may have thousands of both. */
function readSheets(sheets: Iterable<Element>): Map<string, Declarations> {
  const rules = [...sheets].flatMap((sheet) => rulesOf(sheet.textContent ?? ''))
  const bySelector = new Map<string, Declarations>()
  for (const [order, { selector, look }] of rules.entries()) {
    const declarations = bySelector.get(selector) ?? new Map()
    bySelector.set(selector, declarations)
    for (const [property, value] of Object.entries(look)) declarations.set(property, { value, order })
  }
  return bySelector
}

function sheetLook(shape: Element, rules: ReadonlyMap<string, Declarations>): Look {
  const selectors = [shape.localName, `#${shape.id}`, ...[...shape.classList].map((name) => `.${name}`)]
  const found = selectors.flatMap((selector) => [...(rules.get(selector) ?? [])])
  found.sort(([, a], [, b]) => a.order - b.order)
  return Object.fromEntries(found.map(([property, { value }]) => [property, value]))
}

function applyLook(shape: Element, look: Look) {
  for (const [property, value] of Object.entries(look)) shape.setAttribute(property, value)
}
