import { beforeAll, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../../tests/unit/fake-page'
import { one, showFragment } from '../../../../tests/unit/fragment'
import { gate } from '../../../../tests/unit/gate'
import { mountFeed } from '../../test-feed'
import { pressCode } from './paging'

beforeAll(async () => pressCode.$code.set(await pressCode.load()))

export interface TestFeed {
  readonly feed: HTMLElement
  readonly page: FakePage
  /** The fields of each call. */
  readonly asked: Readonly<Record<string, string>>[]
  /** Answers the last call. */
  answer(html: string, status?: number): Promise<void>
  fail(): Promise<void>
  unmount(): void
}

/** Mounts a feed of a fragment, with a server that answers when the test says so. */
export function openFeed(
  wrapper: string,
  fragment = 'feed-paging',
  change = (_: HTMLElement) => {},
): TestFeed {
  showFragment(fragment)
  const feed = one(`${wrapper} .cff`)
  change(feed)
  const page = fakePage()
  const asked: Record<string, string>[] = []
  /** Of the last request. */
  let response = gate<Response>()
  vi.stubGlobal(
    'fetch',
    vi.fn((_: string, { body, signal }: RequestInit) => {
      asked.push(Object.fromEntries(new URLSearchParams(String(body))))
      response = gate<Response>()
      const { promise, fail } = response
      signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
      return promise
    }),
  )
  const unmount = mountFeed(feed, page)
  return {
    feed,
    page,
    asked,
    unmount,
    async answer(html, status = 200) {
      response.open(new Response(html, { status }))
      await settle()
    },
    async fail() {
      response.fail(new TypeError('Failed to fetch'))
      await settle()
    },
  }
}

/** Lets everything run that waits only for promises that are already settled. */
export async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

export const post = (id: string, time: number, key = 'trophyshop') =>
  `<div class="cff-item cff-status-post cff-${key} cff-new" id="cff_${id}" data-page-id="${key}" data-cff-timestamp="${time}"><p class="cff-post-text"><span class="cff-text">Post ${id}</span></p><a href="https://www.facebook.com/${id}">View on Facebook</a></div>`

export const album = (id: string, time: number) =>
  post(id, time).replace('cff-item', 'cff-album-item cff-albums-only')

const quoted = (json: string) => json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

export const nextInput = (next: string, previous = '{}') =>
  `<input type="hidden" class="cff-pag-url" data-cff-pag-url="${quoted(next)}" data-cff-prev-url="${quoted(previous)}" value="">`

export const buttonIn = (feed: Element) => one('.cff-load-more', feed)
export const noteIn = (feed: Element) => feed.querySelector<HTMLElement>('.cff-no-more-posts')
export const idsIn = (feed: Element, item = '.cff-item') =>
  [...feed.querySelectorAll(item)].map(({ id }) => id.replace('cff_', ''))
export const said = () => document.querySelector('.laurel-live-region')?.textContent?.trim()
