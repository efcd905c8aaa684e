import type { Page, TestInfo } from '@playwright/test'
import { FAILS } from './left-out'

interface FirefoxTest {
  readonly page: Page
  readonly hasTouch: boolean
  readonly testInfo: TestInfo
}

/**
 * What Playwright can not ask a stock Firefox for. A test that needs it ends as left out, with the reason, rather than
 * failing or passing for nothing.
 */
export function leaveOutWhatFirefoxLacks({ page, hasTouch, testInfo }: FirefoxTest) {
  testInfo.skip(hasTouch, 'there is no touch screen')
  const known = FAILS.find(({ title }) => title.test(testInfo.title))
  if (known) testInfo.fail(true, known.reason)
  const leaveOut = (reason: string): never => {
    testInfo.skip(true, reason)
    throw new Error(reason)
  }
  page.context().newCDPSession = () => leaveOut('measures with Chromium’s own developer tools')

  const emulateMedia = page.emulateMedia.bind(page)
  page.emulateMedia = (media) => {
    if (media?.reducedMotion) leaveOut('reduced motion can not be switched on')
    if (media?.forcedColors) leaveOut('forced colours can not be switched on')
    return emulateMedia(media)
  }
}
