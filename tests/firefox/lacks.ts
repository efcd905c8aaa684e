import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { FAILS } from './left-out'
import { BODY_HEADER } from './request-bodies.mjs'

export const NO_TOUCH = 'there is no touch screen'

interface FirefoxTest {
  readonly context: BrowserContext
  readonly hasTouch: boolean
  readonly testInfo: TestInfo
}

/**
 * Playwright cannot ask a stock Firefox for some things. They are done in another way, or a test that needs them is skipped,
 * with the reason, rather than failing or passing for nothing.
 */
export function leaveOutWhatFirefoxLacks({ context, hasTouch, testInfo }: FirefoxTest) {
  testInfo.skip(hasTouch, NO_TOUCH)
  const known = FAILS.find(({ title }) => title.test(testInfo.title))
  if (known) testInfo.fail(true, known.reason)
  const leaveOut = (reason: string): never => {
    testInfo.skip(true, reason)
    throw new Error(reason)
  }
  context.newCDPSession = () => leaveOut('measures with Chromium’s own developer tools')
  for (const page of context.pages()) mend(page, leaveOut)
  context.on('page', (page) => mend(page, leaveOut))
}

function mend(page: Page, leaveOut: (reason: string) => never) {
  const emulateMedia = page.emulateMedia.bind(page)
  page.emulateMedia = (media) => {
    if (media?.reducedMotion === 'reduce') leaveOut('reduced motion can not be switched on')
    if (media?.forcedColors === 'active') leaveOut('forced colours can not be switched on')
    if (media?.media === 'print') leaveOut('a page can not be shown as on paper')
    return emulateMedia(media)
  }

  // Playwright does not read a request's body; the bridge passes it in a header.
  page.on('request', (request) => {
    request.postDataBuffer = () => {
      const body = request.headers()[BODY_HEADER]
      return body === undefined ? null : Buffer.from(body, 'base64')
    }
    request.postData = () => request.postDataBuffer()?.toString() ?? null
  })

  // The driver takes the mouse nowhere outside of the window.
  const move = page.mouse.move.bind(page.mouse)
  page.mouse.move = async (x, y, options) => {
    const { width, height } = page.viewportSize() ?? { width: x + 1, height: y + 1 }
    await move(Math.min(Math.max(x, 0), width - 1), Math.min(Math.max(y, 0), height - 1), options)
  }

  // The driver leads to no page from another: a page in place of that one does.
  const goto = page.goto.bind(page)
  page.goto = async (url, options = {}) => {
    const { referer, ...others } = options
    if (!referer) return goto(url, others)
    await page.route(referer, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<meta name="referrer" content="unsafe-url">' }),
    )
    await goto(referer)
    await page.unroute(referer)
    await page.evaluate((address) => window.location.assign(address), url)
    await page.waitForURL(url, others)
    return null
  }

  // Two clicks of the driver are never a double click.
  const doubleClick = page.mouse.dblclick.bind(page.mouse)
  page.mouse.dblclick = async (x, y, options) => {
    await doubleClick(x, y, options)
    await page.evaluate(
      ([clientX, clientY]) =>
        document
          .elementFromPoint(clientX, clientY)
          ?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true, clientX, clientY })),
      [x, y] as const,
    )
  }
}

/** In Firefox a page's `load` event waits for imported code. A test that holds code back cannot wait for that event. */
export function opensUnloaded(page: Page) {
  const goto = page.goto.bind(page)
  page.goto = (url, options) => goto(url, { waitUntil: 'domcontentloaded', ...options })
}
