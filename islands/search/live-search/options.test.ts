import { beforeEach, describe, expect, test } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import { markOptions, optionId, optionIn, rowsIn } from './options'

const TEXT = '<div class="aws_top_text">Free <a href="/engraving/">engraving</a></div>'
const item = (classes: string, content: string) =>
  `<li class="aws_result_item ${classes}"><div class="aws_result_link">${content}</div></li>`
const link = (name: string) => `<a class="aws_result_link_top" href="/${name}/">${name}</a>`
const row = (name: string, classes = '', facts = '') =>
  item(classes, `${link(name)}<span class="aws_result_content">${facts}</span>`)
const term = (name: string, taxonomy: string) => row(name, `aws_result_tag aws_result_tax_${taxonomy}`)
const MORE = '<li class="aws_result_item aws_search_more"><a href="#">View all</a></li>'
const MORE_BLOCK = '<a class="aws_result_item aws_search_more" href="#">View all</a>'
const NOTHING = '<li class="aws_result_item aws_no_result">Nothing found, <a href="/">ask us</a></li>'

let block: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<div id="aws-search-result-2" class="aws-search-result"></div>'
  block = one('.aws-search-result')
})

const list = (...rows: string[]) => {
  block.innerHTML = `<ul>${rows.join('')}</ul>`
}
const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)
const namesOfGroups = () => markOptions(block).map(({ name, ids }) => [name, ids.length])

describe('[S42] rows that can be chosen', () => {
  test('[S42] rows: all in page order, except texts and the message that nothing was found (rows 65, 68)', () => {
    list(
      TEXT,
      row('Guide', 'aws_result_top_custom_item'),
      NOTHING,
      term('Cups', 'product_cat'),
      row('Cup'),
      MORE,
    )
    expect(texts(rowsIn(block))).toEqual(['Guide', 'Cups', 'Cup', 'View all'])
  })

  test('[S42] rows: those of the block layout', () => {
    block.innerHTML = `<div class="aws_result_scroll"><div class="aws_results">${TEXT}<div class="aws_result_item">${link('Cup')}</div>${MORE_BLOCK}</div></div>`
    expect(rowsIn(block).map((element) => optionIn(element).outerHTML)).toEqual([link('Cup'), MORE_BLOCK])
  })

  test('[S42] rows: the option is the row’s own link, else its first, else the row', () => {
    list(
      item('', `<a href="/label/">Label</a>`),
      item('', `${link('Cup')}<a href="/vendor/">Vendor</a>`),
      item('', 'No link'),
      MORE,
    )
    expect(texts(rowsIn(block).map(optionIn))).toEqual(['Label', 'Cup', 'No link', 'View all'])
    expect(optionIn(rowsIn(block)[2] as HTMLElement)).toBe(rowsIn(block)[2])
  })

  test('[S42] rows: ids begin with the block’s id, so that several boxes do not share them', () => {
    expect(optionId(block, 3)).toBe('aws-search-result-2-option-3')
  })
})

describe('[S42] options', () => {
  test('[S42] options: the links are options, out of the tab order, as is the list around them', () => {
    list(row('Cup'), MORE)
    markOptions(block)
    expect(one('ul').getAttribute('role')).toBe('none')
    expect(one('ul').getAttribute('tabindex')).toBe('-1')
    for (const [index, element] of rowsIn(block).entries()) {
      const option = optionIn(element)
      expect(element.getAttribute('role')).toBe('none')
      expect(option.id).toBe(optionId(block, index))
      expect(option.getAttribute('role')).toBe('option')
      expect(option.getAttribute('tabindex')).toBe('-1')
      expect(option.getAttribute('aria-selected')).toBe('false')
    }
  })

  test('[S42] options: a row that is a link itself is the option', () => {
    block.innerHTML = MORE_BLOCK
    markOptions(block)
    expect(one('.aws_search_more').getAttribute('role')).toBe('option')
  })

  test('[S42] options: the scrolling element of the block layout leaves the tab order, and keeps its role', () => {
    block.innerHTML = `<div class="aws_result_scroll"><div class="aws_results">${MORE_BLOCK}</div></div>`
    markOptions(block)
    expect(one('.aws_result_scroll').getAttribute('tabindex')).toBe('-1')
    expect(one('.aws_result_scroll').hasAttribute('role')).toBe(false)
  })

  test('[S42] options: a list inside a row stays a list', () => {
    list(row('Cup', '', '<span class="aws_result_excerpt"><ul id="inner"><li>Gold</li></ul></span>'))
    markOptions(block)
    expect(one('#inner').hasAttribute('role')).toBe(false)
  })

  test('[S42] options: texts and the message that nothing was found are no options', () => {
    list(TEXT, NOTHING)
    expect(markOptions(block)).toEqual([])
    expect(block.querySelector('[role="option"]')).toBeNull()
    expect(one('.aws_top_text a').hasAttribute('tabindex')).toBe(false)
  })

  test('[S42] options: a row’s details describe its link, in page order', () => {
    const facts = ['count', 'stock', 'sku', 'excerpt', 'price']
      .map((name) => `<span class="aws_result_${name}">${name}</span>`)
      .join('')
    list(row('Cup', '', `${facts}<span class="aws_onsale">Sale!</span>`), row('Medal'))
    markOptions(block)
    const described = (option: Element) =>
      option
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
    expect(rowsIn(block).map((element) => described(optionIn(element)))).toEqual([
      ['count', 'stock', 'price', 'Sale!'],
      undefined,
    ])
    expect(new Set([...block.querySelectorAll('[id]')].map(({ id }) => id)).size).toBe(6)
  })

  test('[S42] options: a row without details loses its description', () => {
    list(row('Cup', '', '<span class="aws_result_price">$24.95</span>'))
    markOptions(block)
    one('.aws_result_price').remove()
    markOptions(block)
    expect(one('.aws_result_link_top').hasAttribute('aria-describedby')).toBe(false)
  })

  test('[S42] options: a growing list keeps its highlight', () => {
    list(row('Cup'), row('Medal'))
    markOptions(block)
    optionIn(rowsIn(block)[1] as HTMLElement).setAttribute('aria-selected', 'true')
    one('ul').insertAdjacentHTML('beforeend', row('Plate'))
    markOptions(block)
    const selected = rowsIn(block).map((element) => optionIn(element).getAttribute('aria-selected'))
    expect(selected).toEqual(['false', 'true', 'false'])
  })
})

describe('[S42] groups of options', () => {
  test('[S42] groups: consecutive rows with the same name form a group', () => {
    list(
      row('Guide', 'aws_result_top_custom_item aws_result_top_custom_item_guides'),
      term('Cups', 'product_cat'),
      term('Bowls', 'product_cat'),
      term('Gold', 'product_tag'),
      term('20 cm', 'pa_height'),
      row('Cup'),
      row('Medal'),
      MORE,
    )
    expect(namesOfGroups()).toEqual([
      ['Recommended', 1],
      ['Categories', 2],
      ['Tags', 1],
      ['More to browse', 1],
      ['Products', 2],
      [null, 1],
    ])
  })

  test('[S42] groups: each row is in one of them, in the order of the page', () => {
    list(row('Cup'), term('Cups', 'product_cat'), row('Medal'), MORE)
    const groups = markOptions(block)
    expect(groups.map(({ name }) => name)).toEqual(['Products', 'Categories', 'Products', null])
    expect(groups.flatMap(({ ids }) => ids)).toEqual([0, 1, 2, 3].map((index) => optionId(block, index)))
  })

  test('[S42] groups: the server’s heading is the name, without tags', () => {
    list(
      row(
        'Football',
        'aws_result_tag aws_result_tax_product_cat',
        '<span class="aws_result_heading"> <b>Sport</b>s </span>',
      ),
      row('Cup', '', '<span class="aws_result_heading"> </span>'),
    )
    expect(namesOfGroups()).toEqual([
      ['Sports', 1],
      ['Products', 1],
    ])
  })
})
