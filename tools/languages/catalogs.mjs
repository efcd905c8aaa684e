/** The files of translators: the template of all texts, a catalog for each language, and what WordPress reads of it. */
import { mo, po } from 'gettext-parser'
import { PLACEHOLDER } from './placeholder.mjs'

/** @typedef {import('./read-texts.mjs').Text} ScriptText */
/** @typedef {import('./read-php.mjs').AdminText} AdminText */
/** @typedef {AdminText & Partial<Pick<ScriptText, 'key'>>} Text of the page's script, which has a key, or of the admin */
/** @typedef {import('gettext-parser').GetTextTranslations} Catalog */
/** @typedef {import('gettext-parser').GetTextTranslation} Entry */

/** Begins a comment for translators. */
const NOTE = 'translators: '

const OF_TEMPLATE = {
  'Project-Id-Version': 'laurel',
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Transfer-Encoding': '8bit',
  'X-Domain': 'laurel',
}

/**
 * The template: every English text once, with the keys, the notes and the files that have it.
 * @param {readonly Text[]} texts
 * @returns {string}
 */
export function templateOf(texts) {
  return written({ charset: 'utf-8', headers: OF_TEMPLATE, translations: { '': entriesOf(texts) } })
}

/**
 * A catalog brought up to date: every text of the template has its entry, translated where it was. Translations that
 * no text needs any more stay at the end, and come back with their text.
 * @param {string} source of the catalog
 * @param {readonly Text[]} texts
 * @returns {string}
 */
export function catalogOf(source, texts) {
  const { headers, translations, obsolete = {} } = po.parse(source)
  const known = { ...obsolete[''], ...translations[''] }
  const entries = entriesOf(texts)
  for (const [english, entry] of Object.entries(entries)) {
    const { msgstr, comments } = known[english] ?? {}
    if (msgstr?.length === entry.msgstr.length || (entry.msgid_plural && known[english]?.msgid_plural))
      entry.msgstr = msgstr ?? entry.msgstr
    if (comments?.translator) entry.comments = { ...commentsOf(entry), translator: comments.translator }
  }
  const unused = Object.entries(known).filter(
    ([english, { msgstr }]) => english !== '' && !entries[english] && msgstr.some(Boolean),
  )
  return written({
    charset: 'utf-8',
    headers,
    translations: { '': entries },
    ...(unused.length > 0 && { obsolete: { '': Object.fromEntries(unused) } }),
  })
}

/**
 * The translations of a catalog in gettext's binary format, which WordPress reads.
 * @param {string} source of the catalog
 * @returns {Buffer}
 */
export function compiled(source) {
  const { headers, charset, translations } = po.parse(source)
  return mo.compile({ headers, charset, translations })
}

/**
 * The English texts that a catalog does not translate.
 * @param {string} source of the catalog
 * @returns {string[]}
 */
export function untranslatedIn(source) {
  const { translations } = po.parse(source)
  return Object.values(translations[''] ?? {})
    .filter(({ msgid, msgstr }) => msgid !== '' && !msgstr.every(Boolean))
    .map(({ msgid }) => msgid)
}

/**
 * The texts that a page gets from a catalog of two plural forms, as `Laurel_Texts` makes them.
 * @param {string} source of the catalog
 * @returns {Record<string, string | { one: string, other: string }>} by key
 */
export function textsOf(source) {
  const entries = Object.values(po.parse(source).translations[''] ?? {})
  return Object.fromEntries(
    entries.flatMap(({ msgid, msgid_plural, msgstr: [one = '', other = ''], comments }) => {
      if (!msgid || !one || one === msgid) return []
      const [keys = ''] = (comments?.extracted ?? '').split('\n')
      if (!keys || keys.startsWith(NOTE)) return []
      return keys.split(', ').map((key) => [key, msgid_plural ? { one, other } : one])
    }),
  )
}

/** @param {readonly Text[]} texts @returns {Record<string, Entry>} */
function entriesOf(texts) {
  /** @type {Map<string, Text[]>} */
  const byEnglish = new Map()
  for (const text of texts) byEnglish.set(text.english, [...(byEnglish.get(text.english) ?? []), text])
  return Object.fromEntries([...byEnglish].map(([english, same]) => [english, entryOf(english, same)]))
}

/** @param {string} english @param {readonly Text[]} texts that say it @returns {Entry} */
function entryOf(english, texts) {
  const plural = texts.find((text) => text.plural !== undefined)?.plural
  const files = [...new Set(texts.flatMap((text) => text.files))].sort()
  const keys = texts.flatMap(({ key }) => key ?? [])
  const notes = new Set(texts.flatMap(({ note }) => (note ? `${NOTE}${note}` : [])))
  const isFormat = keys.length < texts.length && english.search(PLACEHOLDER) >= 0
  return {
    msgctxt: '',
    msgid: english,
    ...(plural !== undefined && { msgid_plural: plural }),
    msgstr: plural === undefined ? [''] : ['', ''],
    comments: {
      translator: '',
      flag: isFormat ? 'php-format' : '',
      previous: '',
      extracted: [keys.join(', '), ...notes].filter(Boolean).join('\n'),
      reference: files.join('\n'),
    },
  }
}

/** @param {Entry} entry */
const commentsOf = ({ comments }) =>
  comments ?? { translator: '', reference: '', extracted: '', flag: '', previous: '' }

/** @param {Catalog} catalog */
const written = (catalog) => `${po.compile(catalog, { foldLength: 0 }).toString('utf8').trimEnd()}\n`
