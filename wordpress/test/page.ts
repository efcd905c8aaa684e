import { existsSync, readFileSync } from 'node:fs'
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

export { expect, type Page }

const PAGES_LOG = process.env['WORDPRESS_LOG'] ?? ''
const ADMIN_LOG = process.env['WORDPRESS_ADMIN_LOG'] ?? ''
/** WordPress's own client for requests and its look for updates, which Site Health uses: the PHP is newer, and there is no network. */
const OF_REQUESTS = /\/wp-includes\/Requests\/|\/wp-admin\/includes\/update\.php/
const OUR_FILES = /\/laurel\.php|\/class-laurel-|\/themes\/laurel-test\//

/** The lines of a log. PHP creates the file with its first notice. */
function linesOf(log: string): string[] {
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : []
}

/** PHP's notices: all of the site's pages, and those about our files in the admin. */
function notices(): string[] {
  const ofPages = linesOf(PAGES_LOG).filter((line) => !OF_REQUESTS.test(line))
  return [...ofPages, ...linesOf(ADMIN_LOG).filter((line) => OUR_FILES.test(line))]
}

/** Messages that laurel does not cause: those of the admin, and one of jQuery's migration script. */
const isForeign = (message: ConsoleMessage) =>
  /\/wp-(admin|login\.php)/.test(message.page()?.url() ?? '') ||
  message.text().startsWith('JQMIGRATE: Migrate is installed')

/**
 * A page without messages: the test fails when anything is logged to the console, a script throws, a request goes to
 * another host, or PHP writes a notice.
 */
export const test = base.extend<{ expectedReports: readonly RegExp[]; hasNoMessages: undefined }>({
  /** The reports that the test expects in the console, in this order. */
  expectedReports: [[], { option: true }],
  hasNoMessages: [
    async ({ context, baseURL, expectedReports }, use) => {
      const before = notices().length
      const messages: string[] = []
      context.on('console', (message) => {
        if (!isForeign(message)) messages.push(`console.${message.type()}: ${message.text()}`)
      })
      context.on('weberror', (error) => messages.push(`error: ${error.error().message}`))
      await context.route(
        (url) => url.protocol.startsWith('http') && url.origin !== baseURL,
        (route) => {
          messages.push(`request to another host: ${route.request().url()}`)
          return route.abort()
        },
      )
      await use(undefined)
      expect(messages, 'messages in the browser').toEqual(
        expectedReports.map((report) => expect.stringMatching(report)),
      )
      expect(notices().slice(before), 'notices of PHP').toEqual([])
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

/** Logs in by a request: the script of the log-in form would move the focus while Playwright types. */
export async function logIn(page: Page, name: 'member' | 'administrator' | 'german'): Promise<void> {
  await page.request.post('/wp-login.php', { form: { log: name, pwd: `${name}-pass` } })
  await page.goto('/wp-admin/')
  await expect(page.locator('body')).toHaveClass(/wp-admin/)
}
