import { describe, expect, test } from 'vitest'
import { pagedPage } from './paging.mjs'

const page = (path: string) => pagedPage(new URL(path, 'http://shop.example'))?.main ?? ''
const ids = (html: string) => [...html.matchAll(/<li class="blog-item[^>]* id="(\d+)"/g)].map(([, id]) => id)
const next = (html: string) => /<li class="next">(?:<a href="([^"]*)")?/.exec(html)?.[1]

describe('[S50] [X04] lists of several pages', () => {
  test('[S50] [X04] each page has its own items, and the link to the one after it', () => {
    const pages = ['', 'page/2/', 'page/3/'].map((part) =>
      page(`/category/2-colour-medals/${part}?load-more`),
    )
    expect(new Set(pages.flatMap(ids)).size).toBe(18)
    expect(pages.map(next)).toEqual([
      '/category/2-colour-medals/page/2/?load-more=',
      '/category/2-colour-medals/page/3/?load-more=',
      undefined,
    ])
    expect(pagedPage(new URL('http://shop.example/news/page/4/'))).toBeUndefined()
  })

  test('[S50] [X04] nothing loads by itself unless it is asked to', () => {
    expect(page('/news/')).not.toContain('infinite-scroll-enabled')
    expect(page('/news/?infinite')).toContain('class="pagination-wrap infinite-scroll-enabled"')
    expect(page('/works/?load-more')).toMatch(/load-more-btn[\s\S]*pagination-wrap load-more hidden infinite/)
  })

  test('[S50] [X04] what was published meanwhile moves items on', () => {
    const [first, second] = ['', 'page/2/'].map((part) => ids(page(`/news/${part}?published=2`)))
    expect(second?.slice(0, 2)).toEqual(first?.slice(-2))
  })

  test.each([
    ['endless', '/news/page/900/?infinite&pages=endless', '/news/page/901/?infinite=&amp;pages=endless'],
    ['a loop', '/news/page/2/?next=loop', '/news/?next=loop'],
    ['another site', '/news/page/2/?next=elsewhere', 'https://elsewhere.example/news/page/2/'],
    ['none', '/news/page/2/?next=none', undefined],
    ['no links at all', '/news/page/2/?next=absent', undefined],
  ])('[S50] [X04] odd next links: %s', (_, path, expected) => {
    expect(next(page(path))).toBe(expected)
  })
})
