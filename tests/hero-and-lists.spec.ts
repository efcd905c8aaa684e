import type { Page } from '@playwright/test'
import { expect, test } from './shop'

const GUIDE = '/engraving-guide/'
/** Scrolls, and waits until all that follows it in the same frames is done. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
  }, y)
const box = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return { top, bottom, height }
  })

test.describe('[S17] hero headings', () => {
  test('[S17] hero heading: sized, its text in the middle, shown after load, gone with the page', async ({
    page,
    shop,
  }) => {
    await shop.open(`${GUIDE}?heading=fancy&heading-height=300`)
    const text = page.locator('.heading-text')
    await expect(text).toHaveCSS('opacity', '1')
    const [heading, inside] = [await box(page, '.fancy-heading'), await box(page, '.heading-text')]
    expect(heading.height).toBe(300)
    expect(Math.abs((heading.top + heading.bottom - inside.top - inside.bottom) / 2)).toBeLessThanOrEqual(1)
    await expect(page.locator('.fancy-heading')).toHaveClass(/animated/)
    await scrollTo(page, 200)
    await expect(text).toHaveCSS('opacity', '0.5')
    await expect(text).toHaveCSS('filter', /^blur/)
    await scrollTo(page, 0)
    await expect(text).toHaveCSS('filter', 'none')
    expect(shop.printed).toEqual([])
  })

  test('[S17] hero heading: a word that is wider than a phone gets a font with which it fits, and its own again', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.route(/engraving-guide/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        /<h1>Made in West End[^<]*/,
        '<h1>Our engravingmachineryworkshops here',
      )
      await route.fulfill({ response, body })
    })
    await shop.open(`${GUIDE}?heading=fancy`)
    const title = page.locator('.heading-text h1')
    const printed = await page.evaluate(() => getComputedStyle(document.body).fontSize)
    const sizes = () =>
      title.evaluate((heading) => ({
        over: heading.scrollWidth - heading.clientWidth,
        px: Number.parseFloat(getComputedStyle(heading).fontSize),
      }))
    await expect.poll(async () => (await sizes()).over).toBeLessThanOrEqual(0)
    const fitted = await sizes()
    expect(fitted.px).toBeGreaterThanOrEqual(Number.parseFloat(printed) - 1)
    await expect(title).toHaveText('Our engravingmachineryworkshops here')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(async () => (await sizes()).px).toBeGreaterThan(fitted.px)
    expect(shop.printed).toEqual([])
  })

  test('[S17] hero heading: a split page fills the window, and is there', async ({ page, shop }) => {
    await shop.open(`${GUIDE}?heading=split`)
    const main = page.locator('#main-container')
    await expect(main).toHaveCSS('opacity', '1')
    await expect(main).toHaveCSS('height', '715px')
    await page.setViewportSize({ width: 900, height: 800 })
    await expect(main).not.toHaveAttribute('style', /height/)
  })

  test('[S17] hero heading: the title over a picture rises to its middle', async ({ page, shop }) => {
    await shop.open(`${GUIDE}?heading=media`)
    await expect(page.locator('.details-overlay')).toHaveAttribute('style', /bottom: 50%/)
    await expect
      .poll(async () => {
        const [feature, title] = [await box(page, '.detail-feature'), await box(page, '.details-overlay')]
        return Math.round(Math.abs(feature.top + feature.bottom - title.top - title.bottom) / 2)
      })
      .toBeLessThanOrEqual(1)
    expect(
      (await box(page, '.detail-feature')).height - (await box(page, '.details-overlay')).height,
    ).toBeCloseTo(80, 0)
  })
})

test.describe('[S20] lists', () => {
  test('[S20] equal heights: as high as the highest, narrow each its own, and back', async ({
    page,
    shop,
  }) => {
    await shop.open(`${GUIDE}?items=team`)
    const heights = () =>
      page
        .locator('.team-member')
        .evaluateAll((items) => [...new Set(items.map(({ clientHeight }) => clientHeight))])
    await expect.poll(async () => (await heights()).length).toBe(1)
    const [wide] = await heights()
    await page.setViewportSize({ width: 767, height: 800 })
    await expect.poll(async () => (await heights()).length).toBeGreaterThan(1)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(heights).toEqual([wide])
    expect(shop.printed).toEqual([])
  })

  test('[S20] timeline: items come with the page, and stay', async ({ page, shop }) => {
    await shop.open('/blog/?timeline')
    const hidden = page.locator('.timeline-item-content-wrap.is-hidden')
    await expect(page.locator('.timeline-item-content-wrap.bounce-in').first()).toBeVisible()
    // Hidden items begin below the line, shown ones above it.
    const line = await page.evaluate(() => window.innerHeight * 0.8)
    expect((await hidden.first().boundingBox())?.y).toBeGreaterThan(line)
    const before = await hidden.count()
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 500)
    await expect.poll(() => hidden.count()).toBeLessThan(before)
    await page.keyboard.press('Tab')
    await expect(hidden).toHaveCount(0)
    expect(shop.printed).toEqual([])
  })
})

test.describe('[S24] sticky sidebar', () => {
  test('[S24] sticky sidebar: it stays beside the content, and ends with it', async ({ page, shop }) => {
    // So low that the content ends above the widget's place.
    await page.setViewportSize({ width: 1280, height: 500 })
    await shop.open(`${GUIDE}?sticky-sidebar`)
    await shop.mounted('sticky-sidebar')
    const widget = page.locator('.sticky-widget')
    const left = (await widget.boundingBox())?.x
    await scrollTo(page, 1500)
    await expect(widget).toHaveClass(/stickit$/)
    expect(await widget.boundingBox()).toMatchObject({ x: left, y: 115 })
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(widget).toHaveClass(/stickit-end$/)
    const [aside, end] = [await box(page, 'aside.sidebar'), await box(page, '.sticky-widget')]
    expect(end.bottom).toBeCloseTo(aside.bottom, 0)
    await scrollTo(page, 0)
    await expect(widget).not.toHaveClass(/stickit-end/)
    expect(shop.printed).toEqual([])
  })

  test('[S24] sticky sidebar: below the content of a phone it goes with the page', async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await shop.open(`${GUIDE}?sticky-sidebar`)
    await shop.mounted('sticky-sidebar')
    await scrollTo(page, 1500)
    await expect(page.locator('.sticky-widget')).not.toHaveAttribute('style', /./)
  })
})

test('[S22] picture swap: the site’s other picture is on its page, in the place of the printed one (01 17.1)', async ({
  page,
  shop,
}) => {
  const pictureSwap = {
    pageId: 84,
    selector: 'main img[src*="engraving-plate"], #main-container img[src*="engraving-plate"]',
    src: '/assets/images/silver-cup.svg',
    alt: 'A silver cup at the engraving machine',
  }
  const config = encodeURIComponent(JSON.stringify({ pictureSwap }))
  await shop.open(`${GUIDE}?config=${config}`)
  const picture = page.getByRole('img', { name: pictureSwap.alt })
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).toHaveAttribute('src', pictureSwap.src)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await shop.open(`/size-guide/?config=${config}`)
  await expect(page.getByRole('img', { name: pictureSwap.alt })).toHaveCount(0)
  expect(shop.printed).toEqual([])
})
