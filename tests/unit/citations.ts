import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CONTRACT = path.join(ROOT, 'docs/contract')

/** A place where a text names one of the documents in `docs/contract`, or a part of one. */
export interface Citation {
  /** Where it begins in the text. */
  readonly index: number
  /** As it is written. */
  readonly text: string
  /** `05`, `storefront`; undefined where a section is named and no document. */
  readonly document: string | undefined
  /** `6.2`, `B4`, `E8.2`; undefined for the document as a whole. */
  readonly section: string | undefined
}

/** Blanks, or a line's end with what comments begin their next line with. */
const GAP = String.raw`(?:[^\S\n]*\n[^\S\n]*(?:\*|//|#)?[^\S\n]*|[^\S\n]+)`
const NUMBER = String.raw`\d+(?:\.\d+)*`
/** `§6.2`, `B4`, `E-41`, but no feature such as `S51`. */
const SECTION = String.raw`§[A-Z]?${NUMBER}|(?![SPFX]\d\d)[A-Z]-?${NUMBER}(?!\w)`
/** A letter alone is a part of a chapter: it counts only right behind the chapter's number. */
const FIRST_SECTION = String.raw`${SECTION}|§?[A-F](?![\w'’-])`
const SEPARATOR = `,?${GAP}(?:and|to|or)${GAP}|[,;]${GAP}|[,–-]`
const NEXT_SECTION = String.raw`(?:${SEPARATOR})(?:(\d\d)${GAP})?(${SECTION})`

const CHAPTER = new RegExp(
  String.raw`\b(?:[Cc]ontract|[Cc]hapter)s?${GAP}(\d\d)(?!\d)(?:${GAP}(${FIRST_SECTION}))?((?:${NEXT_SECTION})*)`,
  'g',
)
const SPECIFICATION = new RegExp(
  String.raw`\b[Ss]pec${GAP}([a-z-]+(?:${GAP}[a-z-]+)*)${GAP}(§${NUMBER})((?:${NEXT_SECTION})*)`,
  'g',
)
/** A document as a whole; a spec file of the tests is none. */
const WHOLE_SPECIFICATION = new RegExp(
  String.raw`\b[Ss]pec${GAP}(?!files?\b|says\b|runs\b)([a-z-]+(?:${GAP}and${GAP}page${GAP}builder)?)`,
  'g',
)
/** Sections of other documents. */
const OTHER_DOCUMENT = /\bRFC \d+ §[\d.]+/g
const SECTION_ALONE = new RegExp(`§[A-Z]?${NUMBER}`, 'g')

/** @param own the document that the text is: there, a section without a document is one of its own */
export function findCitations(text: string, own?: string): Citation[] {
  const named = [CHAPTER, SPECIFICATION].flatMap((pattern) => [...text.matchAll(pattern)].flatMap(read))
  const spans = [CHAPTER, SPECIFICATION, OTHER_DOCUMENT].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length] as const),
  )
  const isAlone = ({ index }: RegExpExecArray) => !spans.some(([start, end]) => start <= index && index < end)
  const whole = [...text.matchAll(WHOLE_SPECIFICATION)].filter(isAlone).flatMap(read)
  const alone = [...text.matchAll(SECTION_ALONE)]
    .filter(isAlone)
    .map(({ index, 0: mark }) => ({ index, text: mark, document: own, section: sectionOf(mark) }))
  return [...named, ...whole, ...alone].sort((left, right) => left.index - right.index)
}

/** The first section that a match names, and the sections after that, of the same document or of another chapter. */
function read({ index, 0: whole, 1: name = '', 2: first, 3: rest = '' }: RegExpExecArray): Citation[] {
  const text = whole.replace(new RegExp(GAP, 'g'), ' ')
  let document = name.replace(new RegExp(GAP, 'g'), ' ')
  const citations = [{ index, text, document, section: first && sectionOf(first) }]
  for (const [, chapter = document, section = ''] of rest.matchAll(new RegExp(NEXT_SECTION, 'g'))) {
    document = chapter
    citations.push({ index, text, document, section: sectionOf(section) })
  }
  return citations
}

const sectionOf = (mark: string) => mark.replace('§', '')

/** @returns its file, undefined where there is none of that name */
function fileOf(document: string): string | undefined {
  const isChapter = /^\d/.test(document)
  return readdirSync(CONTRACT).find((file) =>
    isChapter ? file.startsWith(`${document}-`) : file === `${document.replaceAll(' ', '-')}.md`,
  )
}

const known = new Map<string, ReadonlySet<string>>()

/** @returns the sections of a document, undefined where there is no such document */
function sectionsOf(document: string): ReadonlySet<string> | undefined {
  const file = known.has(document) ? undefined : fileOf(document)
  if (file) known.set(document, readSections(readFileSync(path.join(CONTRACT, file), 'utf8')))
  return known.get(document)
}

const HEADING = new RegExp(String.raw`^#{2,6} (${NUMBER}|[A-F]\d*)(?:\.|\s)`)
const ROW_WITH_ID = new RegExp(String.raw`^\|\s*\**([A-Z]-?${NUMBER})\**\s*\|`)
const NUMBERED_PART = /^(?:\|\s*(?=\**\d+\**\s*\|)\**|\s*(?=\d+\. ))(\d+)/
/** Below `8` a number would read as that of a heading: only `8.2` and `E8` have parts. */
const HAS_PARTS = /[.A-Z]/

/** @returns the numbered headings, numbered rows and items below some of them (`8.2.4`), and rows with ids (`D5`) */
export function readSections(markdown: string): ReadonlySet<string> {
  const sections = new Set<string>()
  let heading = ''
  let isCode = false
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode
    if (isCode) continue
    heading = HEADING.exec(line)?.[1] ?? heading
    if (heading) sections.add(heading)
    const id = ROW_WITH_ID.exec(line)?.[1]
    if (id) sections.add(id)
    const part = HAS_PARTS.test(heading) && NUMBERED_PART.exec(line)?.[1]
    if (part) sections.add(`${heading}.${part}`)
  }
  return sections
}

/** @returns what is wrong with a citation, undefined where it names a heading that is there */
export function faultOf({ document, section }: Citation): string | undefined {
  if (document === undefined) return 'names no document'
  const sections = sectionsOf(document)
  if (!sections) return `there is no document ${document}`
  return section === undefined || sections.has(section) ? undefined : `${document} has no section ${section}`
}

/** A test's title or case that ends with `(17.67)`, `(A-33, A-34)`, `(rows 42, 44)`, `(03 16.1, 14.2)` or `(15.6 E09 to E11)`. */
export interface RowCitation {
  readonly index: number
  readonly text: string
  readonly rows: readonly { readonly id: string; readonly document: string | undefined }[]
}

const ROW = String.raw`(?:[A-Z]{1,2}-?)?\d+(?:\.\d+)*[a-z]?`
const ROW_OF_CHAPTER = new RegExp(String.raw`(?:(\d\d) )?(${ROW})`, 'g')
const ROWS = new RegExp(
  String.raw`(?<=\s)\((rows? )?((?:\d\d )?${ROW}(?:(?:, | and | to | |–|-)(?:\d\d )?${ROW})*)\)`,
  'g',
)
/** The feature's id at the beginning of a title. */
const FEATURE = /\[[XSPFE]\d\d\]/

/** A number alone counts only in a title, or after `row`: elsewhere it may be anything. */
export function findRows(text: string): RowCitation[] {
  return [...text.matchAll(ROWS)].flatMap(({ index, 0: whole, 1: word, 2: list = '' }) => {
    const before = text.slice(text.lastIndexOf('\n', index) + 1, index)
    if (/^\d+$/.test(list) && !word && !FEATURE.test(before)) return []
    const rows = [...list.matchAll(ROW_OF_CHAPTER)].map(([, document, id = '']) => ({ id, document }))
    return [{ index, text: whole, rows }]
  })
}

const TABLE_ROW = new RegExp(String.raw`^\|\s*\**(${ROW})\**\s*\|`)
const rowsByDocument = new Map<string, ReadonlySet<string>>()

/** @returns the ids of a document's rows, numbers with and without that of their heading: `67`, `17.67` */
function rowsOf(document: string): ReadonlySet<string> {
  const known = rowsByDocument.get(document)
  if (known) return known
  const rows = new Set<string>()
  const file = fileOf(document)
  let heading = ''
  for (const line of file ? readFileSync(path.join(CONTRACT, file), 'utf8').split('\n') : []) {
    heading = HEADING.exec(line)?.[1] ?? heading
    const id = TABLE_ROW.exec(line)?.[1]
    if (id) rows.add(id).add(`${heading}.${id}`)
  }
  rowsByDocument.set(document, rows)
  return rows
}

/**
 * The fault of a row that a test names. A row without a chapter belongs to a document that the test's file names,
 * else to one that the code beside it names; it must be in exactly one of them.
 */
export function rowFault(id: string, named: readonly (readonly string[])[]): string | undefined {
  for (const documents of named) {
    const found = documents.filter((document) => rowsOf(document).has(id))
    const sections = documents.filter((document) => sectionsOf(document)?.has(id))
    const [first, second] = found.length > 0 ? found : sections
    if (first && !second) return undefined
    if (second) return `${id} is in ${first} and in ${second}`
  }
  const documents = named.flat()
  return documents.length > 0 ? `${id} is no row of ${documents.join(', ')}` : `${id} is of no document`
}

const TEST = /\.(?:test|spec|walk|wp)\.tsx?$|\.test\.php$/

const documentsIn = (text: string): string[] => [
  ...new Set(findCitations(text).flatMap(({ document }) => document ?? [])),
]

const byFolder = new Map<string, readonly string[]>()

/** The documents that the code in a test's folder names; browser tests are beside no code. */
function documentsBeside(file: string): readonly string[] {
  if (path.dirname(file) === 'tests') return []
  const folder = path.dirname(path.join(ROOT, file))
  const known = byFolder.get(folder)
  if (known) return known
  const code = readdirSync(folder).filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !TEST.test(name))
  const found = documentsIn(code.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n'))
  byFolder.set(folder, found)
  return found
}

/** @returns one line for each row that a test file names and that leads nowhere */
function wrongRows(file: string, text: string): string[] {
  const named = [documentsIn(text), documentsBeside(file)]
  return findRows(text).flatMap(({ index, text: citation, rows }) =>
    rows.flatMap(({ id, document }) => {
      const fault = rowFault(id, document ? [[document]] : named)
      return fault ? [`${file}:${text.slice(0, index).split('\n').length}: “${citation}”: ${fault}`] : []
    }),
  )
}

const FOLDERS = [
  'src',
  'islands',
  'legacy-shims',
  'tests',
  'tools',
  'wordpress',
  'bench',
  'fixtures-html',
  'docs',
]
const FILES = ['README.md', 'build.mjs']
const TEXT = /\.(?:tsx?|mjs|js|css|html|php|md|json|txt|svg|sh)$/
/** Installed and built files, and the examples of citations in their own test. */
const LEFT_OUT = /\/(?:node_modules|dist)\/|\/citations\./

function filesIn(folder: string): string[] {
  const names = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  return names.map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
}

/** The project's texts, from its root. */
export function textFiles(): string[] {
  return [...FOLDERS.flatMap(filesIn), ...FILES].filter((file) => TEXT.test(file) && !LEFT_OUT.test(file))
}

/** @returns one line for each citation in a file that leads nowhere: `file:line: citation: what is wrong` */
export function wrongCitations(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const inTitles = TEST.test(file) ? wrongRows(file, text) : []
  const own = /^docs\/contract\/(?:(\d\d)-.*|(?!README)(.*))\.md$/.exec(file)
  const wrong = findCitations(text, own?.[1] ?? own?.[2]?.replaceAll('-', ' ')).flatMap((citation) => {
    const fault = faultOf(citation)
    const line = text.slice(0, citation.index).split('\n').length
    return fault ? [`${file}:${line}: “${citation.text}”: ${fault}`] : []
  })
  return [...wrong, ...inTitles]
}
