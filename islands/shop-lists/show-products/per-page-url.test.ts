import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { perPageUrl } from './per-page-url'

const SHOP = 'https://shop.example'
const to = (href: string, current: string) => perPageUrl(href, SHOP + current)?.replace(SHOP, '') ?? null

describe('[S30] show products: the address', () => {
  test.each([
    // [PL10]
    ['?show_products=48', '/shop/page/3/?orderby=price#x', '/shop/?orderby=price&show_products=48'],
    // [PL11]
    ['?show_products=48', '/shop/?show_products=24&orderby=price', '/shop/?show_products=48&orderby=price'],
    ['?show_products=48', '/shop/?show_products=24&show_products=9', '/shop/?show_products=48'],
    ['?show=48', '/shop/page/12', '/shop?show=48'],
    ['?show=48', '/shop/?show_products=24', '/shop/?show=48'],
    ['?show_products=48', '/shop/?show=24&orderby=price', '/shop/?orderby=price&show_products=48'],
    [
      '/shop/?show_products=all',
      '/product-category/cups/page/2/',
      '/product-category/cups/?show_products=all',
    ],
    ['?a=1&show_products=48&b=2#top', '/shop/', '/shop/?show_products=48'],
    ['?show_products=48', '/page/2/', '/?show_products=48'],
    ['?show_products=48', '/page/2', '/?show_products=48'],
    ['?show_products=48', '/shop/page/2/extra/', '/shop/extra/?show_products=48'],
    ['?show_products=48', '/homepage/2/', '/homepage/2/?show_products=48'],
    ['?show_products=48', '/shop/page/two/', '/shop/page/two/?show_products=48'],
    ['?show_products=48', '/?post_type=product&paged=3', '/?post_type=product&show_products=48'],
    ['?show_products=', '/shop/', '/shop/?show_products='],
    ['?show_products=%26a%3D1', '/shop/', '/shop/?show_products=%26a%3D1'],
    [
      '?show_products=48',
      '/shop/?filter_size=10,12&q=a+b',
      '/shop/?filter_size=10%2C12&q=a+b&show_products=48',
    ],
    ['?show_products=48', '/shop/?min[]=1&min[]=2', '/shop/?min%5B%5D=1&min%5B%5D=2&show_products=48'],
  ])('[S30] show products: %s on %s goes to %s (PL10, PL11)', (href, current, expected) => {
    expect(to(href, current)).toBe(expected)
  })

  test.each([
    '',
    '#',
    '?',
    '?showing=3',
    'javascript:void(0)',
    'http://[',
    'mailto:a@b.example?show_products=3',
    'https://elsewhere.example/?show_products=48',
    '//elsewhere.example/?show_products=48',
  ])('[S30] show products: the link "%s" is not changed', (href) => {
    expect(to(href, '/shop/')).toBeNull()
  })

  test('[S30] show products: a path that begins with two slashes leads to no other site', () => {
    expect(perPageUrl('?show=48', `${SHOP}//elsewhere.example/`)).toBe(`${SHOP}//elsewhere.example/?show=48`)
  })

  test('[S30] show products: other parameters are kept, and building the address again changes nothing', () => {
    const parameter = fc.tuple(fc.string({ minLength: 1 }), fc.string())
    fc.assert(
      fc.property(fc.array(parameter), fc.nat(), (others, number) => {
        const kept = others.filter(([name]) => name !== 'show_products' && name !== 'paged')
        const current = `${SHOP}/shop/page/2/?${new URLSearchParams(others)}#x`
        const url = perPageUrl(`?show_products=${number}`, current) ?? ''
        const { pathname, searchParams, hash } = new URL(url)
        expect([pathname, hash]).toEqual(['/shop/', ''])
        expect(searchParams.getAll('show_products')).toEqual([String(number)])
        expect([...searchParams].filter(([name]) => name !== 'show_products')).toEqual(kept)
        expect(perPageUrl(`?show_products=${number}`, url)).toBe(url)
      }),
    )
  })
})
