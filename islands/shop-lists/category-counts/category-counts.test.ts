import { describe, expect, test } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { islands } from '../../../tools/all-islands'
import { mount as island } from '.'
import { withoutParentheses } from './count'

const mount = mounter(island)

const counts = () => [...document.querySelectorAll<HTMLElement>('li span.count')]
const texts = () => counts().map(({ textContent }) => textContent)
const mountAll = () => counts().map((count) => mount(count, fakePage()))

describe('[S29] category counts', () => {
  test.each([
    ['(12)', '12'],
    [' (12) ', ' 12 '],
    ['12', '12'],
    ['', ''],
    ['()', ''],
    ['(1) (2)', '1 (2)'],
    ['((3))', '(3)'],
    ['(3', '(3'],
    [') 2 (', ') 2 ('],
  ])('[S29] category counts: "%s" becomes "%s" (PL14)', (before, after) => {
    expect(withoutParentheses(before)).toBe(after)
  })

  test('[S29] category counts: each gets the theme’s class, and is restored on unmount (PL14)', () => {
    showFragment('shop-list')
    const before = document.body.innerHTML
    mountAll()
    expect(texts()).toEqual(['12', '3', '9'])
    expect(counts().every(({ classList }) => classList.contains('show-count'))).toBe(true)
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
  })

  test('[S29] category counts: child elements stay, and text is not parsed as markup', () => {
    showFragment('shop-list.odd')
    const bold = document.querySelector('li span.count b')
    mountAll()
    expect(texts()).toEqual(['12', '(a3)', '', 'new 7', ') 2 ('])
    expect(document.querySelector('li span.count b')).toBe(bold)
    showFragment('shop-list.hostile')
    mountAll()
    expect(texts()).toEqual(['<img src=x onerror=window.hostile=1>'])
  })

  test('[S29] category counts: counts of products, attributes and posts are changed (contract 01 §27)', () => {
    document.body.innerHTML = ['product-categories', 'widget_layered_nav', 'widget_categories']
      .map(
        (name) => `<ul class="${name}"><li><a href="/c/">Cups</a> <span class="count">(3)</span></li></ul>`,
      )
      .join('')
    const { selector } = islands.find(({ name }) => name === 'category-counts') ?? {}
    expect(document.querySelectorAll(selector ?? 'none')).toHaveLength(3)
  })
})
