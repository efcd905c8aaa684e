import type { Page } from '@playwright/test'
import { findings } from './axe'
import { createFingers } from './fingers'
import { expect, framesDrawn, test } from './shop'

const ALL = '/home/?panels=all&search=off'
const PHONE = { viewport: { width: 390, height: 800 } }
const MENU_BUTTON = '.mobile-menu-link'
const CART_BUTTON = '.mobile-header-opts a.cart-contents'
const TRIGGER = '.sf-pushnav-trigger:not(.sf-pushnav-close)'

/** A page that has come to rest: what fades has not the contrast that it will have. */
async function settled(page: Page) {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

/** The panels that a visitor sees, by how far each lies in the window. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const selectors = {
      menu: '#mobile-menu-wrap',
      cart: '#mobile-cart-wrap',
      left: '#side-slideout-left-wrap',
      right: '#side-slideout-right-wrap',
      overlay: '#overlay-menu',
      search: '#fullscreen-supersearch',
      push: '.sf-pushnav',
      full: '#sf-full-header-search',
      box: '.header-search-wrap',
      contact: '#contact-slideout',
      video: '.fw-video-area',
    }
    return Object.entries(selectors).flatMap(([name, selector]) => {
      const element = document.querySelector<HTMLElement>(selector)
      if (!element?.checkVisibility({ visibilityProperty: true })) return []
      const { left, right, bottom, height } = element.getBoundingClientRect()
      return height > 0 && right > 0 && bottom > 0 && left < innerWidth ? [name] : []
    })
  })

test.describe('[S06] mobile menu and cart', () => {
  test.use({ ...PHONE, hasTouch: true })

  test('[S06] by touch: the menu, its items, the cart instead of it, and the backdrop', async ({
    page,
    shop,
  }) => {
    await shop.open('/home/')
    await page.tap(MENU_BUTTON)
    await expect.poll(() => shown(page)).toEqual(['menu'])
    await expect(page.locator(MENU_BUTTON)).toHaveAccessibleName('Menu')
    await page.tap('#mobile-menu a:has-text("Shop")')
    await expect(page.locator('#mobile-menu a:has-text("Medals")')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/home/')
    const top = await page.locator('#mobile-menu').evaluate((menu) => menu.getBoundingClientRect().top)
    const header = await page.locator('#mobile-header').evaluate((bar) => bar.getBoundingClientRect().bottom)
    expect(Math.round(top)).toBe(Math.round(header))

    await page.tap(CART_BUTTON)
    await expect.poll(() => shown(page)).toEqual(['cart'])
    await expect(page.locator('#mobile-cart-wrap .bag-product').first()).toBeInViewport()
    // The backdrop does not listen at once.
    await expect(async () => {
      await page.touchscreen.tap(360, 600)
      await expect(page.locator('body')).not.toHaveClass(/mobile-cart-open/, { timeout: 200 })
    }).toPass()
    await expect.poll(() => shown(page)).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/home/')

    await page.tap(MENU_BUTTON)
    await page.tap('#mobile-menu a:has-text("News")')
    await page.waitForURL('**/blog/')
    expect(shop.printed).toEqual([])
  })

  test('[S06] a swipe to the right closes it; one up and down scrolls it', async ({ page, shop }) => {
    await shop.open('/home/')
    await page.tap(MENU_BUTTON)
    const fingers = await createFingers(page)
    await fingers.swipe([150, 700], 0, -250)
    await expect(page.locator('body')).toHaveClass(/mobile-menu-open/)
    await fingers.swipe([60, 720], 160)
    await expect(page.locator('body')).not.toHaveClass(/mobile-menu-open/)
    expect(shop.printed).toEqual([])
  })

  test('[S06] [esm] tapped before its code is there, the cart opens, and is not followed', async ({
    page,
    shop,
  }) => {
    const arrive = await shop.holdCode('**/chunks/mobile-panels-*')
    await page.goto(`${shop.url}/home/`)
    await shop.holding()
    await page.tap(CART_BUTTON)
    await framesDrawn(page)
    await expect(page.locator('body')).not.toHaveClass(/mobile-cart-open/)
    arrive()
    await expect(page.locator('body')).toHaveClass(/mobile-cart-open/)
    expect(new URL(page.url()).pathname).toBe('/home/')
  })
})

test('[S06] [X09] by keyboard alone: into the menu, out of it, and back where one was', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(PHONE.viewport)
  await shop.open('/home/')
  await shop.mounted('mobile-panels')
  await page.locator(MENU_BUTTON).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#mobile-menu-wrap')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator('#mobile-menu a:has-text("Shop")')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('#mobile-menu a:has-text("Cups")')).toBeFocused()
  await settled(page)
  expect(await findings(page, '#mobile-menu-wrap')).toEqual([])
  expect(await findings(page, '#mobile-header')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.locator(MENU_BUTTON)).toBeFocused()
  await page.locator(CART_BUTTON).focus()
  await page.keyboard.press('Space')
  await expect(page.locator('#mobile-cart-wrap')).toBeFocused()
  await settled(page)
  expect(await findings(page, '#mobile-cart-wrap')).toEqual([])
})

test('[S06] [S10] [X09] a video of the mobile menu takes its place, and leaves the focus where the menu would', async ({
  page,
  shop,
}) => {
  await page.route(/youtube\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
  )
  await page.setViewportSize(PHONE.viewport)
  await shop.open(ALL)
  await page.locator(MENU_BUTTON).focus()
  await page.keyboard.press('Enter')
  await page.locator('#mobile-menu a:has-text("News")').evaluate((link) => {
    link.setAttribute('href', 'https://www.youtube.com/watch?v=AbC-12_x')
  })
  await page.locator('#mobile-menu a:has-text("News")').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.fw-video-close')).toBeFocused()
  await expect(page.locator('body')).not.toHaveClass(/mobile-menu-open/)
  await page.keyboard.press('Escape')
  await expect(page.locator(MENU_BUTTON)).toBeFocused()
  await expect(page.locator('.fw-video-area')).toBeHidden()
  expect(shop.printed).toEqual([])
})

test('[S06] [S07] what is open closes when the window leaves its width, and nothing else does', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(PHONE.viewport)
  await shop.open(ALL)
  await page.click(MENU_BUTTON)
  await expect.poll(() => shown(page)).toEqual(['menu'])
  await page.setViewportSize({ width: 991, height: 800 })
  await framesDrawn(page)
  await expect(page.locator('body')).toHaveClass(/mobile-menu-open/)
  expect(await shown(page)).toEqual(['menu'])
  await page.setViewportSize({ width: 992, height: 800 })
  await expect(page.locator('body')).not.toHaveClass(/mobile-menu-open/)
  await page.locator('[data-side="left"]').dispatchEvent('click')
  await expect.poll(() => shown(page)).toEqual(['left'])
  await page.setViewportSize({ width: 991, height: 800 })
  await framesDrawn(page)
  await expect(page.locator('body')).toHaveClass(/side-slideout-open/)
  expect(await shown(page)).toEqual(['left'])
  await page.setViewportSize({ width: 990, height: 800 })
  await expect.poll(() => shown(page)).toEqual([])
})

test('[S05] [S07] [S08] [S10] in the header one panel is open at a time, by mouse', async ({
  page,
  shop,
}) => {
  await page.route(/youtube\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
  )
  await shop.open(ALL)
  const steps: [opener: string, seen: string[]][] = [
    ['.overlay-menu-link', ['overlay']],
    ['.fs-supersearch-link', ['search']],
    ['.fs-supersearch-link', []],
    ['.header-search-link-alt', ['box']],
    [TRIGGER, ['push']],
  ]
  for (const [opener, seen] of steps) {
    await page.click(opener)
    await expect.poll(() => shown(page)).toEqual(seen)
  }
  await expect(page.locator('.sf-pushnav-wrapper')).toHaveCSS('opacity', '1')
  await page.click('.sf-pushnav-close')
  await expect.poll(() => shown(page)).toEqual([])

  await page.click('[data-side="left"]')
  await expect.poll(() => shown(page)).toEqual(['left'])
  // Beside the panel the page is covered: a click there closes, and follows nothing.
  await expect(async () => {
    await page.mouse.click(700, 180)
    await expect(page.locator('body')).not.toHaveClass(/side-slideout-open/, { timeout: 200 })
  }).toPass()
  await expect(page.locator('body')).not.toHaveClass(/side-slideout-closing/)
  await expect.poll(() => shown(page)).toEqual([])

  await page.click('.contact-menu-link')
  await page.fill('#contact-name', 'Ngaire')
  await page.click('.fs-header-search-link')
  await expect(page.locator('#sf-full-header-search input')).toBeFocused()
  await expect.poll(() => shown(page)).toEqual(['full', 'contact'])
  await page.click('.sf-fhs-close')
  await expect.poll(() => shown(page)).toEqual(['contact'])
  await page.locator('#menu-main a:has-text("Video")').click()
  await expect.poll(() => shown(page)).toEqual(['contact', 'video'])
  await expect(page.locator('iframe.fw-video')).toHaveCount(1)
  await expect(page.locator('iframe.fw-video')).toHaveAttribute('src', /embed\/AbC-12_x/)
  await page.click('.fw-video-close')
  await expect.poll(() => shown(page)).toEqual(['contact'])
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.locator('#contact-name')).toHaveValue('Ngaire')
  expect(shop.printed).toEqual([])
})

test('[S07] under the overlay the header is in use, the page does not move, and the menu fits', async ({
  page,
  shop,
}) => {
  await shop.open(ALL)
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.click('.overlay-menu-link')
  await expect(page.locator('#overlay-menu')).toHaveCSS('opacity', '1')
  await page.mouse.wheel(0, 600)
  const links = page.locator('#overlay-menu ul.menu > li > a')
  await expect(links.first()).toHaveCSS('font-size', '60px')
  await expect(links.last()).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
  await page.locator('#overlay-menu a:has-text("Find the workshop")').click()
  await expect(page.locator('#footer-wrap')).toBeInViewport()
  await expect(page.locator('body')).not.toHaveClass(/overlay-menu/)
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('')
})

test('[X09] axe finds nothing in the open panels of the header', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shop.open(ALL)
  const panels: [opener: string, panel: string][] = [
    ['[data-side="right"]', '#side-slideout-right-wrap'],
    ['.overlay-menu-link', '#overlay-menu'],
    [TRIGGER, '.sf-pushnav'],
    ['.header-search-link-alt', '.menu-search'],
    ['.contact-menu-link', '#contact-slideout'],
    ['.fs-header-search-link', '#sf-full-header-search'],
  ]
  for (const [opener, panel] of panels) {
    await page.locator(opener).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(panel)).toBeVisible()
    await settled(page)
    expect(await findings(page, panel), panel).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.locator(opener)).toBeFocused()
  }
  expect(await findings(page, '.aux-item > a')).toEqual([])
})

test('[S06] [esm] a page fetches the code of its own panels only; a line is removed from the open mobile cart, which stays open', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.setViewportSize(PHONE.viewport)
  await shop.open('/home/')
  await shop.mounted('mobile-panels')
  await page.click(MENU_BUTTON)
  await expect(page.locator('body')).toHaveClass(/mobile-menu-open/)
  expect(
    asked.filter((path) => /menu-panels|header-search|contact-slideout|video-overlay/.test(path)),
  ).toEqual([])

  await page.keyboard.press('Escape')
  await expect(page.locator('body')).not.toHaveClass(/mobile-menu-open/)
  await page.click(CART_BUTTON)
  await page.click('#mobile-cart-wrap .product-var-id-62 .remove-product')
  await expect(page.locator('#mobile-cart-wrap .product-var-id-62')).toHaveCount(0)
  await expect(page.locator('body')).toHaveClass(/mobile-cart-open/)
})
