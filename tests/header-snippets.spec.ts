// The ids in the titles are rows of contract 01.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { type ShiftWatch, watchShifts } from './layout-shift'
import { CUPS, searchBox, titles } from './search-box'
import { expect, framesDrawn, type Shop, test } from './shop'

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

test.describe('[S23] header snippets on a desktop', () => {
  test('[S23] the way into the shop and to the contact page, and nothing else moves (13.1, 13.2)', async ({
    page,
    shop,
  }) => {
    const shifts = await watchShifts(page)
    await shop.open('/home/?snippets&csp=strict&jquery=none')
    const header = page.locator('#header')
    const button = header
      .locator('.aux-cart-wishlist ul.menu > li')
      .last()
      .getByRole('link', { name: 'SHOP NOW' })
    await expect(button).toHaveClass('sf-button accent')
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect(header.locator('.aux-item.text')).toHaveText('CONTACT US')
    await expect(header.getByText('3555 0142')).toHaveCount(0)
    expect(await shifts.seen()).toEqual([])
    expect(await findings(page, '.aux-cart-wishlist ul.menu')).toEqual([])
    await button.click()
    await page.waitForURL('**/shop/')
    expect(shop.printed).toEqual([])
  })
})

test.describe('[S09] header snippets on a phone', () => {
  test.use({ viewport: PHONE })

  test('[S09] number and search are in the mobile header, and nothing else moves (13.3, 13.4, 13.6)', async ({
    page,
    shop,
  }) => {
    const shifts = await watchShifts(page)
    await shop.open('/home/?snippets&csp=strict&jquery=none')
    const header = page.locator('#mobile-header')
    await expect(header.locator('#mobile-logo').getByRole('link', { name: '(07) 3555 0142' })).toBeVisible()
    await expect(page.locator('.aws-container')).toHaveCount(1)
    await expect(header.locator('.aws-search-field')).toBeVisible()
    expect(await shifts.seen()).toEqual([])
    expect(await findings(page, '#mobile-header')).toEqual([])
    await header.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.locator('.aws-search-field')).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    expect(shop.printed).toEqual([])
  })
})

/** Ways in which themes lay out a header, and buttons that are large in all of them. */
const LAYOUTS = {
  'a flexible row': '',
  'a row as high as its parts': '#header#header#header > .container { height: auto; padding-block: 12px }',
  floats: `#header > .container, .header-right, nav.std-menu .menu { display: block }
    #header :is(#logo, #main-navigation, .aux-item, .menu > li) { float: left }
    .header-right { float: right }
    .header-right > .aux-item:has(.aws-container) { width: 100px }
    #header#header#header > .container { height: auto; padding-block: 12px }
    #header > .container::after, nav.std-menu .menu::after { content: ""; display: block; clear: both }`,
  'cells of a table': `#header > .container { display: table; width: 100% }
    #header :is(#logo, #main-navigation, .header-right) { display: table-cell; vertical-align: middle }
    .header-right { white-space: nowrap }
    .header-right > .aux-item, nav.std-menu .menu, nav.std-menu .menu > li { display: inline-block; vertical-align: middle }
    .header-right > .aux-item:has(.aws-container) { width: 100px }`,
}
const BUTTONS = '.sf-button { margin: 0 0 20px; padding: 16px 28px; line-height: 2 }'

/** Another theme: its style sheet says more. */
async function useTheme(page: Page, css: string) {
  await page.route(/\/assets\/(?:menus\.css|joined\.css\?.*\bmenus\b)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n${BUTTONS}\n${css}` })
  })
}

/** Opens a page whose script comes when the whole of it is on the screen: from then on all that moves is its doing. */
async function openBeforeLaurel(page: Page, shop: Shop, shifts: ShiftWatch, path: string) {
  const release = await shop.hold('**/dist/laurel.js')
  await page.goto(shop.url + path, { waitUntil: 'commit' })
  await page.locator('#footer-wrap footer').waitFor()
  // Styles that come after a first frame send the phone menu out of the window: it is still on its way.
  await page
    .locator('#mobile-menu-wrap')
    .evaluate((menu) => Promise.allSettled(menu.getAnimations().map(({ finished }) => finished)))
  await framesDrawn(page)
  await shifts.forget()
  release()
  await shop.mounted('cart-notice')
}

/** How wide the page is beyond the window, and where the parts of its header are, in whole pixels. */
function headerPlaces(page: Page) {
  return page.evaluate(() => {
    const place = (selector: string) =>
      [...document.querySelectorAll(selector)].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return [x, y, width, height].map(Math.round).join(' ')
      })
    return {
      beyond: document.documentElement.scrollWidth - window.innerWidth,
      header: place('#header'),
      logo: place('#logo'),
      menu: place('#menu-main > li'),
      right: place('.header-right > .aux-item'),
      bag: place('#header .aux-cart-wishlist .menu > .parent'),
    }
  })
}

/** The element that a press in the middle of each link would hit. */
function pressable(page: Page, links: readonly string[]) {
  return page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const link = document.querySelector(selector)
        if (!link) return null
        const { left, top, width, height } = link.getBoundingClientRect()
        const corners = [0.1, 0.9].flatMap((x) =>
          [0.1, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
        )
        return corners.every((found) => link.contains(found)) ? link.textContent : null
      }),
    links,
  )
}
const SHOP_NOW = '.laurel-shop-now > a'
const CONTACT_US = '.aux-item.text > a'
/** A short page: all that is looked at is in its header. */
const FULL = '/track/?full-header&snippets'

test.describe('[S23] header snippets in a full header', () => {
  for (const [layout, css] of Object.entries(LAYOUTS)) {
    test(`[S23] the buttons take no room of ${layout}, and can be pressed`, async ({ page, shop }) => {
      await useTheme(page, css)
      const shifts = await watchShifts(page)
      const widths = [1000, 1024, 1280, 1366, 1920]
      await page.goto(`${shop.url}${FULL}&laurel=off`)
      const withoutLaurel = new Map<number, Awaited<ReturnType<typeof headerPlaces>>>()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await framesDrawn(page)
        const places = await headerPlaces(page)
        expect(places.beyond, `${width} px, as the theme prints it`).toBe(0)
        withoutLaurel.set(width, places)
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await openBeforeLaurel(page, shop, shifts, FULL)
        await expect(page.locator(SHOP_NOW)).toHaveClass(/accent/)
        expect(await headerPlaces(page), `${width} px`).toEqual(withoutLaurel.get(width))
        expect(await shifts.seen(), `${width} px`).toEqual([])
        expect(await pressable(page, [SHOP_NOW, CONTACT_US]), `${width} px`).toEqual([
          'SHOP NOW',
          'CONTACT US',
        ])
      }
      expect(shop.printed).toEqual([])
    })
  }

  test('[S23] a window that gets narrower, and wide again: the page is never wider, the header never higher', async ({
    page,
    shop,
  }) => {
    await useTheme(page, LAYOUTS['a row as high as its parts'])
    const widths = [1920, 1280, 1100, 992, 768, 390, 320, 1024, 1280]
    const resize = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      await framesDrawn(page)
      return headerPlaces(page)
    }
    await page.goto(`${shop.url}${FULL}&laurel=off`)
    const without = new Map<number, unknown>()
    for (const width of widths) without.set(width, await resize(width))
    await shop.open(FULL)
    await expect(page.locator(CONTACT_US)).toHaveText('CONTACT US')
    for (const width of widths) {
      const places = await resize(width)
      expect(places.beyond, `${width} px`).toBe(0)
      if (width < 992) continue
      expect(places, `${width} px`).toEqual(without.get(width))
      await expect
        .poll(() => pressable(page, [SHOP_NOW, CONTACT_US]), { message: `${width} px` })
        .toEqual(['SHOP NOW', 'CONTACT US'])
    }
    expect(shop.printed).toEqual([])
  })

  test('[S23] a contact line too short for the button has it underneath', async ({ page, shop }) => {
    await useTheme(page, '.aux-item.text { font-size: 0 } .aux-item.text > a[href^=tel] { font-size: 5px }')
    const shifts = await watchShifts(page)
    await page.goto(`${shop.url}${FULL}&laurel=off`)
    const without = await headerPlaces(page)
    await openBeforeLaurel(page, shop, shifts, FULL)
    await expect(page.locator(CONTACT_US)).toHaveText('CONTACT US')
    expect(await headerPlaces(page)).toEqual(without)
    expect(await shifts.seen()).toEqual([])
    expect(await pressable(page, [CONTACT_US])).toEqual(['CONTACT US'])
  })
})

test.describe('[S09] header snippets on every small window', () => {
  const FIXED = '.mhs-tablet-port #mobile-header { flex-wrap: nowrap; height: 64px; padding: 0 14px }'
  for (const [layout, css] of Object.entries({ 'that grows': '', 'of a fixed height': FIXED })) {
    test(`[S09] a mobile header ${layout}: number and search are in it, the page is no wider, nothing moves`, async ({
      page,
      shop,
    }) => {
      await useTheme(page, css)
      const shifts = await watchShifts(page)
      for (const width of [320, 390, 768, 991]) {
        await page.setViewportSize({ width, height: 800 })
        await openBeforeLaurel(page, shop, shifts, FULL)
        const header = page.locator('#mobile-header')
        const search = header.locator('.aws-search-field')
        await expect(search).toBeVisible()
        const { beyond } = await headerPlaces(page)
        expect(beyond, `${width} px`).toBe(0)
        expect(await shifts.seen(), `${width} px`).toEqual([])
        const [all, field] = [await header.boundingBox(), await search.boundingBox()]
        expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual((all?.y ?? 0) + (all?.height ?? 0))
      }
      expect(shop.printed).toEqual([])
    })
  }
})

/** @returns a function that says whether the focused element lost the focus before the window's `resize` */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    const { activeElement } = document
    const stop = new AbortController()
    const note = () => Object.assign(window, { isLostEarly: true })
    Object.assign(window, { isLostEarly: false })
    activeElement?.addEventListener('blur', note, { signal: stop.signal })
    addEventListener('resize', () => stop.abort(), { once: true, capture: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'isLostEarly'))
}

test('[S09] the search goes on through a resize: its text, its results, the control that clears it (13.5, 13.7)', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(DESKTOP)
  await shop.open('/home/?snippets&search-mobile-screen=false')
  const box = searchBox(page, { within: '#header' })
  await box.field.fill('cup')
  await expect(titles(box)).toHaveText(CUPS)
  // Tried again where the browser hides the field before the page hears of the new size: the focus is lost by then.
  await expect(async () => {
    await page.setViewportSize(DESKTOP)
    await box.field.focus()
    const isLostEarly = await watchFocus(page)
    await page.setViewportSize(PHONE)
    await framesDrawn(page)
    expect(await isLostEarly()).toBe(false)
  }).toPass()
  const moved = searchBox(page, { within: '#mobile-header' })
  await expect(moved.field).toHaveValue('cup')
  await expect(moved.field).toBeFocused()
  await moved.field.fill('cups')
  await moved.field.fill('cup')
  await expect(titles(moved)).toHaveText(CUPS)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(moved.list).toBeHidden()
  await expect(moved.field).toHaveValue('')
  await expect(moved.field).not.toBeFocused()
  await page.setViewportSize(DESKTOP)
  await expect(box.field).toBeVisible()
  await box.field.fill('cup')
  await expect(titles(box)).toHaveText(CUPS)
  expect(shop.printed).toEqual([])
})
