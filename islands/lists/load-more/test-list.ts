import { vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one } from '../../../tests/unit/fragment'
import { gate } from '../../../tests/unit/gate'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

/** The markup of a test; the defaults are those of a blog. */
export interface Printed {
  readonly items?: readonly string[]
  /** Null: no `li.next` link; undefined: no links at all. */
  readonly next?: string | null | undefined
  readonly mode?: 'infinite' | 'load-more' | 'off'
}

export const ids = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `post-${from + index}`)

export const item = (id: string) =>
  `<li class="blog-item" id="${id}"><a href="/category/medals/">Medals</a><h3><a href="/blog/${id}/">${id}</a></h3></li>`

export const links = (next: string | null) =>
  `<ul class="pagenavi"><li><span class="current">1</span></li><li class="next">${next === null ? '' : `<a href="${next}">Next</a>`}</li></ul>`

const WRAPS = {
  infinite: (inside: string) => `<div class="pagination-wrap infinite-scroll-enabled">${inside}</div>`,
  'load-more': (inside: string) =>
    `<a href="#" class="load-more-btn">Load More</a><div class="pagination-wrap load-more hidden infinite-scroll-enabled">${inside}</div>`,
  off: (inside: string) => `<div class="pagination-wrap">${inside}</div>`,
}

export function blog({ items = ids(1, 4), mode = 'load-more', ...rest }: Printed = {}) {
  const next = 'next' in rest ? rest.next : '/news/page/2/'
  const wrap = next === undefined ? '' : WRAPS[mode](links(next))
  return `<div class="blog-wrap"><div class="blog-items-wrap"><ul class="blog-items clearfix">${items.map(item).join('')}</ul>${wrap}</div></div>`
}

const whole = (main: string) => `<!DOCTYPE html><html><body class="archive">${main}</body></html>`

export interface TestList {
  readonly page: FakePage
  readonly asked: string[]
  /** Answers the last request with a page around `main`; `path` is the address after a redirect. */
  answer(main: string, status?: number, path?: string): Promise<void>
  fail(): Promise<void>
  unmount(): void
}

/** Opens a page with a server that answers when the test says so. Needs fake timers. */
export function openList(
  main: string,
  host = '.load-more-btn, .infinite-scroll-enabled:not(.load-more)',
): TestList {
  history.replaceState(null, '', '/')
  document.body.innerHTML = main
  const page = fakePage()
  const asked: string[] = []
  /** Of the last request. */
  let response = gate<Response>()
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, { signal }: RequestInit) => {
      asked.push(new URL(url).pathname)
      response = gate<Response>()
      const { promise, fail } = response
      signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
      return promise
    }),
  )
  const unmount = mount(one(host), page)
  return {
    page,
    asked,
    async answer(main, status = 200, path = asked.at(-1) ?? '') {
      const value = new URL(path, window.location.href).href
      response.open(Object.defineProperty(new Response(whole(main), { status }), 'url', { value }))
      await settle()
    },
    async fail() {
      response.fail(new TypeError('Failed to fetch'))
      await settle()
    },
    unmount,
  }
}

/** Lets all promises settle without advancing the clock. */
export async function settle() {
  // The code that reads answers is imported on demand.
  await import('./page-part')
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

export const shown = () => [...document.querySelectorAll('.blog-item')].map(({ id }) => id)
export const button = () => one('.load-more-btn')
export const loader = () => document.querySelector<HTMLElement>('#infscr-loading')
export const textOf = (element: Element | null) => element?.querySelector('.text')?.textContent
export const said = () => document.querySelector('.laurel-live-region')?.textContent?.trim()
