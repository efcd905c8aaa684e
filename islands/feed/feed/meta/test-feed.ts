import { vi } from 'vitest'
import { type FakePage, fakePage } from '../../../../tests/unit/fake-page'
import { one, showFragment } from '../../../../tests/unit/fragment'
import { holdCalls } from '../../../../tests/unit/held-calls'
import { unmountAll } from '../../../../tests/unit/mounter'
import { act, mountFeed } from '../../test-feed'

/** The posts of the fragment. */
export const A = '1234_5678'
export const B = '1234_5679'
export const COACH = { id: '22', name: 'Coach', link: 'https://www.facebook.com/coach' }
export const FACE = { data: { url: 'https://cdn.example/c.jpg' } }

export const total = (total_count: number) => ({ summary: { total_count } })
export const answer = (parts: object = {}) => JSON.stringify({ id: '5678', ...parts })
export const cached = (entries: Record<string, string>) => encodeURI(JSON.stringify(entries))
export const likes = (count: number, names = 'AB') => ({
  likes: { data: names.split('').map((name) => ({ name })), ...total(count) },
})
export const comments = (...data: object[]) => ({ comments: { data, ...total(data.length) } })

/** The global of a page for which the server has no cache yet. */
export const uncached = { cffmetatrans: 'false' }

export let server: ReturnType<typeof holdCalls>
export let page: FakePage

export function setUp() {
  vi.useFakeTimers()
  holdAnew()
  page = fakePage()
}
export function tearDown() {
  unmountAll()
  vi.useRealTimers()
}
/** Forgets the calls so far. */
export function holdAnew() {
  server = holdCalls()
}
/** @param from the index of the first feed that is mounted */
export function mountFeeds({ from = 0 } = {}) {
  const feeds = [...document.querySelectorAll<HTMLElement>('.cff')].slice(from)
  return feeds.map((feed) => mountFeed(feed, page))
}
export function start(fragment = 'feed-comments', globals: Record<string, unknown> = {}) {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  showFragment(fragment)
  page = fakePage()
  return mountFeeds()
}
/** Opens the comments of a post. Closed comments are not drawn. */
export function openComments(id = A) {
  act(() => inPost('.cff-view-comments', id).click())
}
/** Opens the comments of all posts and answers the call about one post. */
export async function show(parts: object, id = A) {
  start('feed-comments', uncached)
  for (const each of [A, B]) openComments(each)
  await server.settle()
  await server.calls.find(({ fields }) => fields['post_id'] === id)?.answer(answer(parts))
}

export const post = (id = A) => one(`[id="cff_${id}"]`)
export const inPost = (selector: string, id = A) => one(selector, post(id))
export const text = (selector: string, id = A) => inPost(selector, id).textContent
export const shownComments = (id = A) => [
  ...post(id).querySelectorAll<HTMLElement>('.cff-comments-wrap > .cff-comment'),
]
export const asked = () => server.of('cff_query').map(({ fields }) => fields['post_id'])
