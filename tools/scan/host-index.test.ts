import { readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { islands } from '../all-islands'
import { createHostIndex } from './host-index'
import { subjectNames } from './subject-names'

const PAGES = path.resolve(import.meta.dirname, '../../fixtures-html/pages')
const open = (html: string | Buffer) => new JSDOM(html).window.document

describe('[X06] the index of hosts', () => {
  test.each([
    ['.a', ['.a']],
    ['p.a:not(.b), #c > em', ['.a', 'em']],
    ['[data-a="x, y > z"]', ['[data-a']],
    ['.a:is(.b, .c) ~ li#d', ['#d']],
    [':is(.a, .b)', ['.a', '.b']],
    [':is(.a, :is(b)) ', undefined],
    ['.c:not(.a, p) :is(.a, .b p)', ['.a', 'p']],
    [':not(.a)', undefined],
    ['.a, *', undefined],
    ['.a\\:b', undefined],
    ['', undefined],
  ])('[X06] what is found by %j has these names: %j', (selector, names) => {
    expect(subjectNames(selector)).toEqual(names)
  })

  test.each(['home', 'feed', 'product-variable', 'search'])(
    '[X06] on the page %s it finds what the document would',
    (name) => {
      const document = open(readFileSync(path.join(PAGES, `${name}.html`)))
      const index = createHostIndex(document)
      const isOther = ({ selector }: { selector: string }) => {
        const found = index.find(selector)
        const own = [...document.querySelectorAll(selector)]
        return found.length !== own.length || found.some((host, place) => host !== own[place])
      }
      expect(islands.filter(isOther).map((island) => island.name)).toEqual([])
    },
  )

  test.each(['<!doctype html>', ''])(
    '[X06] classes in capitals count where the page says so: %j',
    (start) => {
      const document = open(`${start}<p class="CUP">Cup</p>`)
      expect(createHostIndex(document).find('.cup')).toHaveLength(document.querySelectorAll('.cup').length)
    },
  )

  test('[X06] hosts of several names come once, in the page’s order', () => {
    const document = open('<p class="b a"></p><em></em><i class="a"></i>')
    const names = createHostIndex(document)
      .find('.a, em, .b')
      .map(({ localName }) => localName)
    expect(names).toEqual(['p', 'em', 'i'])
  })

  test('[X06] a long page is walked once: a selector is tried on what bears its name', () => {
    const document = open(`<!doctype html>${'<p>Text <b>bold</b></p>'.repeat(500)}<p class="love-it">`)
    const index = createHostIndex(document)
    let tried = 0
    const { prototype } = document.defaultView?.Element ?? {}
    const matches = prototype?.matches
    Object.assign(prototype ?? {}, {
      matches(this: Element, selector: string) {
        tried += 1
        return matches?.call(this, selector)
      },
    })
    let looks = 0
    const { querySelectorAll } = document
    Object.assign(document, {
      querySelectorAll(selector: string) {
        looks += 1
        return querySelectorAll.call(document, selector)
      },
    })
    for (const { selector } of islands) index.find(selector)
    expect(tried).toBeLessThan(islands.length)
    // A page’s `:target` has no name.
    expect(looks).toBeLessThan(3)
    expect(index.find('.love-it')).toHaveLength(1)
  })
})
