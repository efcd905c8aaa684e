import type { Page } from '@playwright/test'

/** The errors that laurel prints for a file or call that was on its way. */
const ON_ITS_WAY =
  /^error: LaurelError: .*(error loading dynamically imported module|NetworkError when attempting to fetch|: offline$)/
/** Firefox aborts open requests just before it reports the request for the next page. */
const BEFORE_MS = 1000

/**
 * In Firefox, open requests fail as soon as the visitor leaves, while the page can still report it. Such lines are removed from
 * the printed ones, but only if the page is left at that moment.
 * @returns has to be called with each line before it is printed
 */
export function forgetLeftBehind(page: Page, printed: string[]): (line: string) => void {
  let failures: { line: string; at: number }[] = []
  let leavingSince: number | undefined
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) leavingSince = Date.now()
  })
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    for (const { line, at } of failures) {
      const index = printed.indexOf(line)
      if (leavingSince !== undefined && at > leavingSince - BEFORE_MS && index >= 0) printed.splice(index, 1)
    }
    failures = []
    leavingSince = undefined
  })
  return (line) => {
    if (ON_ITS_WAY.test(line)) failures.push({ line, at: Date.now() })
  }
}
