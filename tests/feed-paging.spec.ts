// The ids in the titles are rows of contract 05.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, freezeTime, type Shop, test } from './shop'

const CALL = /admin-ajax\.php/
const MORE = 'cff_get_new_posts'
const shownItems = (page: Page) => page.locator('.cff-item:visible')
const end = (page: Page) => page.locator('.cff-no-more-posts')
const button = (page: Page) => page.locator('.cff-load-more')

const urlsOf = async (shop: Shop) =>
  (await shop.calls(MORE)).map(({ fields }) => JSON.parse(fields['pag_url'] ?? '{}'))

test('[F10] load more, by keyboard: the loading state, the items, the focus, the end (46, 47, 52, 53)', async ({
  page,
  shop,
}) => {
  await shop.open(
    `/feed/?feed=timeline&feed-layout=full&feed-count=3&feed-total=6&csp=strict&jquery=none&feed-no-more=${encodeURIComponent("That\\'s all")}`,
  )
  await button(page).scrollIntoViewIfNeeded()
  await shop.mounted('feed')
  const letGo = await shop.hold(CALL, MORE)
  const last = Number(await page.locator('.cff-item').last().getAttribute('data-cff-timestamp'))
  await button(page).focus()
  await page.keyboard.press(' ')
  await expect(button(page)).toHaveClass('cff-load-more cff-disabled cff-loading')
  await expect(button(page)).not.toHaveAttribute('id')
  await page.keyboard.press('Enter')
  letGo()
  await expect(page.locator('.cff-item')).toHaveCount(6)
  const [asked] = await urlsOf(shop)
  expect(await shop.calls(MORE)).toHaveLength(1)
  expect(asked.trophyshop).toContain('access_token=x_cff_hide_token_x')
  expect(asked.trophyshop).toMatch(new RegExp(`&until=${last - 1}$`))
  await expect(end(page)).toHaveText("That's all")
  await expect(button(page)).toBeHidden()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.cff-item')?.id))
    .toBe(await page.locator('.cff-item').nth(3).getAttribute('id'))
  await expect(page.locator('.laurel-live-region')).toHaveText("3 more items. That's all")
  await expect(page.locator('.cff-item').nth(5).locator('.cff-view-comments')).toHaveAttribute(
    'href',
    'javascript:void(0);',
  )
  expect(page.url()).toContain('/feed/')
  expect(shop.printed).toEqual([])
})

test('[F10] load more: of two feeds one; a call that fails leaves it as it was (54, 55)', async ({
  page,
  shop,
}) => {
  await shop.open('/feed/?feed=timeline&feed-layout=full&feed-count=2&feed-second&feed-second-count=2')
  await page.locator('.cff-load-more').last().scrollIntoViewIfNeeded()
  await expect
    .poll(() => page.evaluate(() => window.laurel?.islands().filter(({ name }) => name === 'feed').length))
    .toBe(2)
  const [first, second] = [page.locator('.cff').first(), page.locator('.cff').last()]
  await shop.fault(`${MORE}:500`)
  await second.locator('.cff-load-more').click()
  await expect.poll(async () => (await shop.calls(MORE)).length).toBe(1)
  await expect(second.locator('.cff-load-more')).toHaveAttribute('id', 'cff-load-more')
  await expect(second.locator('.cff-item')).toHaveCount(2)
  await shop.fault(`${MORE}:slow:1`)
  await second.locator('.cff-load-more').click()
  await expect(second.locator('.cff-item')).toHaveCount(4)
  await expect(first.locator('.cff-item')).toHaveCount(2)
  await expect(second.locator('.cff-item').nth(2)).toHaveClass(/cff-kurilpa\.trophies/)
})

test('[F13] events and reviews: pages of the browser, and the other dates of an event (43, 44)', async ({
  page,
  shop,
}) => {
  await shop.open(
    '/feed/?feed=events&feed-layout=full&feed-pag-num=5&feed-count=5&feed-lightbox=off&csp=strict&jquery=none',
  )
  await expect(shownItems(page)).toHaveCount(5)
  const more = page.locator('.cff-more-dates').first()
  await more.click()
  await expect(page.locator('.cff-multiple-dates').first()).toBeVisible()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await button(page).click()
  await expect(shownItems(page)).toHaveCount(10)
  await button(page).click()
  await expect(shownItems(page)).toHaveCount(12)
  await expect(end(page)).toHaveText('No more posts')
  expect(await findings(page, '.cff')).toEqual([])
  expect(await shop.calls(MORE)).toEqual([])
  expect(shop.printed).toEqual([])

  await shop.open('/feed/?feed=reviews&feed-layout=full&feed-total=8&feed-pag-num=3&feed-offset=2')
  await expect(page.locator('.cff-review')).toHaveCount(6)
  await expect(page.locator('.cff-review:visible')).toHaveCount(3)
})

test('[F07] [esm] share tooltip: a press before its code is here opens it; its links come one by one (39)', async ({
  page,
  shop,
}) => {
  const letGo = await shop.holdCode(/chunks\/feed-[0-9A-Z]{5}\.js/)
  await shop.open('/feed/?feed=timeline&feed-layout=full&feed-count=2&csp=strict&jquery=none&save-data')
  const link = page.locator('.cff-share-link').first()
  const tooltip = page.locator('.cff-share-tooltip').first()
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(tooltip).toBeHidden()
  letGo()
  await expect(tooltip).toBeVisible()
  await expect(tooltip.locator('.cff-show')).toHaveCount(4)
  await page.locator('#below').click()
  await expect(tooltip).toBeVisible()
  expect(await findings(page, '.cff-share-container')).toEqual([])
  await freezeTime(page)
  await link.press('Enter')
  await expect(tooltip).toBeHidden()
  await link.press(' ')
  await expect(tooltip.locator('.cff-show')).toHaveCount(1)
  await page.clock.runFor(20)
  await expect(tooltip.locator('.cff-show')).toHaveCount(2)
  expect(shop.printed).toEqual([])
})

test('[F07] likebox: as wide as there is room, loaded once (41)', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const asked: string[] = []
  await page.route('https://www.facebook.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Trophy Shop</title>' })
  })
  await shop.open('/feed/?feed=timeline&feed-layout=full&feed-count=2&feed-total=4&feed-likebox=top')
  await shop.mounted('feed')
  const room = await page
    .locator('.cff-likebox')
    .evaluate((box) => Math.floor(box.getBoundingClientRect().width))
  await expect.poll(() => asked.length).toBe(1)
  expect(new URL(asked[0] ?? '').searchParams.get('width')).toBe(String(Math.min(340, room)))
  await button(page).scrollIntoViewIfNeeded()
  await button(page).click()
  await expect(page.locator('.cff-item')).toHaveCount(4)
  expect(asked).toHaveLength(1)
})

test('[F09] link slider, by keyboard: the pictures side by side, and one at a time (42)', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shop.open('/feed/?feed=timeline&feed-layout=full&feed-count=9&csp=strict&jquery=none')
  const slider = page.locator('.cff-link-slider')
  await slider.scrollIntoViewIfNeeded()
  await shop.mounted('feed')
  const [next, previous] = [slider.locator('.cff-slider-next'), slider.locator('.cff-slider-prev')]
  await expect(previous).toBeHidden()
  const inView = () =>
    slider.evaluate((box) => {
      const { left } = box.getBoundingClientRect()
      const items = [...box.querySelectorAll('.cff-link-slider-item')]
      return items.findIndex((item) => Math.abs(item.getBoundingClientRect().left - left) < 1)
    })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect.poll(inView).toBe(1)
  await page.keyboard.press(' ')
  await expect.poll(inView).toBe(2)
  await expect(next).toBeHidden()
  await expect(previous).toBeFocused()
  expect(await findings(page, '.cff-link-slider')).toEqual([])
  expect(shop.printed).toEqual([])
})

test('[F07] films without a lightbox play in place; with one, a tile lies over photos', async ({
  page,
  shop,
}) => {
  await shop.open('/feed/?feed=timeline&feed-layout=full&feed-count=5&feed-lightbox=off')
  const box = page.locator('.cff-html5-video').first()
  await box.scrollIntoViewIfNeeded()
  await box.locator('.cff-html5-play').click()
  await expect(box.locator('.cff-html5-play')).toBeHidden()
  await expect(box.locator('.cff-poster')).toBeHidden()
  await expect
    .poll(() => box.locator('video').evaluate((film: HTMLVideoElement) => film.controls && !film.paused))
    .toBe(true)

  await shop.open('/feed/?feed=timeline&feed-layout=full&feed-count=1')
  await shop.mounted('feed')
  // The mouse may be there already, and would not move.
  await page.locator('h1').first().hover()
  await page.locator('.cff-photo').first().hover()
  await expect(page.locator('.cff-photo-hover').first()).toBeVisible()
  await page.locator('h1').first().hover()
  await expect(page.locator('.cff-photo-hover').first()).toBeHidden()
  // A focus shows it only to who uses the keyboard, and it scrolls the page under the mouse.
  const link = page.locator('.cff-photo .cff-lightbox-link').first()
  await page.keyboard.press('Tab')
  await link.focus()
  await page.mouse.move(0, 0)
  await link.blur()
  await expect(page.locator('.cff-photo-hover').first()).toBeHidden()
  await link.focus()
  await expect(page.locator('.cff-photo-hover').first()).toBeVisible()
  await link.blur()
  await expect(page.locator('.cff-photo-hover').first()).toBeHidden()
})
