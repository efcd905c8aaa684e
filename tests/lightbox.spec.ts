// The ids in the titles are rows of contract 03.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { createFingers } from './fingers'
import { expect, framesDrawn, type Shop, test } from './shop'

const NIGHT = '[data-rel="ilightbox[12-4410]"]'
const ALL_ON = '/gallery/?param-lightbox-thumbs=1&param-lightbox-sharing=1'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures' })
const counter = (page: Page) => page.locator('.laurel-lightbox-counter')
const holder = (page: Page) => page.locator('.ilightbox-holder:not(.ilightbox-next, .ilightbox-prev)')
const picture = (page: Page) => holder(page).locator('img.ilightbox-image')

async function openAt(page: Page, shop: Shop, number: number, path = ALL_ON) {
  await shop.open(path)
  await page
    .locator(NIGHT)
    .nth(number - 1)
    .click()
  await expect(picture(page)).toBeVisible()
  await expect(page.locator('.ilightbox-loader')).not.toBeInViewport()
}
/** Until nothing moves any more. */
async function settled(page: Page) {
  await framesDrawn(page)
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY
    }),
  )
}

test.describe('[S55] theme lightbox', () => {
  test('[S55] theme lightbox: opens at what was clicked, between its neighbours, above the strip (4.1, 4.8)', async ({
    page,
    shop,
  }) => {
    await openAt(page, shop, 2)
    await settled(page)
    await expect(counter(page)).toHaveText('2 / 5')
    await expect(page.locator('.ilightbox-next img, .ilightbox-prev img')).toHaveCount(2)
    const box = await holder(page).boundingBox()
    // 1200 x 1200 px in a window of 800 px without a tenth and the strip of 140 px.
    expect(box).toMatchObject({ x: 350, y: 40, width: 580 })
    expect((await page.locator('.ilightbox-next').boundingBox())?.x).toBe(1235)
    const thumbs = page.locator('.ilightbox-thumbnail img')
    await expect(thumbs).toHaveCount(5)
    for (const thumb of await thumbs.all()) {
      const { width, height } = (await thumb.boundingBox()) ?? { width: 999, height: 999 }
      expect(Math.max(width, height)).toBeLessThanOrEqual(120)
    }
    const active = await page.locator('.ilightbox-active').boundingBox()
    expect(Math.round((active?.x ?? 0) + (active?.width ?? 0) / 2)).toBe(640)
    expect(await findings(page, '.laurel-lightbox')).toEqual([])
    expect(shop.printed).toEqual([])
  })

  test('[S55] theme lightbox: by the keyboard alone, and out by the back button (4.4, 4.5)', async ({
    page,
    shop,
  }) => {
    await shop.open(ALL_ON)
    const link = page.locator(NIGHT).nth(3)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText('5 / 5')
    await page.keyboard.press('ArrowRight')
    await expect(dialog(page).getByRole('button', { name: 'Next picture' })).toHaveClass(/\bdisabled\b/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(dialog(page).getByRole('button', { name: 'Previous picture' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(counter(page)).toHaveText('4 / 5')
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab')
      // The browser's own buttons are a stop, too.
      expect(
        await page.evaluate(() => {
          const { activeElement: at, body } = document
          return at === body || at?.closest('.laurel-lightbox') !== null
        }),
      ).toBe(true)
    }
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(link).toBeFocused()
    expect(new URL(page.url()).pathname).toBe('/gallery/')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => history.state?.laurelLightbox ?? null)).toBeNull()
    expect(shop.printed).toEqual([])
  })

  test('[S55] theme lightbox: the wheel steps once for a movement, enlarges with ctrl, and then moves the picture about', async ({
    page,
    shop,
  }) => {
    await openAt(page, shop, 1)
    await settled(page)
    await page.mouse.move(640, 300)
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 120)
        return counter(page).textContent()
      })
      .toBe('2 / 5')
    await settled(page)
    const widthOf = async () => Math.round((await holder(page).boundingBox())?.width ?? 0)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -200)
    await page.keyboard.up('Control')
    await expect.poll(widthOf).toBeGreaterThan(800)
    await expect(page.locator('.ilightbox-caption')).toHaveCount(0)
    await settled(page)
    const before = await holder(page).boundingBox()
    await page.mouse.wheel(0, 60)
    await expect.poll(async () => (await holder(page).boundingBox())?.y).toBe((before?.y ?? 0) - 60)
    await expect(counter(page)).toHaveText('2 / 5')
    await page.mouse.down()
    await page.mouse.move(640, 340, { steps: 4 })
    await expect(page.locator('body')).toHaveClass(/ilightbox-closedhand/)
    await page.mouse.up()
    await expect.poll(async () => (await holder(page).boundingBox())?.y).toBe((before?.y ?? 0) - 20)
    await page.mouse.dblclick(640, 300)
    await settled(page)
    expect(await widthOf()).toBe(580)
    // The drag over the backdrop's edge, and its click, do not close it.
    await expect(dialog(page)).toHaveCount(1)
    await page.mouse.move(640, 300)
    await page.mouse.down()
    await page.mouse.move(500, 300, { steps: 3 })
    await page.mouse.up()
    await expect(counter(page)).toHaveText('3 / 5')
    expect(shop.printed).toEqual([])
  })

  test('[S55] theme lightbox: a video and a page play here; leaving takes them away', async ({
    page,
    shop,
  }) => {
    await shop.open('/gallery/')
    await page.getByRole('link', { name: 'Watch the engraver' }).click()
    await expect(holder(page).locator('video')).toBeVisible()
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect(
      page.frameLocator('.ilightbox-holder iframe').getByRole('heading', { name: 'Size guide' }),
    ).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('.laurel-lightbox iframe')).toHaveCount(0)
    expect(shop.printed).toEqual([])
  })

  test('[S55] theme lightbox: a link that it is to skip, and one for a new tab, are the browser’s (4.2)', async ({
    page,
    context,
    shop,
  }) => {
    await shop.open('/gallery/')
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page
        .locator(NIGHT)
        .first()
        .click({ modifiers: ['Control'] }),
    ])
    await tab.close()
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'A badge' }).click()
    await page.waitForURL('**/full/name-badge.svg')
  })

  test('[S55] [esm] theme lightbox: without its code the link opens the picture', async ({ page, shop }) => {
    await shop.fault('chunk/lightbox:404')
    await page.goto(`${shop.url}/gallery/`)
    await page.locator(NIGHT).first().click()
    await page.waitForURL('**/full/gold-cup.svg')
  })

  for (const [how, knobs, isEarly] of [
    ['jquery=1', 'jquery=1', false],
    ['jquery=4&csp=strict', 'jquery=4&csp=strict', false],
    ['its code on its way', '', true],
  ] as const) {
    test(`[S55]${isEarly ? ' [esm]' : ''} theme lightbox: the server's own script opens its gallery, with ${how} (4.3, 4.10, 4.13)`, async ({
      page,
      shop,
    }) => {
      const arrive = isEarly && (await shop.holdCode('**/chunks/lightbox-*'))
      await shop.open(`/gallery/?${knobs}`)
      await page.locator('#gallery-4711').click()
      if (arrive) {
        await framesDrawn(page)
        await expect(dialog(page)).toHaveCount(0)
        arrive()
      }
      await expect(counter(page)).toHaveText('1 / 3')
      await expect(page.locator('.ilightbox-overlay')).toHaveClass(/metro-black/)
      await page.locator('.ilightbox-button.ilightbox-next-button').click()
      await expect(counter(page)).toHaveText('2 / 3')
      await expect(page.locator('.ilightbox-social li')).toHaveCount(3)
      expect(
        await page.evaluate(() => typeof (window as { iLightBox?: { goTo?: unknown } }).iLightBox?.goTo),
      ).toBe('function')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.locator('#gallery-4711')).toBeFocused()
      expect(shop.printed).toEqual([])
    })
  }

  test('[S55] theme lightbox: offline the next picture says so; back online it comes', async ({
    page,
    context,
    shop,
  }) => {
    await openAt(page, shop, 1)
    await context.setOffline(true)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(holder(page).getByRole('alert')).toHaveText('An error occurred when trying to load photo.')
    await context.setOffline(false)
    await expect(picture(page)).toBeVisible()
  })
})

test.describe('[S55] theme lightbox: on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[S55] theme lightbox: swipes, pinches and double taps; turned round, the picture fits anew', async ({
    page,
    shop,
  }) => {
    await shop.open(ALL_ON)
    await page.locator(NIGHT).first().tap()
    await expect(picture(page)).toBeVisible()
    await expect(page.locator('body')).toHaveClass(/\bisMobile\b/)
    await expect(page.locator('.ilightbox-thumbnails')).toHaveCount(0)
    await settled(page)
    const fingers = await createFingers(page)
    const swipe = (by: number) => fingers.swipe([195, 400], by)
    const widthOf = async () => Math.round((await holder(page).boundingBox())?.width ?? 0)
    await swipe(-150)
    await expect(counter(page)).toHaveText('2 / 5')
    await swipe(-80)
    await settled(page)
    await expect(counter(page)).toHaveText('2 / 5')
    await swipe(150)
    await expect(counter(page)).toHaveText('1 / 5')
    await settled(page)
    expect(await widthOf()).toBe(351)
    await fingers.down([150, 400], [240, 400])
    for (const out of [20, 40, 60]) await fingers.move([150 - out, 400], [240 + out, 400])
    await fingers.up()
    await expect.poll(widthOf).toBeGreaterThan(600)
    await swipe(-150)
    await expect(counter(page)).toHaveText('1 / 5')
    await fingers.doubleTap([195, 400])
    await settled(page)
    await expect.poll(widthOf).toBe(351)
    await page.setViewportSize({ width: 844, height: 390 })
    await expect.poll(widthOf).toBe(351)
    await expect.poll(async () => Math.round((await holder(page).boundingBox())?.x ?? 0)).toBe(247)
    // There is less room over the picture than its title needs.
    await expect
      .poll(async () => (await page.locator('.ilightbox-title').boundingBox())?.y)
      .toBeGreaterThanOrEqual(0)
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    expect(shop.printed).toEqual([])
  })
})
