import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { DIST_DIR } from '../fixtures-html/server/places.mjs'
import { scrollThrough } from './narrow'
import { pageGroups } from './page-kinds'
import { expect, LAUREL, styled, test } from './shop'

const STYLE = path.join(DIST_DIR, 'laurel.css')
/** A rule whose selector or value such a browser drops, and the condition that is true for it. */
const DROPPED = /[^{}]*(?::has\([^{}]*\{[^{}]*\}|\{[^{}]*\dlh\b[^{}]*\})/g
const INSTEAD = /@supports not \(selector\(:has\(\*\)\) and \(height:\s*1lh\)\)/
const TYPED = /\battr\((?=[\w-]+ )/g
const FIRST_PAINT = /(?<=<style id="laurel-first-paint">)[\s\S]*?(?=<\/style>)/

/** A style sheet as such a browser reads it. */
const asRead = (css: string) =>
  css.replace(DROPPED, '').replace(INSTEAD, '@media all').replace(TYPED, 'unknown(')

/** Takes away what each of the promised browsers may lack (docs/browsers.md). */
async function beOld(page: Page) {
  await page.addInitScript(() => {
    const take = (owner: object | undefined, ...names: string[]) => {
      for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
    }
    const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()))
    take(URL, 'canParse', 'parse')
    take(AbortSignal, 'any', 'timeout')
    take(Promise, 'withResolvers', 'try')
    take(Object, 'groupBy')
    take(Map, 'groupBy')
    take(Map.prototype, 'getOrInsert', 'getOrInsertComputed')
    take(Array, 'fromAsync')
    take(Array.prototype, 'toReversed', 'toSorted', 'toSpliced', 'with')
    take(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference')
    take(Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom')
    take(iterators, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some')
    take(iterators, 'every', 'find')
    take(String.prototype, 'isWellFormed', 'toWellFormed')
    take(RegExp, 'escape')
    take(Intl, 'Segmenter', 'DurationFormat')
    take(Element.prototype, 'checkVisibility', 'moveBefore', 'setHTML', 'setHTMLUnsafe', 'getHTML')
    take(Element.prototype, 'role', 'ariaHidden', 'ariaLabel', 'requestFullscreen')
    take(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover')
    take(Document.prototype, 'startViewTransition', 'fullscreenEnabled')
    take(PointerEvent.prototype, 'getCoalescedEvents', 'getPredictedEvents')
    take(Navigator.prototype, 'connection', 'userActivation', 'scheduling')
    take(window, 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'URLPattern')
    take(window, 'Iterator', 'CloseWatcher', 'cookieStore')
  })
  const style = asRead(await readFile(STYLE, 'utf8'))
  await page.addInitScript(
    ({ dropped, instead }) => {
      const { replaceSync } = CSSStyleSheet.prototype
      CSSStyleSheet.prototype.replaceSync = function (css) {
        replaceSync.call(
          this,
          css.replace(new RegExp(dropped, 'g'), '').replace(new RegExp(instead), '@media all'),
        )
      }
    },
    { dropped: DROPPED.source, instead: INSTEAD.source },
  )
  await page.route('**/dist/laurel.css', (route) => route.fulfill({ contentType: 'text/css', body: style }))
  // Files have a dot in their names, pages have none: what is not asked about costs less.
  await page.route(/^https?:\/\/[^/]+(?:\/[^/.?#]*)*(?:[?#]|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(FIRST_PAINT, asRead) })
  })
}

const mountedIslands = (page: Page) =>
  page.evaluate(() => window.laurel?.islands().map(({ name }) => name) ?? [])

for (const { part, paths } of pageGroups(7)) {
  test(`[X11] [X14] every kind of page in the oldest promised browsers: islands are mounted, nothing is on the console (${part})`, async ({
    page,
    shop,
  }) => {
    test.setTimeout(300_000)
    await beOld(page)
    for (const address of paths) {
      await shop.open(address)
      await scrollThrough(page)
      await shop.quiet()
      expect.soft(await mountedIslands(page), address).not.toEqual([])
      const printed = shop.printed.splice(0).filter((line) => !line.endsWith('404 (Not Found)'))
      expect.soft(printed, address).toEqual([])
    }
  })
}

test('[F05] [P03] [P16] [S16] the oldest promised browsers: feed comments are there, with their avatars; of a builder’s slider the dot that has the focus is seen; before laurel is there no progress bar is shown full, and of tabs one pane is seen', async ({
  page,
  shop,
}) => {
  await beOld(page)
  await shop.open('/feed/?feed-cache=warm&feed-count=8')
  await shop.mounted('feed')
  const post = page.locator('.cff-item').first()
  await post.locator('.cff-view-comments').click()
  const comment = post.locator('.cff-comments-wrap > .cff-comment').first()
  await expect(comment.locator('.cff-comment-text')).toBeVisible()
  await expect(comment.locator('img').first()).toHaveAttribute('src', /^https?:/)
  expect(shop.printed).toEqual([])

  await shop.open('/widgets/builder-slider')
  const dot = page.locator('.flickity-page-dots .dot:not(.is-selected)').first()
  await dot.scrollIntoViewIfNeeded()
  await dot.locator('button').focus()
  await expect(dot).toHaveCSS('opacity', '1')

  await shop.hold(LAUREL)
  await page.goto(`${shop.url}/widgets/progress-bars`, { waitUntil: 'commit' })
  await styled(page)
  const bar = page.locator('#medals .bar')
  // As it is when nothing has come for a while.
  await bar.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })
  expect(await bar.evaluate((element) => element.clientWidth)).toBe(0)

  await page.goto(`${shop.url}/widgets/tabs`, { waitUntil: 'commit' })
  await styled(page)
  const panes = page
    .locator('.tab-content')
    .filter({ has: page.locator('> .load:first-child') })
    .first()
  await expect(panes.locator('> .load').first()).toBeVisible()
  expect(await panes.locator('> .load').count()).toBeGreaterThan(1)
  await expect(panes.locator('> .load:visible')).toHaveCount(1)
})
