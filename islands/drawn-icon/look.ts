/** How a shape looks that has no attributes for it, as drawing programs write it: in classes and styles. */

/** What a shape may look like; each of them may as well be an attribute. */
const PROPERTIES = new Set([
  'clip-path',
  'clip-rule',
  'display',
  'fill',
  'fill-opacity',
  'fill-rule',
  'opacity',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
  'stroke-width',
])
const COMMENT = /\/\*[\s\S]*?\*\//g
/** Imports, fonts, and what is only for some media. */
const AT_RULE = /@[^;{}]+(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g
const RULE = /([^{}]+)\{([^{}]*)\}/g
/** A class, an id or an element's name: what a file's own styles are about. */
const PLAIN_SELECTOR = /^[.#]?[\w-]+$/

export type Look = Readonly<Record<string, string>>

export interface Rule {
  readonly selector: string
  readonly look: Look
}

/** The declarations of a `style` attribute that may stay. */
export function lookOf(declarations: string): Look {
  const pairs = declarations.replace(COMMENT, '').split(';')
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [name = '', ...rest] = pair.split(':')
      const property = name.trim().toLowerCase()
      const value = rest.join(':').replace('!important', '').trim()
      return PROPERTIES.has(property) && value ? [[property, value]] : []
    }),
  )
}

/** The rules of a file's style sheet, as far as they are plain. */
export function rulesOf(sheet: string): Rule[] {
  const plain = sheet.replace(COMMENT, '').replace(AT_RULE, '')
  return [...plain.matchAll(RULE)].flatMap(([, selectors = '', declarations = '']) =>
    selectors
      .split(',')
      .map((selector) => selector.trim())
      .filter((selector) => PLAIN_SELECTOR.test(selector))
      .map((selector) => ({ selector, look: lookOf(declarations) })),
  )
}
