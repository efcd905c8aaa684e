import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAddresses } from './addresses'

const START = 'https://shop.example/category/2-colour-medals/page/3/?orderby=date#top'

describe('[S50] addresses of a list’s pages', () => {
  test.each([
    ['/category/2-colour-medals/page/4/', '/category/2-colour-medals/page/4/'],
    ['../4/', '/category/2-colour-medals/page/4/'],
    ['?paged=4', '/category/2-colour-medals/page/3/?paged=4'],
    [' https://shop.example/news/page/2/#posts ', '/news/page/2/'],
  ])('[S50] addresses: %s is the next page (8.4)', (href, expected) => {
    expect(createAddresses(START).next(href, START)).toBe(`https://shop.example${expected}`)
  })

  test.each([
    ['no link', null],
    ['an empty one', ''],
    ['the page itself', '?orderby=date'],
    ['a place on it', '#products'],
    ['another site', 'https://elsewhere.example/news/page/2/'],
    ['the same site, unsafely', 'http://shop.example/news/page/2/'],
    ['a script', 'javascript:hacked()'],
    ['a document in its address', 'data:text/html,hacked()'],
    ['no address at all', 'https://'],
  ])('[S50] addresses: %s has no next page', (_, href) => {
    expect(createAddresses(START).next(href, START)).toBeUndefined()
  })

  test('[S50] addresses: the next link of a fetched page is resolved against that page', () => {
    expect(createAddresses(START).next('3/', 'https://shop.example/news/page/')).toBe(
      'https://shop.example/news/page/3/',
    )
  })

  test('[S50] addresses: no page is returned twice, whatever the links are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5)), (links) => {
        const addresses = createAddresses(START)
        const offered = links.flatMap((number) => {
          const address = addresses.next(`/page/${number}/`, START)
          if (address) addresses.add(address)
          return address ?? []
        })
        expect(offered).toEqual([...new Set(offered)])
      }),
    )
  })
})
