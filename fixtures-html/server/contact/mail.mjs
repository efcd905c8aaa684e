import { createHash } from 'node:crypto'
import { valuesOf } from './check.mjs'

/**
 * @typedef {import('./forms.mjs').ContactForm} ContactForm
 * @typedef {import('../request-body.mjs').PostedEntry} PostedEntry
 */

/** The mail to the shop; a free text is behind the last choice. @param {ContactForm} form @param {readonly PostedEntry[]} entries */
export function mailOf(form, entries) {
  const values = valuesOf(entries)
  const shown = form.controls.flatMap(({ name, type, hasFreeText }) => {
    const free = hasFreeText ? (values.get(`_wpcf7_free_text_${name}`)?.[0] ?? '') : ''
    const text = (values.get(name) ?? []).join()
    return type === 'file' || type === 'quiz' ? [] : [[name, free ? `${text} ${free}` : text]]
  })
  const files = entries.flatMap(({ name, file }) =>
    file?.name ? [{ field: name, name: file.name, bytes: file.bytes }] : [],
  )
  return { form: form.id, values: Object.fromEntries(shown), files }
}

/** The hash of the visitor's entries, without fields that change between two sends. @param {readonly PostedEntry[]} entries */
export function hashOf(entries) {
  const written = entries.filter(({ name }) => !name.startsWith('_') && !name.startsWith('ak_'))
  return createHash('md5')
    .update(JSON.stringify(written.map(({ name, value }) => [name, value])))
    .digest('hex')
}
