import { describe, expect, test } from 'vitest'
import { items } from '../../../../fixtures-html/server/feed/feed-markup.mjs'
import { feedKnobs } from '../../../../fixtures-html/server/feed/knobs.mjs'
import { SHOP_PAGE } from '../../../../fixtures-html/server/feed/pages.mjs'
import { postsFrom } from '../../../../fixtures-html/server/feed/posts.mjs'
import { readNewPart } from './new-part'

/** The nodes that the browser makes without laurel. */
function parsed(html: string): string {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.innerHTML
}
function shown(html: string): string {
  const box = document.createElement('div')
  box.append(readNewPart(html).nodes)
  return box.innerHTML
}
const written = (html: string) => html.replaceAll(/javascript:void\(0\);?/gi, 'javascript:void(0);')

// Runs in jsdom alone: DOMPurify does not support happy-dom (its README says so).
describe('[F10] page feed: items of every type', () => {
  test.each([
    'feed=timeline&feed-layout=masonry',
    'feed=timeline&feed-layout=thumb&feed-lightbox=off&feed-expanded&feed-comments-by=script',
    'feed=group&feed-layout=half&feed-avatars=off',
    'feed=albums',
    'feed=photos',
    'feed=videos',
    'feed=events&feed-layout=thumb',
    'feed=past-events',
    'feed=reviews',
  ])('[F10] page feed: of what the server prints in %s nothing is lost', (query) => {
    const knobs = feedKnobs(new URLSearchParams(query))
    const html = items(postsFrom({ page: SHOP_PAGE, from: 0, count: 30, total: 120 }), knobs)
    expect(html.match(/id="cff_/g)?.length).toBeGreaterThan(20)
    expect(written(shown(html))).toBe(written(parsed(html)))
  })

  test('[F10] page feed: handlers are removed', () => {
    const knobs = feedKnobs(new URLSearchParams('feed=timeline&feed-handlers'))
    const html = items(postsFrom({ page: SHOP_PAGE, from: 0, count: 3, total: 120 }), knobs)
    expect(html).toContain('onerror')
    expect(shown(html)).not.toContain('onerror')
  })
})
