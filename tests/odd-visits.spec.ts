import type { Page } from '@playwright/test'
import { cutOff } from './narrow'
import { collectErrors } from './reported-errors'
import { expect, styled, test } from './shop'

const BAG = '#header .shopping-bag-item'

test.describe('[X11] without laurel’s script', () => {
  test('[X11] [X14] modules that are blocked: the page is as the server sent it, links open and forms post', async ({
    page,
    shop,
  }) => {
    await page.route('**/dist/**', (route) => route.abort())
    await page.goto(`${shop.url}/product/star-medal/`)
    await page.locator('form.cart input.qty').fill('2')
    await page.locator('form.cart .add_to_cart_button').click()
    await page.goto(`${shop.url}/cart/`)
    await expect(page.locator('.cart_totals').first()).toContainText('7')
    await page.locator('#header .aws-search-field').fill('medal')
    await page.locator('#header .aws-search-field').press('Enter')
    await page.waitForURL(/[?&]s=medal/)
    await page.locator('#menu-main a:visible', { hasText: 'Shop' }).first().click()
    await page.waitForURL('**/shop/')
    // Elements that the theme hides until a script has run are shown after a while.
    for (const product of await page.locator('#products .product').all()) {
      await expect(product).toHaveCSS('opacity', '1')
    }
    await page.goto(`${shop.url}/contact/?contact=short`)
    await page.getByLabel('Club name').fill('City Netball')
    await page.getByLabel('Your e-mail address').fill('coach@example.com')
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.isNavigationRequest(),
    )
    await page.getByRole('button', { name: 'Ask for a quote' }).click()
    expect((await posted).postData()).toContain('City+Netball')
  })

  test('[X11] [X14] JavaScript switched off: nothing that the page says is hidden', async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    for (const [path, part] of [
      ['/shop/', '#products .product'],
      ['/blog/', '.blog-item'],
      ['/size-guide/', '.spb_accordion'],
      ['/builder/', '.sf-animation'],
      ['/product/gold-cup/', '.related.carousel-items'],
    ] as const) {
      await page.goto(server.url + path)
      await expect(page.locator(part).first(), path).toHaveCSS('opacity', '1')
    }
    await context.close()
  })
})

/** A file that a content blocker may take for an advertisement's: where it is needed, and whose islands it is not. */
const DROPPED = {
  'of every page': [
    ['runtime', '/blog/', []],
    ['every-page-group', '/media/', ['media-player']],
    ['cart-widgets', '/blog/', ['cart-notice', 'menus']],
    ['cart-buttons', '/shop/', ['cart-notice', 'product-reveal']],
    ['live-search', '/home/', ['cart-notice', 'menus']],
  ],
  'of the shop and its lists': [
    ['media-group', '/home/', ['cart-notice', 'product-reveal']],
    ['lists-group', '/blog/', ['cart-notice', 'menus']],
    ['shop-lists-group', '/shop/', ['cart-notice', 'menus']],
    ['product-group', '/product/gold-cup/', ['cart-notice', 'menus']],
    ['builder-group', '/builder/', ['cart-notice', 'menus']],
  ],
  'of single pages': [
    ['maps-group', '/find-us/', ['cart-notice', 'menus']],
    ['forms-group', '/contact/', ['cart-notice', 'menus']],
    ['feed-group', '/feed/', ['cart-notice', 'menus']],
    ['feed', '/feed/', ['cart-notice', 'menus']],
  ],
} as const

for (const [which, files] of Object.entries(DROPPED)) {
  test(`[X11] [X14] [esm] a content blocker that drops one of the files ${which}: the page and the other islands go on`, async ({
    page,
    shop,
  }) => {
    const reported = await collectErrors(page)
    for (const [file, path, others] of files) {
      await test.step(file, async () => {
        let dropped = 0
        const code = new RegExp(`/(?:%63|c)hunks/${file}-\\w{5}\\.js`)
        await page.route(code, (route) => {
          dropped += 1
          return route.abort('blockedbyclient')
        })
        await page.goto(shop.url + path)
        await shop.mounted(...others)
        await page.mouse.wheel(0, 300)
        // Reading on wakes the other islands.
        for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key)
        const target = {
          blog: '.love-it',
          home: '#header .aws-search-field',
          shop: '#products .add_to_cart_button',
        }
        const use = page.locator(target[path.split('/')[1] as keyof typeof target] ?? '#header a').first()
        await use.hover()
        await use.focus()
        await expect.poll(() => dropped, file).toBeGreaterThan(0)
        await expect
          .poll(async () => (await reported()).length + Number(file === 'runtime'), file)
          .toBeGreaterThan(0)
        expect(shop.printed.filter((line) => line.startsWith('uncaught'))).toEqual([])
        // Its own markup is the matter, and not its scripts.
        await page.goto(`${shop.url}/cart/`, { waitUntil: 'commit' })
        await expect(page.locator('.cart_totals').first()).toBeVisible()
        await page.unroute(code)
      })
    }
  })
}

test('[X11] [X14] [S25] [S11] [S50] [X13] cookies that are ignored and storage that is full: what is done counts for this page', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set() {} })
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  const reported = await collectErrors(page)
  await page.clock.install()
  await shop.open('/blog/?newsletter&cached&fragments=laurel')
  await shop.mounted('newsletter-bar', 'fresh-cart')
  await page.clock.runFor(3000)
  await page.locator('#sf-newsletter-bar').getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(1000)
  await expect(page.locator('#sf-newsletter-bar')).toBeHidden()
  const love = page.locator('.love-it').first()
  await love.click()
  await expect(love).toHaveClass(/\bloved\b/)
  await love.click()
  await expect(love).not.toHaveClass(/\bloved\b/)
  expect(await reported()).toEqual([])
  await shop.open('/news/?load-more&per-page=8&pages=2')
  await shop.mounted('load-more')
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(page.locator('.blog-items > .blog-item')).toHaveCount(16)
  expect(await reported()).toEqual([])
  await page.locator('.blog-items > .blog-item h3 a').first().click()
  await expect(page).not.toHaveURL(/load-more/)
  await shop.mounted('cart-notice')
  expect(await reported()).toEqual([])
  await page.goBack()
  await shop.mounted('load-more')
  expect(await reported()).toEqual([])

  await shop.open('/media/')
  await page.locator('.player').first().scrollIntoViewIfNeeded()
  await shop.mounted('media-player')
  await page.locator('.player-volume').first().press('ArrowDown')
  expect(await reported()).toEqual([])
  expect(shop.printed.filter((line) => /uncaught|Quota/.test(line))).toEqual([])
})

async function refuseDeletion(page: Page) {
  await page.route(/admin-ajax/, (route) => route.abort())
  await page.getByRole('link', { name: 'Delete' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
}

/** Parts that laurel opens, with what opens them. */
const OPENED: readonly (readonly [string, string, (page: Page) => Promise<unknown>, string])[] = [
  ['the bag', '/home/', (page) => page.locator(`${BAG} .cart-contents`).focus(), `${BAG} > ul.sub-menu`],
  [
    'the search’s list',
    '/home/',
    (page) => page.locator('#header .aws-search-field').fill('cup'),
    '#aws-search-result-1',
  ],
  [
    'the quick view',
    '/shop/?quick-view=on',
    (page) => page.locator('#products [data-jckqvpid="70"]').press('Enter'),
    '#jckqv',
  ],
  [
    'the lightbox',
    '/gallery/?param-lightbox-thumbs=1',
    (page) => page.locator('[data-rel="ilightbox[12-4410]"]').first().press('Enter'),
    '.laurel-lightbox',
  ],
  [
    'a modal',
    '/size-guide/',
    (page) => page.locator('a:text("Watch the engraver")').press('Enter'),
    '.modal.in',
  ],
  ['a notice', '/builder/?block=listings&user=in', refuseDeletion, '.laurel-note'],
]

test('[X09] [X14] text of twice the size at 1280 px: nothing that is opened is cut off', async ({
  newContext,
  server,
}) => {
  test.setTimeout(300_000)
  // Only Chromium’s phones can change the text alone.
  const context = await newContext({ viewport: { width: 1280, height: 800 }, isMobile: true })
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [what, path, open, part] of OPENED) {
    await page.goto(server.url + path)
    await styled(page)
    const before = await sizeOf(page)
    await page.addStyleTag({ content: 'html { text-size-adjust: 200% }' })
    await expect.poll(() => sizeOf(page)).toBe(2 * before)
    await page.waitForFunction(() => window.laurel?.islands().some(({ name }) => name === 'cart-notice'))
    await open(page)
    await expect(page.locator(`${part} :visible`).first(), what).toBeVisible()
    expect.soft(await cutOff(page, part), what).toEqual([])
  }
})

const sizeOf = (page: Page) =>
  page
    .locator('h1:visible, h2:visible, h3:visible')
    .first()
    .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))

test.describe('[X11] on paper', () => {
  test('[X14] [S16] [P10] what is closed on the screen, or has yet to enter, is printed, and no button that pauses', async ({
    page,
    shop,
  }) => {
    await shop.open('/size-guide/')
    await shop.mounted('accordion')
    const sections = page.locator('.spb_accordion .ui-accordion-content, .spb_toggle_content')
    await expect(sections.nth(1)).toBeHidden()
    const pause = page.locator('.laurel-pause').first()
    await expect(pause).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(pause).toBeHidden()
    for (const section of await sections.all()) await expect(section).toBeVisible()
    expect((await sections.nth(1).boundingBox())?.height).toBeGreaterThan(20)
    await page.emulateMedia({ media: 'screen' })
    await expect(sections.nth(1)).toBeHidden()

    await page.emulateMedia({ media: 'print' })
    for (const [path, part] of [
      ['/builder/', '.sf-animation, .count-subject, .faq-text'],
      ['/shop/', '#products .product'],
      ['/product/gold-cup/', '.related.carousel-items, .related .product'],
      ['/blog/', '.blog-item'],
      ['/portfolio/', '.portfolio-item'],
    ] as const) {
      await shop.open(path)
      const hidden = await page
        .locator(part)
        .evaluateAll((all) =>
          all
            .filter((each) => getComputedStyle(each).opacity !== '1' || each.getClientRects().length === 0)
            .map((each) => each.outerHTML.slice(0, 100)),
        )
      expect.soft(hidden, path).toEqual([])
    }
  })
})
