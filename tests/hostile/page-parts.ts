import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readInlineData } from '../../tools/scan/inline-data'

const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures-html')
/** Sections of whole pages are taken up to this size: larger ones repeat many widgets. */
const LONGEST_PART = 5_000
const SHORTEST_PART = 200
/** Elements that the browser runs or applies are no parts. */
const NO_PART = 'script, style, link, noscript, meta'

/** One piece of a page, with the body's classes and the globals that the page's inline scripts set. */
export interface Part {
  readonly name: string
  readonly html: string
  readonly bodyClass: string
  readonly data: ReadonlyMap<string, unknown>
}

/**
 * All widget fragments and the sections of all pages, in the same order on every machine.
 * @param parse makes a document of HTML without running its scripts
 */
export function pageParts(parse: (html: string) => Document): Part[] {
  const widgets = widgetParts(parse)
  const sections = list('pages').flatMap((file) => sectionsOf(`pages/${file}`, parse(read(`pages/${file}`))))
  return [...widgets, ...sections]
}

/** Each fragment of a widget as one part. */
export function widgetParts(parse: (html: string) => Document): Part[] {
  return list('widgets').map((file) => {
    const name = `widgets/${file}`
    const html = read(name)
    return { name, html, bodyClass: '', data: readInlineData(parse(html)) }
  })
}

const list = (folder: string) =>
  readdirSync(path.join(FIXTURES, folder))
    .filter((file) => file.endsWith('.html'))
    .sort()
const read = (file: string) => readFileSync(path.join(FIXTURES, file), 'utf8')

function sectionsOf(name: string, page: Document): Part[] {
  const data = readInlineData(page)
  const bodyClass = page.body.className
  return sectionsIn(page.body).map((html, index) => ({
    name: `${name}#${index}`,
    html,
    bodyClass,
    data,
  }))
}

/** The outermost elements that are short enough, found from above: serialising every element takes many seconds. */
function sectionsIn(element: Element): string[] {
  return [...element.children].flatMap((child) => {
    if (child.matches(NO_PART)) return []
    const html = child.outerHTML
    if (html.length > LONGEST_PART) return sectionsIn(child)
    return html.length < SHORTEST_PART ? [] : [html]
  })
}
