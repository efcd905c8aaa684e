import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import { startServer } from '../fixtures-html/server/server.mjs'
import { standInForNetwork } from './feed-network'
import { leaveOutWhatFirefoxLacks, NO_TOUCH, opensUnloaded } from './firefox/lacks'
import { forgetLeftBehind } from './firefox/left-behind'
import { gate } from './unit/gate'
import { isParsedOnly, unexcused, type Violation } from './violation'
import { addedHandlers, watchPolicies } from './watch-policies'

/** How long the runtime holds what the visitor does, and what no test lasts. */
const HOLD_LIMIT_MS = 3000
const TEST_LIMIT_MS = 600_000

export interface ShopOptions {
  /** Which of the build's two outputs the pages load. */
  readonly bundle: 'esm' | 'single'
}

/** One call that a page has made, as the stand-in server took note of it. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly action: string | null
  readonly fields: Readonly<Record<string, string>>
}

export interface Shop {
  readonly url: string
  /** The console lines of this test's pages; empty on a healthy page. */
  readonly printed: string[]
  /** Opens a page and waits until laurel has done all that it does without the visitor. */
  open(path: string): Promise<void>
  /** Waits until laurel knows its islands, and holds what is done before their code is there. */
  holding(): Promise<void>
  /** Waits until these islands are mounted somewhere on the page. */
  mounted(...names: string[]): Promise<void>
  /** Waits until the page has all that it has requested, and asks for nothing more of itself. */
  quiet(): Promise<void>
  /** Makes the server fail: `love_it:500`, `uplift_cart_product_remove:slow`, `chunk/cart-widgets:404` ... */
  fault(...faults: string[]): Promise<void>
  /**
   * Holds requests back until the returned function is called. The test fails when no such request is made: it would
   * say nothing then.
   * @param posting only requests whose body has this text
   */
  hold(url: string | RegExp, posting?: string): Promise<() => void>
  /**
   * Holds code back. On pages opened from now on laurel keeps held events without its time limit of 3 s, so that a slow
   * machine does not change the test.
   */
  holdCode(url: string | RegExp): Promise<() => void>
  calls(action: string): Promise<Call[]>
}

/** A report-only policy refuses nothing. The page reports such violations itself, and `violation.ts` judges them. */
const isReportOnly = (message: string) => /The policy is report-only|^\(Report-Only policy\)/.test(message)
/** Firefox reports violations as errors, without the script that caused them. */
const isPolicyOfFirefox = (message: string) =>
  isReportOnly(message) || /^The page’s settings blocked /.test(message)

async function createShop(
  page: Page,
  url: string,
  isFirefox: boolean,
): Promise<Shop & { unheld: Set<string> }> {
  const printed: string[] = []
  const noteFailure = isFirefox ? forgetLeftBehind(page, printed) : () => {}
  /** The requests that the test wants to hold and that were never made. */
  const unheld = new Set<string>()
  page.on('console', (message) => {
    // jQuery 1 tries out inline styles and scripts when it starts, which the shop's CSP refuses aloud.
    if (message.location().url.endsWith('/vendor/jquery-1.js')) return
    if (isReportOnly(message.text())) return
    // Browsers show these only to who asks for them.
    if (message.type() === 'debug') return
    const line = `${message.type()}: ${message.text()}`
    noteFailure(line)
    printed.push(line)
  })
  page.on('pageerror', ({ message }) => {
    if (!isPolicyOfFirefox(message)) printed.push(`uncaught: ${message}`)
  })

  const mounted = async (...names: string[]) => {
    await page.waitForFunction(
      (wanted) => wanted.every((name) => window.laurel?.islands().some((island) => island.name === name)),
      names,
    )
  }
  const asked: Request[] = []
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    asked.push(request)
    // The end of these is not reported: videos arrive in parts, pings and documents may outlive the page.
    if (!['media', 'ping', 'document'].includes(request.resourceType())) underWay.add(request)
  })
  const ended = (request: Request) => void underWay.delete(request)
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  const quiet = async () => {
    for (let before = -1; before !== asked.length; ) {
      before = asked.length
      await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([])
      await page.evaluate(idle)
    }
  }
  // Importing the runtime's file again resolves when that file has run.
  const holding = async () => {
    await page.waitForFunction(async () => {
      if (!window.laurel) return false
      if (document.querySelector('script[src*="laurel.single"]')) return true
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      const list = files.find((name) => name.includes('/chunks/runtime-'))
      return list !== undefined && import(list).then(() => true)
    })
  }
  const hold = async (url: string | RegExp, posting = '') => {
    const { promise, open } = gate()
    const what = `${url} ${posting}`.trim()
    unheld.add(what)
    if (isFirefox) opensUnloaded(page)
    await page.route(url, async (route) => {
      if (route.request().postData()?.includes(posting) ?? posting === '') {
        unheld.delete(what)
        await promise
      }
      await route.fallback()
    })
    return open
  }
  return {
    url,
    printed,
    unheld,
    holding,
    mounted,
    quiet,
    hold,
    async holdCode(url) {
      await page.addInitScript(stretchTimers, { limit: HOLD_LIMIT_MS, stretched: TEST_LIMIT_MS })
      return hold(url)
    },
    async open(path) {
      if (path.startsWith('/feed/')) await standInForNetwork(page)
      await page.goto(url + path)
      await mounted('cart-notice')
    },
    async fault(...faults) {
      for (const fault of faults) {
        const response = await page.request.post(`${url}/fixture/faults`, { form: { fault } })
        expect(response.ok(), `the server knows the fault ${fault}`).toBe(true)
      }
    },
    async calls(action) {
      const journal: Call[] = await (await page.request.get(`${url}/fixture/journal`)).json()
      return journal.filter((call) => call.action === action)
    },
  }
}

/** Runs in the page: resolves when frames were drawn and nothing is left to do. */
async function idle() {
  // On a busy machine Chromium may stop drawing a page for good.
  const frame = () =>
    new Promise((drawn) => {
      requestAnimationFrame(drawn)
      setTimeout(drawn, 1000)
    })
  for (let frames = 0; frames < 2; frames++) await frame()
  // The oldest promised browsers have none.
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
}

/** Runs in the page. */
function stretchTimers({ limit, stretched }: { limit: number; stretched: number }) {
  const { setTimeout } = window
  const stretch = (run: TimerHandler, ms?: number, ...args: unknown[]) =>
    setTimeout(run, ms === limit ? stretched : ms, ...args)
  window.setTimeout = stretch as typeof window.setTimeout
}

/** A page may still request something when its test has ended. Routes that are under way then do not fail the test. */
async function stopRouting(context: BrowserContext) {
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((whose) => whose.unrouteAll({ behavior: 'ignoreErrors' })))
}

/** Code of a test, which Firefox takes for the page's own. */
const OF_TESTS_IN_FIREFOX = /^require-trusted-types-for refused \S+ of \/(?!\S*\.js)/

interface TestParts {
  readonly shop: Shop
  /** A test puts into it what it makes the policies refuse. */
  readonly excused: RegExp[]
  /** The violations of the policies of this test's pages so far. */
  readonly violations: Violation[]
  /** For a visitor of another kind, who is watched as well; `browser.newContext` is not. */
  readonly newContext: (options: BrowserContextOptions) => Promise<BrowserContext>
}

/**
 * Each browser test has its own shop: a new session, which starts with five pieces in the cart. It fails when
 * its pages' policies refuse anything that is not excused.
 */
export const test = base.extend<TestParts, ShopOptions & { server: { url: string } }>({
  bundle: ['esm', { option: true, scope: 'worker' }],
  server: [
    async ({ bundle }, use) => {
      const server = await startServer({ bundle, isWatched: true, joinsStyles: true })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ page, browserName, hasTouch }, use, testInfo) => {
    if (browserName === 'firefox') leaveOutWhatFirefoxLacks({ context: page.context(), hasTouch, testInfo })
    await use(page)
  },
  excused: async ({ browserName }, use) => use(browserName === 'firefox' ? [OF_TESTS_IN_FIREFOX] : []),
  violations: [
    async ({ context, excused }, use) => {
      const violations: Violation[] = []
      await watchPolicies(context, violations)
      await use(violations)
      // A handler that was only parsed at first may have reached the page since.
      const handlers = violations.some(isParsedOnly)
        ? await Promise.all(context.pages().map((page) => addedHandlers(page)))
        : []
      await stopRouting(context)
      expect(handlers.flat(), 'event handlers that were added to the page').toEqual([])
      expect(unexcused(violations, excused), 'what the pages’ policies refused').toEqual([])
    },
    { auto: true },
  ],
  newContext: async ({ browser, browserName, violations }, use, testInfo) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const hasTouch = options.hasTouch === true
      testInfo.skip(browserName === 'firefox' && hasTouch, NO_TOUCH)
      const context = await browser.newContext(options)
      if (browserName === 'firefox') leaveOutWhatFirefoxLacks({ context, hasTouch, testInfo })
      contexts.push(context)
      await watchPolicies(context, violations)
      return context
    })
    await Promise.all(contexts.map(stopRouting))
    await Promise.all(contexts.map((context) => context.close()))
  },
  shop: async ({ page, server, bundle, browserName }, use) => {
    const { unheld, ...shop } = await createShop(page, server.url, browserName === 'firefox')
    await use(shop)
    // The one-file bundle has no chunks that a test could hold.
    if (bundle === 'esm') expect([...unheld], 'requests to be held that were never made').toEqual([])
  },
})

/** The script that a page of the shop enqueues, whichever of the two outputs it is. */
export const LAUREL = /\/dist\/laurel\.(single\.)?js/

/** From here on the page's time passes only when a test says so. */
export async function freezeTime(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/**
 * The page has been read to its end and every stylesheet applies, while its scripts may still be missing:
 * what a page that was requested with `waitUntil: 'commit'` shows is its real state only then.
 */
export function styled(page: Page) {
  return page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    return document.readyState !== 'loading' && sheets.every((link) => link.sheet)
  })
}

/** Waits until earlier changes are on the screen, and their observers have been called. */
export function framesDrawn(page: Page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

export { expect }
