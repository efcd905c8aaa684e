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
 * What Playwright can not ask a stock Firefox for. It is done in another way; or a test that needs it ends as left out,
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
    return emulateMedia(media)
  }

  // Playwright does not read what a request posts; the bridge tells it in a header.
  page.on('request', (request) => {
    request.postDataBuffer = () => {
      const body = request.headers()[BODY_HEADER]
      return body === undefined ? null : Buffer.from(body, 'base64')
    }
    request.postData = () => request.postDataBuffer()?.toString() ?? null
  })

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
