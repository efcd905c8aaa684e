import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const DOCS = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
const PAGES = [
  'CHANGELOG.md',
  'README.md',
  ...DOCS.filter((file) => file.endsWith('.md')).map((file) => path.join('docs', file)),
]

/** Text as a reader sees it: links in code are none. */
const withoutCode = (markdown: string) =>
  markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, 'code')

/** The anchors of a page's headings, as code hosts make them. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(file, 'utf8').match(/^#+ .+$/gm) ?? []
  return headings.map((heading) =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** The links of a page that lead nowhere. */
function brokenLinks(page: string): string[] {
  const file = path.join(ROOT, page)
  const links = [...withoutCode(readFileSync(file, 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, to = '']) => to,
  )
  return links.filter((link) => {
    if (/^https?:/.test(link)) return false
    const [to = '', anchor] = link.split('#')
    const target = to ? path.resolve(path.dirname(file), to) : file
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
  })
}

describe('the pages of the documentation', () => {
  test.each(PAGES)('[X12] every link of %s leads somewhere', (page) => {
    expect(brokenLinks(page)).toEqual([])
  })

  test('[X12] every picture is on a page, and together they are under 400 kB', () => {
    const pictures = readdirSync(path.join(ROOT, 'docs/images'))
    const shown = PAGES.map((page) => readFileSync(path.join(ROOT, page), 'utf8')).join('\n')
    expect(pictures.filter((name) => !shown.includes(`](images/${name})`))).toEqual([])
    const sizes = pictures.map((name) => statSync(path.join(ROOT, 'docs/images', name)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000)
  })

  test('[X12] every page is reached from the README, by way of others', () => {
    const reached = new Set(['README.md'])
    for (const page of reached) {
      const links = readFileSync(path.join(ROOT, page), 'utf8').matchAll(/\]\(([^)\s#]+\.md)(?:#[^)]*)?\)/g)
      for (const [, link = ''] of links) reached.add(path.join(path.dirname(page), link))
    }
    expect(PAGES.filter((page) => !reached.has(page))).toEqual([])
  })
})
