// @vitest-environment node

import { describe, expect, test } from 'vitest'
import { parsePage } from './parse-page'
import { shopKnobs, shopList } from './shop-knobs.mjs'
import { sitePage } from './site-pages.mjs'
import { shopMain } from './templates/shop-page.mjs'

const list = (query: string, page?: number) => shopList(new URLSearchParams(query), page)
const shop = (query: string) => {
  return parsePage(shopMain({ knobs: shopKnobs(new URLSearchParams(query)), part: list(query) }))
}

describe('[X04] the shop’s lists', () => {
  test.each([
    ['', 17],
    ['products=96', 24],
    ['products=96&show_products=48', 48],
    ['products=96&show_products=all', 96],
    ['products=96&show_products=131', 96],
    ['products=96&show_products=-1', 24],
    ['products=96&show_products=many', 24],
    ['products=x', 17],
  ])('[X04] the shop’s list with "%s" has %i products', (query, count) => {
    expect(list(query).products).toHaveLength(count)
  })

  test('[X04] the shop’s list: each product once, page after page, in the order that was requested', () => {
    const pages = [1, 2, 3, 4].map((page) => list('products=96&orderby=price', page).products)
    const products = pages.flat()
    expect(new Set(products.map(({ id }) => id)).size).toBe(96)
    const prices = products.map(({ cents }) => cents)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  test('[X04] the shop’s list: its forms, sidebars, columns and links to layouts', () => {
    expect(shop('').querySelectorAll('.layout-opt')).toHaveLength(7)
    expect(shop('layouts=off').querySelector('.shop-layout-opts')).toBeNull()
    expect(shop('sidebar=both').querySelectorAll('.has-both-sidebars aside.sidebar')).toHaveLength(2)
    expect(shop('columns=5').querySelector('li.product')?.getAttribute('data-width')).toBe('col-sm-sf-5')
    expect(shop('display-type=gallery').querySelector('[data-display-type="gallery"]')).not.toBeNull()
    expect(shop('list=masonry').querySelector('.multi-masonry-items > .grid-sizer')).not.toBeNull()
    expect(shop('list=full-width').querySelector('.full-width-shop .products > .sidebar')).not.toBeNull()
    expect(shop('list=preview').querySelector('.product-type-preview-slider .is-variable')).not.toBeNull()
  })

  test('[X04] the shop’s list: a page that it does not have', () => {
    const session = { cart: [], discount: {} } as unknown as Parameters<typeof sitePage>[1]
    const status = (path: string) => sitePage(new URL(path, 'https://shop.example'), session).status
    expect([status('/shop/page/4/?products=96'), status('/shop/page/5/?products=96')]).toEqual([200, 404])
  })
})
