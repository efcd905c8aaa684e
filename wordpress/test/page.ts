import { existsSync, readFileSync } from 'node:fs'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

export { expect, type Page }

const PAGES_LOG = process.env['WORDPRESS_LOG'] ?? ''
const SCREENS_LOG = process.env['WORDPRESS_SCREENS_LOG'] ?? ''
const OUR_FILES = /\/laurel\.php|\/class-laurel-|\/themes\/laurel-test\//

/** The lines of a log; the file is there from the first notice on. */
function linesOf(log: string): string[] {
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : []
}

/** What PHP has complained about: anything on the site's pages, and our files on WordPress's own screens. */
function notices(): string[] {
  return [...linesOf(PAGES_LOG), ...linesOf(SCREENS_LOG).filter((line) => OUR_FILES.test(line))]
}

/** Not ours: WordPress's own screens, and the greeting of jQuery's migration script. */
const isForeign = (message: ConsoleMessage) =>
  /\/wp-(admin|login\.php)/.test(message.page()?.url() ?? '') ||
  message.text().startsWith('JQMIGRATE: Migrate is installed')

/**
 * A page that must be quiet: the test fails when the console says anything, when a script throws, when something is
 * asked for from another host, or when PHP writes a notice.
 */
export const test = base.extend<{ expectedReports: readonly RegExp[]; quiet: undefined }>({
  /** What laurel is to report to the console, in this order; nothing, unless a test says so. */
  expectedReports: [[], { option: true }],
  quiet: [
    async ({ context, baseURL, expectedReports }, use) => {
      const before = notices().length
      const said: string[] = []
      context.on('console', (message) => {
        if (!isForeign(message)) said.push(`console.${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => said.push(`error: ${error.error().message}`))
      await context.route(
        (url) => url.protocol.startsWith('http') && url.origin !== baseURL,
        (route) => {
          said.push(`asked another host: ${route.request().url()}`)
          return route.abort()
        },
      )
      await use(undefined)
      expect(said, 'the browser stays quiet').toEqual(
        expectedReports.map((report) => expect.stringMatching(report)),
      )
      expect(notices().slice(before), 'PHP stays quiet').toEqual([])
    },
    { auto: true },
  ],
})

/** The document as the server sent it, before any script. */
export async function source(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

export interface ScriptTag {
  readonly id: string
  readonly type: string
  readonly src: string
  readonly text: string
  readonly attributes: readonly string[]
}

/** Every script element of a document, in order. */
export async function scripts(page: Page, path: string): Promise<ScriptTag[]> {
  return page.evaluate(
    (html) =>
      [...new DOMParser().parseFromString(html, 'text/html').scripts].map((script) => ({
        id: script.id,
        type: script.type,
        src: script.getAttribute('src') ?? '',
        text: script.text,
        attributes: script.getAttributeNames(),
      })),
    await source(page, path),
  )
}

/** Without the form: its own script moves the focus a moment after it has loaded. */
export async function logIn(page: Page, name: 'member' | 'keeper'): Promise<void> {
  await page.request.post('/wp-login.php', { form: { log: name, pwd: `${name}-pass` } })
  await page.goto('/wp-admin/')
  await expect(page.locator('body')).toHaveClass(/wp-admin/)
}
