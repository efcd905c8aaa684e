import { describe, expect, test } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import { boxFor } from './box-for'

const box = (id: string, form = '<form class="aws-search-form"><input></form>') =>
  `<div class="aws-container" id="${id}">${form}</div>`
const link = (attributes = '') => `<a id="link" data-aws-term-submit="cup" ${attributes}></a>`

/** Neither DOM lays anything out: all boxes can be seen but those of the class. */
function show(html: string) {
  document.body.innerHTML = html
  for (const element of document.querySelectorAll('.aws-container')) {
    const rects = element.closest('.hidden') ? [] : [new DOMRect(0, 0, 300, 44)]
    element.getClientRects = () => rects as unknown as DOMRectList
  }
}

const foundIn = (html: string) => {
  show(html)
  return boxFor(one('#link'))?.id ?? null
}

describe('[S44] the box of a term', () => {
  test.each([
    ['before it', box('a') + link(), 'a'],
    ['after it (row 33)', link() + box('a'), 'a'],
    ['on both sides: the one before', box('a') + link() + box('b'), 'a'],
    [
      'beside it, and around both',
      `<div class="aws-container" id="outer"><div>${link()}${box('a')}</div></div>`,
      'a',
    ],
    ['around it', box('first') + box('a', `<form class="aws-search-form">${link()}</form>`), 'a'],
    ['beside its parent', `${box('first')}<section><p>${link()}</p>${box('a')}</section>`, 'a'],
    ['beside it, but not next to it', `${box('first')}<div>${link()}<b></b>${box('a')}</div>`, 'a'],
  ])('[S44] the box of a term is the one %s', (_, html, id) => {
    expect(foundIn(html)).toBe(id)
  })

  const nested = (levels: number) => `${'<div>'.repeat(levels)}${link()}${'</div>'.repeat(levels)}`

  test.each([
    [3, 'near'],
    [4, 'first'],
  ])(
    '[S44] the box of a term is looked for four levels up: under %s further parents it is the %s one',
    (levels, id) => {
      expect(foundIn(`${box('first')}<section>${nested(levels)}${box('near')}</section>`)).toBe(id)
    },
  )

  test('[S44] the box of a term is else the first that can be seen', () => {
    const far = '<div>'.repeat(5) + link() + '</div>'.repeat(5)
    expect(foundIn(`<div class="hidden">${box('hidden')}</div>${box('a')}${box('b')}${far}`)).toBe('a')
    expect(foundIn(`<div class="hidden">${box('hidden')}</div>${far}`)).toBeNull()
    expect(foundIn(far)).toBeNull()
  })

  test.each([
    ['its form', '#named .aws-search-form'],
    ['the container', '#named'],
    ['what is around the container', '.around'],
    ['every form: the first of them', '.aws-search-form'],
  ])('[S44] the box of a term is the one that it names by %s', (_, selector) => {
    const html = `<div class="around">${box('named')}</div>${box('a')}${link(`data-aws-selector="${selector}"`)}`
    expect(foundIn(html)).toBe('named')
  })

  test.each([
    ['nothing on the page', '#other'],
    ['what holds no form', '#empty'],
    ['what is no selector', '##'],
    ['nothing at all', ''],
  ])('[S44] the box of a term that names %s is the nearest', (_, selector) => {
    const html = `${box('first')}<i id="empty"></i>${box('a')}${link(`data-aws-selector="${selector}"`)}`
    expect(foundIn(html)).toBe('a')
  })

  test('[S44] the box of a term is none where the named form is in no box', () => {
    const html = `<form class="aws-search-form" id="alone"></form>${link('data-aws-selector="#alone"')}`
    expect(foundIn(html)).toBeNull()
  })
})
