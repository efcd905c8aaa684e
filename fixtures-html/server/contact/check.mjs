/**
 * @typedef {import('./schema.mjs').Rule} Rule
 * @typedef {import('../request-body.mjs').PostedEntry} PostedEntry
 */

/** @type {Readonly<Record<string, RegExp>>} */
const SHAPES = {
  email: /^[^@\s]+@[\w-]+(?:\.[\w-]+)+$/,
  number: /^-?\d+(?:\.\d+)?$/,
  tel: /^\+?\d{6,15}$/,
  date: /^\d{4,}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
}
const PICTURES = /\.(?:jpe?g|gif|png|bmp|tiff?|webp|ico|heic)$/i

/**
 * All values by field, without the brackets of lists.
 * @param {readonly PostedEntry[]} entries
 */
export function valuesOf(entries) {
  /** @type {Map<string, string[]>} */
  const values = new Map()
  for (const { name, value, file } of entries) {
    if (file) continue
    const field = name.replace(/\[\]$/, '')
    values.set(field, name === field ? [value] : [...(values.get(field) ?? []), value])
  }
  return values
}

/**
 * The first error of each field.
 * @param {readonly Rule[]} rules
 * @param {readonly PostedEntry[]} entries
 * @returns {Map<string, string>}
 */
export function failures(rules, entries) {
  const values = valuesOf(entries)
  /** @type {Map<string, string>} */
  const errors = new Map()
  for (const rule of rules) {
    const given = (values.get(rule.field) ?? []).map((text) => text.trim()).filter(Boolean)
    const files = entries.filter(({ name, file }) => name === rule.field && file?.name)
    if (!errors.has(rule.field) && !passes(rule, given, files)) errors.set(rule.field, rule.error)
  }
  return errors
}

/** @param {Rule} rule @param {readonly string[]} given @param {readonly PostedEntry[]} files */
function passes({ rule, threshold = '', accept = [] }, given, files) {
  const length = given.join('').replaceAll('\r\n', '\n').length
  switch (rule) {
    case 'required':
      return given.length > 0
    case 'requiredfile':
      return files.length > 0
    case 'file':
      return files.every(({ file }) => PICTURES.test(file?.name ?? ''))
    case 'maxfilesize':
      return files.reduce((sum, { file }) => sum + (file?.bytes ?? 0), 0) <= Number(threshold)
    case 'enum':
      return given.every((text) => accept.includes(text))
    case 'maxitems':
      return given.length <= Number(threshold)
    case 'minlength':
      return length === 0 || length >= Number(threshold)
    case 'maxlength':
      return length <= Number(threshold)
    case 'url':
      return given.every((text) => URL.canParse(text))
    case 'tel':
      return given.every((text) => SHAPES['tel']?.test(text.replaceAll(/[()/.*#\s-]/g, '')))
    case 'minnumber':
      return given.every((text) => !SHAPES['number']?.test(text) || Number(text) >= Number(threshold))
    case 'maxnumber':
      return given.every((text) => !SHAPES['number']?.test(text) || Number(text) <= Number(threshold))
    case 'mindate':
      return given.every((text) => !SHAPES['date']?.test(text) || text >= String(threshold))
    case 'maxdate':
      return given.every((text) => !SHAPES['date']?.test(text) || text <= String(threshold))
    default:
      return given.every((text) => SHAPES[rule]?.test(text) ?? true)
  }
}
