// The ids in the titles are rows of contract 05.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { overlaps } from './feed-posts'
import { expect, freezeTime, test } from './shop'

const items = (page: Page) => page.locator('.cff-item')
/** The feed's first post with a text that is cut. */
const longPost = (page: Page) =>
  items(page)
    .filter({ has: page.locator('.cff-expand[style*="inline"]') })
    .first()
const textOf = (page: Page) => longPost(page).locator('.cff-text')
const expandLink = (page: Page) => longPost(page).getByRole('button', { name: /See More|Show Less/ })

/** The feed plugin's own script, in as much as it looks whether it is there already. */
const PLUGIN =
  'var cff_js_exists = typeof cff_js_exists !== "undefined";' +
  'if (!cff_js_exists) { window.cff_init = () => {}; window.cffLightbox = () => {} }'

test.describe('[F03] feed posts', () => {
  for (const width of [1280, 390]) {
    test(`[F03] feed posts: at ${width} px a long text is read on from its link, by mouse and keys, under a strict policy (17.1, 17.2)`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await shop.open('/feed/?feed-char=60&csp=strict&jquery=none&feed-resize=off')
      await shop.mounted('feed')
      const short = (await textOf(page).textContent()) ?? ''
      expect(short.trimStart().length).toBeLessThanOrEqual(60)
      const box = longPost(page).locator('.cff-expand')
      await expect(box).toHaveText('... See More', { useInnerText: true })
      const address = page.url()
      await expandLink(page).click()
      const whole = (await textOf(page).textContent()) ?? ''
      expect(whole.startsWith(short)).toBe(true)
      expect(whole.length).toBeGreaterThan(short.length)
      await expect(box).toHaveText('... Show Less', { useInnerText: true })
      await expect(expandLink(page)).toHaveAttribute('aria-expanded', 'true')
      await expect.poll(() => overlaps(page)).toEqual([])
      await expandLink(page).focus()
      await page.keyboard.press('Space')
      await expect(textOf(page)).toHaveText(short, { useInnerText: false })
      await expect(expandLink(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(textOf(page)).toHaveText(whole)
      expect(page.url()).toBe(address)
      expect(await findings(page, '.cff-post-text')).toEqual([])
      expect(shop.printed).toEqual([])
    })
  }

  test('[F03] feed posts: without a limit no text is cut; an event shows the day on which it ends (17.3, 17.40)', async ({
    page,
    shop,
  }) => {
    await shop.open('/feed/?feed-char=absent&feed-count=30')
    await shop.mounted('feed')
    await page.locator('.cff-timeline-event').last().scrollIntoViewIfNeeded()
    const days = page.locator('.cff-timeline-event .cff-end-date k')
    await expect(days.filter({ hasText: '4th' })).toBeVisible()
    await expect(days.filter({ hasText: '3rd' })).toBeHidden()
    await expect(page.locator('.cff-expand').filter({ visible: true })).toHaveCount(0)
  })
})

test('[F04] feed posts: tags lead to their pages in the colour of the feed; where none are wanted there are none (17.7, 17.8, 17.9)', async ({
  page,
  shop,
}) => {
  await shop.open('/feed/')
  await shop.mounted('feed')
  const tag = page.locator('.cff-text a[href^="https://www.facebook.com/hashtag/"]').first()
  await expect(tag).toHaveAttribute('target', '_blank')
  await expect(tag).toHaveAttribute('rel', 'nofollow noopener')
  await expect(tag).toHaveCSS('color', 'rgb(20, 85, 156)')
  expect(await tag.evaluate((link: HTMLAnchorElement) => link.pathname.slice('/hashtag/'.length))).toMatch(
    /^\w/,
  )
  await shop.open('/feed/?feed-hashtags=off')
  await shop.mounted('feed')
  await expect(page.locator('.cff-expand[style*="inline"]').first()).toBeVisible()
  await expect(page.locator('.cff-text a[href*="/hashtag/"]')).toHaveCount(0)
})

test.describe('[F01] feeds', () => {
  test('[F01] feeds: a second feed, its marks, and one that a site’s own script puts in (17.67)', async ({
    page,
    shop,
  }) => {
    await freezeTime(page)
    await page.goto(`${shop.url}/feed/?feed-second&feed-count=4`)
    await shop.mounted('feed')
    const feeds = page.locator('.cff')
    await feeds.nth(1).scrollIntoViewIfNeeded()
    await expect(page.locator('.cff[data-cff-index="2"]')).toHaveCount(1)
    await expect(page.locator('.cff-nojs')).toHaveCount(0)
    await page.clock.runFor(1300)
    await expect(feeds.nth(1).locator('.cff-new')).toHaveCount(0)
    await expect(feeds.first().locator('.cff-new')).toHaveCount(4)
    const seen = await page.evaluate(() => {
      const wrap = document.querySelector('.cff-posts-wrap')
      const late = wrap?.querySelector('.cff-item')?.cloneNode(true) as HTMLElement
      late.id = 'cff_late'
      const text = late.querySelector('.cff-text')
      if (text) text.textContent = 'See #gold'
      wrap?.append(late)
      const cff_init = Reflect.get(window, 'cff_init')
      const links = () => document.querySelectorAll('a').length
      cff_init()
      const once = links()
      cff_init(wrap?.parentElement)
      return [once, links()]
    })
    expect(seen[1]).toBe(seen[0])
    await expect(page.locator('#cff_late a[href*="/hashtag/gold"]')).toHaveCount(1)
  })

  test('[F01] feeds: the plugin’s own script does nothing after laurel, and before it has the feeds for itself (17.80)', async ({
    page,
    shop,
  }) => {
    await shop.open('/feed/')
    await shop.mounted('feed')
    const ours = await page.evaluateHandle(() => Reflect.get(window, 'cff_init'))
    await page.evaluate(PLUGIN)
    expect(await page.evaluate((init) => init === Reflect.get(window, 'cff_init'), ours)).toBe(true)
    await page.addInitScript(PLUGIN)
    await shop.open('/feed/')
    const names = await page.evaluate(() => window.laurel?.islands().map(({ name }) => name) ?? [])
    expect(names.filter((name) => name.startsWith('feed-'))).toEqual(['feed-globals'])
    await expect(page.locator('.cff.cff-nojs')).toHaveCount(1)
  })
})
