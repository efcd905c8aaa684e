import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsOf } from '../../tools/languages/catalogs.mjs'
import { ROOT_DIR } from './places.mjs'

const LOCALE = /^[a-z]{2}_[A-Z]{2}$/

/**
 * A page in another language: `?language=de_DE` has what laurel says in it, as the drop-in prints it, and `?dir=rtl` is
 * written from right to left.
 * @typedef {object} LanguageKnobs
 * @property {string} language of the page, as HTML names it; empty for the saved one
 * @property {string} config JSON text of `laurelConfig`, with the language's texts
 * @property {boolean} isRtl
 */

/**
 * @param {URLSearchParams} query
 * @param {string} config JSON text of `laurelConfig`, or empty
 * @returns {LanguageKnobs}
 */
export function languageKnobs(query, config) {
  const isRtl = query.get('dir') === 'rtl'
  const locale = query.get('language') ?? ''
  const file = join(ROOT_DIR, 'languages', `laurel-${locale}.po`)
  if (!LOCALE.test(locale) || !existsSync(file)) return { language: '', config, isRtl }
  const texts = textsOf(readFileSync(file, 'utf8'))
  return {
    language: locale.replace('_', '-'),
    config: JSON.stringify({ texts, ...(config && JSON.parse(config)) }),
    isRtl,
  }
}

/** @param {string} html @param {LanguageKnobs} knobs */
export function inLanguage(html, { language, isRtl }) {
  const named = language ? html.replace(/<html([^>]*) lang="[^"]*"/, `<html$1 lang="${language}"`) : html
  return isRtl ? named.replace('<html ', '<html dir="rtl" ') : named
}
