import { redirect } from '../reply.mjs'
import { DETAILS_PATH, REVIEW_PATH, roomOn, SETTINGS_PATH } from './engraving-pages.mjs'

const MOST_BYTES = 5_000_000
const EXTENSION = /\.(jpe?g|png|cdr|eps|gif|ai)$/i
const DATE = /^(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/\d{4}$/

/** The name of what one of the three pages posts, for faults and the journal. @param {Record<string, string>} fields */
export function engravingCall(fields) {
  if ('deliverydate' in fields) return 'engraving-settings'
  if ('product_key[]' in fields) return 'engraving-details'
  return 'engraving_completion' in fields ? 'engraving-review' : undefined
}

/**
 * Takes what the three pages post, as the trophy plugin does: what is wrong leads back to the page that it came from.
 * @param {import('../visit.mjs').Visit} visit
 * @returns {{ path: string, errors: readonly string[] } | undefined} the page to show; undefined when it was redirected
 */
export function takeEngraving(visit) {
  const { url, fields, session } = visit
  const call = engravingCall(fields)
  if (call === 'engraving-settings') {
    const errors = takeSettings(visit)
    return { path: errors.length > 0 ? SETTINGS_PATH : url.pathname, errors }
  }
  if (call === 'engraving-details') {
    const errors = takeLines(visit)
    return { path: errors.length > 0 ? DETAILS_PATH : REVIEW_PATH, errors }
  }
  if (call === 'engraving-review') {
    session.engraving.isComplete = true
    redirect(visit.response, '/checkout/')
    return undefined
  }
  return { path: url.pathname, errors: [] }
}

/** @param {import('../visit.mjs').Visit} visit */
function takeSettings({ url, fields, entries, session }) {
  const { engraving } = session
  const process = oneOn(fields, {
    online: 'tmmengravingdetail',
    mail: 'tmmengravingemail',
    none: 'tmmnoengraving',
  })
  const logo = oneOn(fields, {
    upload: 'tmmengravinglogo',
    existing: 'tmmexistingengravinglogo',
    none: 'tmmforgoengravinglogo',
  })
  const files = entries.flatMap(({ file }) => (file && file.name !== '' ? [file] : []))
  const errors = [
    ...(process.length === 1 ? [] : ['Choose one way of engraving.']),
    ...(process[0] === 'online' && logo.length !== 1 ? ['Choose one kind of logo.'] : []),
    ...(process[0] !== 'online' && logo.length > 0 ? ['A logo is engraved only with a wording.'] : []),
    ...(process[0] === 'online' && url.pathname !== DETAILS_PATH ? ['The wording is missing.'] : []),
    ...(DATE.test(fields['deliverydate'] ?? '') ? [] : ['The date must be mm/dd/yyyy.']),
    ...files.flatMap(({ name, bytes }) =>
      bytes > MOST_BYTES || !EXTENSION.test(name) ? [`We cannot take ${name}.`] : [],
    ),
    ...(logo[0] === 'upload' && files.length === 0 && !fields['trophy_upload_id']
      ? ['The logo is missing.']
      : []),
  ]
  engraving.delivery = fields['deliverydate'] ?? ''
  engraving.presentation = fields['presentationdate'] ?? ''
  if (errors.length > 0) return errors
  engraving.process = /** @type {import('./engraving-state.mjs').Process} */ (process[0] ?? '')
  engraving.logo = /** @type {import('./engraving-state.mjs').LogoChoice} */ (logo[0] ?? '')
  if (files.length > 0) engraving.uploads = files.map(({ name }) => name)
  else if (!fields['trophy_upload_id']) engraving.uploads = []
  return []
}

/** @param {Record<string, string>} fields @param {Readonly<Record<string, string>>} names */
function oneOn(fields, names) {
  return Object.entries(names).flatMap(([choice, name]) => (fields[name] ? [choice] : []))
}

/** @param {import('../visit.mjs').Visit} visit */
function takeLines({ entries, fields, session }) {
  const keys = entries.filter(({ name }) => name === 'product_key[]').map(({ value }) => value)
  const { cart, engraving } = session
  if (keys.some((key) => !cart.some((line) => line.key === key))) return ['Your cart has changed.']
  /** @type {string[]} */
  const errors = []
  for (const [index, key] of keys.entries()) {
    const line = cart.find((each) => each.key === key)
    if (!line) continue
    const { lines, limit } = roomOn(line)
    const count = Number(fields['item_qty[]']?.split(',')[index] ?? 0)
    engraving.lines[key] = Array.from({ length: count }, (_, piece) => {
      const texts = entries
        .filter(({ name }) => name === `line_${index}_${piece}[]`)
        .map(({ value }) => value)
      if (texts.length !== lines || texts.some((text) => text.length > limit)) {
        errors.push(`Piece ${piece + 1} of ${index + 1} is not as we printed it.`)
      }
      return texts.map((text, row) => {
        const logo = fields[`logo_${index}_${piece}[${row}]`] === '1'
        if (logo && text.trim()) errors.push(`Piece ${piece + 1}: a line has text or the logo.`)
        return { text, logo }
      })
    })
  }
  return errors
}
