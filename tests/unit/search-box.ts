import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { mount as island } from '../../islands/search/live-search'
import type { Unmount } from '../../src/page/island'
import { type FakePage, fakePage } from './fake-page'
import { one, showFragment } from './fragment'
import { gate } from './gate'
import { mounter } from './mounter'
import { settle } from './settle'

const mountSearch = mounter(island)

export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Mobile/15E148 Safari/604.1'

/** The wait before a request, in the fixture. */
export const DEBOUNCE_MS = 300

export interface Asked {
  readonly url: string
  readonly init: RequestInit
  readonly body: string
  readonly keyword: string
  isAborted(): boolean
  /** An object is sent as JSON. */
  answer(body: unknown, status?: number): Promise<void>
  /** The network breaks. */
  fail(): Promise<void>
}

interface Submitted {
  /** Whether the default of the submit was prevented. */
  readonly prevented: boolean
  readonly query: string
}

interface Shown {
  /** The name of a fragment; default: one box. */
  readonly fragment?: string
  /** The id of the part of the fragment that is kept. */
  readonly part?: string
  /** Attributes of the first container; null takes one away. */
  readonly attributes?: Readonly<Record<string, string | null>>
  /** The site's `laurelConfig`. */
  readonly config?: object
  /** Whether the boxes stay unmounted. */
  readonly asleep?: boolean
}

/** Neither DOM lays anything out: a page without height ends right below each box. */
export const makePageTall = () => vi.spyOn(document.body, 'scrollHeight', 'get').mockReturnValue(3000)

/** The requests to the server, the newest last. */
export const asked: Asked[] = []
/** The search's own events, as they reached the document. */
export const heard: CustomEvent[] = []
/** Addresses of links that the browser would have followed. */
export const followed: string[] = []
export const submitted: Submitted[] = []
/** Whether a request goes on although it was aborted. */
export const network = { ignoresAbort: false }
export let page: FakePage

/** Whether a click's default was prevented before it was prevented here. */
const preventions = new WeakMap<Event, boolean>()

const unmounts = new Map<HTMLElement, Unmount>()

const EVENTS = ['awsLoaded', 'awsNoResults', 'awsShowingResults', 'awsAnalytics', 'awsResultsHidden']

/** Sets the stage for tests of search boxes: a clock, a server, and an eye on what leaves the page. */
export function setUpSearch(): void {
  // Code that the search fetches later is loaded now, because it does not arrive by the tests' clock.
  beforeAll(async () => {
    await import('../../islands/search/live-search/announcement')
    await import('../../islands/search/live-search/answer-code')
  })
  beforeEach(() => {
    for (const list of [asked, heard, followed, submitted]) list.length = 0
    network.ignoresAbort = false
    vi.useFakeTimers()
    vi.spyOn(console, 'error')
    vi.stubGlobal('fetch', fetchStub)
    vi.stubGlobal('scrollTo', vi.fn())
    for (const name of EVENTS) document.addEventListener(name, hear)
    window.addEventListener('click', follow)
    window.addEventListener('submit', submit)
  })

  afterEach(() => {
    unmountAll()
    for (const name of EVENTS) document.removeEventListener(name, hear)
    window.removeEventListener('click', follow)
    window.removeEventListener('submit', submit)
    vi.useRealTimers()
    // React prints warnings there, about keys and nesting. The island's own errors go to `page.report`.
    expect(console.error).not.toHaveBeenCalled()
  })
}

/** Puts boxes on the page and mounts them. */
export async function show({ fragment = 'live-search', part, ...options }: Shown = {}): Promise<void> {
  showFragment(part ? `live-search.${fragment === 'live-search' ? 'odd' : fragment}` : fragment)
  if (part) document.body.replaceChildren(one(`#${part}`))
  for (const [name, value] of Object.entries(options.attributes ?? {})) {
    if (value === null) container().removeAttribute(name)
    else container().setAttribute(name, value)
  }
  vi.stubGlobal('laurelConfig', options.config)
  page = fakePage()
  if (!options.asleep) await wake()
}

/** The island as a page has it that was just opened: its boxes are counted from one. */
export async function freshMount(): Promise<typeof mountSearch> {
  vi.useRealTimers()
  vi.resetModules()
  const { mount } = await import('../../islands/search/live-search')
  await import('../../islands/search/live-search/answer-code')
  vi.useFakeTimers()
  return mounter(mount)
}

/** Brings the boxes that sleep to life. */
export async function wake(mount = mountSearch): Promise<void> {
  for (const host of all('.aws-container')) {
    if (!unmounts.has(host)) unmounts.set(host, mount(host, page))
  }
  await settle()
}

export function unmountAll(): void {
  for (const unmount of unmounts.values()) unmount()
  unmounts.clear()
}

export const all = (selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<HTMLElement>(selector),
]
export const texts = (selector: string, root: ParentNode = document) =>
  all(selector, root).map(({ textContent }) => textContent)

function nth(selector: string, index: number): HTMLElement {
  const element = all(selector)[index]
  if (!element) throw new Error(`There is no ${selector} number ${index}`)
  return element
}

export const container = (box = 0) => nth('.aws-container', box)
export const form = (box = 0) => one('.aws-search-form', container(box))
export const field = (box = 0) => one<HTMLInputElement>('.aws-search-field', container(box))
export const button = (box = 0) => one('.aws-search-btn', container(box))
export const clearButton = (box = 0) => one('.aws-search-clear', container(box))
export const block = (box = 0) => nth('.aws-search-result', box)
/** All rows, the message of nothing included. */
export const rows = (box = 0) => all('.aws_result_item', block(box))
export const titles = (box = 0) => texts('.aws_result_title', block(box))
export const isShown = (box = 0) => block(box).style.display === 'block'
/** The form's classes that say what is going on. */
export const states = (box = 0) =>
  ['aws-focus', 'aws-processing', 'aws-form-active'].filter((name) => form(box).classList.contains(name))
/** Numbers of the rows that look chosen. */
export const hovered = (box = 0) =>
  rows(box).flatMap((row, index) => (row.classList.contains('hovered') ? [index] : []))

/** Waits for what the browser does when it has time. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1000 && !isSo(); turn++) await settle()
  expect(isSo()).toBe(true)
}

/** Only what is done at once. */
export async function microtasks(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

export async function pass(ms: number): Promise<void> {
  await settle()
  await vi.advanceTimersByTimeAsync(ms)
  await settle()
}

/** The visitor changes what is in the field. */
export async function type(value: string, box = 0): Promise<void> {
  field(box).value = value
  field(box).dispatchEvent(new Event('input', { bubbles: true }))
  await settle()
}

/** The newest request. */
export function request(): Asked {
  const last = asked.at(-1)
  if (!last) throw new Error('Nothing was asked')
  return last
}

/** Types a term, waits, and lets the server answer. */
export async function search(term: string, body: unknown = CUPS, box = 0): Promise<void> {
  await type(term, box)
  await pass(DEBOUNCE_MS)
  await request().answer(body)
}

export async function press(key: string, target: Element = field(), init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  await settle()
  return event
}

/** A press and its click. */
export async function click(target: Element = document.body, init: MouseEventInit = {}) {
  target.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init })
  target.dispatchEvent(event)
  await settle()
  return { prevented: preventions.get(event) ?? event.defaultPrevented }
}

/** The pointer comes to an element. */
export async function point(target: Element): Promise<void> {
  target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  await settle()
}

export const heardTypes = () => heard.map(({ type }) => type)
export const heardOf = (type: string) => heard.filter((event) => event.type === type)

/** A product as the server sends it. */
export const product = (title: string, more: object = {}) => ({
  id: 812,
  parent_id: 812,
  title,
  excerpt: 'A 20 cm <strong>cup</strong>...',
  link: `/product/${encodeURIComponent(title)}/`,
  image: '/uploads/gold-150x150.jpg',
  price: '<span class="woocommerce-Price-amount amount"><bdi>$24.95</bdi></span>',
  on_sale: false,
  sku: 'GSC-20',
  stock_status: { status: true, text: 'In stock' },
  featured: '',
  f_price: '24.95',
  f_rating: '0',
  f_reviews: 0,
  f_stock: true,
  f_sale: false,
  post_data: { ID: 812, post_password: 'secret' },
  ...more,
})

/** A category or tag as the server sends it. */
export const category = (name: string, more: object = {}) => ({
  name,
  id: '31',
  slug: 'cups',
  count: '14',
  link: '/product-category/cups/',
  excerpt: '',
  parent: 0,
  ...more,
})

/** An answer as the server sends it; PHP prints what is empty as a list. */
export const answerOf = ({ tax = [], products = [], ...data }: Record<string, unknown> = {}) => ({
  tax,
  products,
  data: { top_text: '', notices: [], top_results: [], ...data },
})

export const productsOf = (...names: string[]) => answerOf({ products: names.map((name) => product(name)) })
/** As many products. */
export const manyProducts = (count: number) =>
  productsOf(...Array.from({ length: count }, (_, n) => `Cup ${n}`))
export const CUPS = productsOf('Gold Cup', 'Silver Cup', 'Bronze Cup')
export const NOTHING = answerOf()

function fetchStub(url: string, init: RequestInit): Promise<Response> {
  const body = String(init.body)
  const { promise, open, fail } = gate<Response>()
  asked.push({
    url,
    init,
    body,
    keyword: new URLSearchParams(body).get('keyword') ?? '',
    isAborted: () => init.signal?.aborted ?? false,
    async answer(content, status = 200) {
      const text = typeof content === 'string' ? content : JSON.stringify(content)
      open(new Response(text, { status }))
      await settle()
    },
    async fail() {
      fail(new TypeError('Failed to fetch'))
      await settle()
    },
  })
  init.signal?.addEventListener('abort', () => {
    if (!network.ignoresAbort) fail(new DOMException('Aborted', 'AbortError'))
  })
  return promise
}

function hear(event: Event) {
  heard.push(event as CustomEvent)
}

function hrefOf({ target }: Event): string | null {
  return target instanceof Element ? (target.closest('a')?.getAttribute('href') ?? null) : null
}

/** Here no link is followed. */
function follow(event: Event) {
  const href = hrefOf(event)
  preventions.set(event, event.defaultPrevented)
  if (!event.defaultPrevented && href !== null) followed.push(href)
  event.preventDefault()
}

function submit(event: Event) {
  const { target, defaultPrevented: prevented } = event
  const data = target instanceof HTMLFormElement ? [...new FormData(target)] : []
  submitted.push({
    prevented,
    query: new URLSearchParams(data.map(([name, value]) => [name, String(value)])).toString(),
  })
  event.preventDefault()
}
