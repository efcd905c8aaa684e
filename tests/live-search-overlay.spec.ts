import type { Locator, Page } from '@playwright/test'
import { CUPS, SEARCH, type SearchBox, searchBox, titles } from './search-box'
import { expect, type Shop, test } from './shop'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36'
/** The theme hides its desktop header on phones: the box is the one in the page. */
const PAGE = '/shop/?search-second&search-second-mobile-screen=true'
/** Where the box is while it has the screen. */
const OVERLAY = 'body >'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent: PHONE })

interface Overlay extends SearchBox {
  readonly close: Locator
  readonly mask: Locator
}

function overlayOf(page: Page): Overlay {
  return {
    ...searchBox(page, { within: OVERLAY }),
    close: page.locator('.aws-mobile-fixed-close'),
    mask: page.locator('.aws-overlay-mask'),
  }
}

const boxInPage = (page: Page) => searchBox(page, { within: '#main-container' })

async function openOverlay(page: Page, shop: Shop, path = PAGE): Promise<Overlay> {
  await shop.open(path)
  const { field } = boxInPage(page)
  await field.tap()
  const overlay = overlayOf(page)
  await expect(overlay.close).toBeVisible()
  await expect(overlay.field).toBeFocused()
  return overlay
}

test.describe('[S43] phone overlay', () => {
  test('[S43] a tap gives the box the whole screen, where a tap on the mask hides the list alone, and what is typed is found there', async ({
    page,
    shop,
  }) => {
    const overlay = await openOverlay(page, shop)
    await expect(overlay.container).toHaveClass(/aws-mobile-fixed/)
    await expect(overlay.container.locator('> *').first()).toHaveClass('aws-mobile-fixed-close')
    await expect(page.locator('body')).toHaveClass(/aws-overlay/)
    await expect(page.locator('#main-container .aws-placement-container')).toHaveCount(1)
    await expect(overlay.mask).toBeInViewport({ ratio: 1 })
    await expect(overlay.list).toBeHidden()
    await page.keyboard.insertText('cup')
    await expect(titles(overlay)).toHaveText(CUPS)
    await expect(overlay.clear).toBeVisible()
    const [list, box] = [await overlay.list.boundingBox(), await overlay.container.boundingBox()]
    expect(list?.width).toBe(box?.width)
    expect(Math.abs((list?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0))).toBeLessThan(2)
    await page.touchscreen.tap(200, 800)
    await expect(overlay.list).toBeHidden()
    await expect(overlay.mask).toBeVisible()
    await overlay.field.tap()
    await expect(titles(overlay)).toHaveText(CUPS)
    await expect(overlay.list).toBeVisible()
    await overlay.rows.nth(1).tap()
    await page.waitForURL('**/product/gold-cup/')
    expect(await shop.calls(SEARCH)).toHaveLength(1)
    expect(shop.printed).toEqual([])
  })

  test('[S43] closed, everything is where it was: the box, its text, the page’s scroll position', async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    await boxInPage(page).container.evaluate((box) => {
      const late = document.querySelector('#main-container ul.products > li:nth-child(5)')
      late?.append(box)
      Object.assign(window, { theBox: box })
      box.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(300)
    await boxInPage(page).field.tap()
    const overlay = overlayOf(page)
    await expect(overlay.field).toBeFocused()
    await page.keyboard.insertText('cup')
    await expect(titles(overlay)).toHaveText(CUPS)
    const fetched = await shop.calls('page')

    await overlay.close.tap()
    await expect(overlay.close).toHaveCount(0)
    await expect(overlay.mask).toHaveCount(0)
    await expect(
      page.locator(
        '.aws-placement-container, .aws-mobile-fixed, body.aws-overlay, [inert]:not(.animate-top)',
      ),
    ).toHaveCount(0)
    const box = boxInPage(page)
    expect(
      await box.container.evaluate((element) => [
        element === (window as unknown as { theBox: Element }).theBox,
        element.parentElement?.matches('ul.products > li:nth-child(5)'),
        element.matches('[role], [aria-modal], [aria-label]'),
        element === element.parentElement?.lastElementChild,
      ]),
    ).toEqual([true, true, false, true])
    await expect(box.field).toHaveValue('cup')
    await expect(box.list).toBeHidden()
    await expect(box.button).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    expect(await shop.calls('page')).toEqual(fetched)

    await box.field.tap()
    await expect(titles(overlay)).toHaveText(CUPS)
    await expect(overlay.list).toBeVisible()
    expect(await shop.calls(SEARCH)).toHaveLength(1)
    expect(shop.printed).toEqual([])
  })

  test('[S43] by key: Tab stays inside, Escape and the close button give the page back, and so does a box that leaves it', async ({
    page,
    shop,
  }) => {
    const overlay = await openOverlay(page, shop)
    await page.keyboard.insertText('cup')
    await expect(titles(overlay)).toHaveText(CUPS)
    const stops = new Set<string | undefined>()
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab')
      stops.add(await page.evaluate(() => document.activeElement?.className.split(' ')[0]))
    }
    const inside = ['aws-mobile-fixed-close', 'aws-search-field', 'aws-search-clear', 'aws-search-btn']
    // After the last one the keyboard is in the browser’s own part of the window: then the body has the focus.
    stops.delete('archive')
    expect([...stops].sort()).toEqual(inside.sort())
    await expect(page.locator('#container')).toHaveJSProperty('inert', true)
    await expect(overlay.list).toHaveJSProperty('inert', false)

    await overlay.field.focus()
    await page.keyboard.press('Escape')
    await expect(overlay.list).toBeHidden()
    await expect(overlay.mask).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overlay.mask).toHaveCount(0)
    await expect(page.locator('#container')).toHaveJSProperty('inert', false)
    await expect(boxInPage(page).button).toBeFocused()

    await boxInPage(page).field.tap()
    await expect(overlay.field).toBeFocused()
    await expect(overlay.close).toHaveRole('button')
    await expect(overlay.close).toHaveAccessibleName('Close search')
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(1)
    await overlay.close.focus()
    await page.keyboard.press('Enter')
    await expect(overlay.mask).toHaveCount(0)
    await expect(boxInPage(page).button).toBeFocused()

    await boxInPage(page).field.tap()
    await expect(overlay.field).toBeFocused()
    await overlay.container.evaluate((box) => box.remove())
    await expect(overlay.mask).toHaveCount(0)
    await expect(page.locator('body')).not.toHaveClass(/aws-overlay/)
    await expect(
      page.locator('[inert]:not(.animate-top), .aws-placement-container, .aws-search-result'),
    ).toHaveCount(0)
    await page.locator('ul.products a').first().tap()
    await page.waitForURL('**/product/**')
  })

  test('[S43] in either layout the list ends above the on-screen keyboard, to the last row', async ({
    page,
    shop,
  }) => {
    for (const layout of ['list', 'block']) {
      await test.step(layout, async () => {
        const overlay = await openOverlay(page, shop, `${PAGE}&search-rows=30&search-layout=${layout}`)
        const showKeyboard = (height: number) =>
          page.evaluate((px) => {
            Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => px })
            visualViewport?.dispatchEvent(new Event('resize'))
          }, height)
        const bottom = async () => {
          const list = await overlay.list.boundingBox()
          return list ? list.y + list.height : 0
        }
        await showKeyboard(420)
        await page.keyboard.insertText('cup')
        await expect(overlay.rows).toHaveCount(32)
        expect(await bottom()).toBeLessThanOrEqual(420)
        expect(await bottom()).toBeGreaterThan(380)
        await overlay.field.press('ArrowUp')
        await expect
          .poll(async () => {
            const row = await overlay.highlighted.boundingBox()
            return row ? row.y + row.height : Number.POSITIVE_INFINITY
          })
          .toBeLessThanOrEqual(420)
        await showKeyboard(300)
        await expect.poll(bottom).toBeLessThanOrEqual(300)
        await showKeyboard(844)
        await expect.poll(bottom).toBeGreaterThan(420)
      })
    }
  })

  test('[S43] [esm] a tap before the code is there opens it when it comes, and keeps what was typed', async ({
    page,
    shop,
  }) => {
    const arrive = await shop.holdCode('**/chunks/live-search-*')
    await page.goto(shop.url + PAGE)
    await boxInPage(page).field.tap()
    await page.keyboard.insertText('cu')
    arrive()
    const overlay = overlayOf(page)
    await expect(overlay.mask).toBeVisible()
    await expect(overlay.field).toBeFocused()
    await page.keyboard.insertText('p')
    await expect(overlay.field).toHaveValue('cup')
    await expect(titles(overlay)).toHaveText(CUPS)
    expect(shop.printed).toEqual([])
  })

  test('[S43] [esm] without the code of the overlay the box works in its place', async ({ page, shop }) => {
    // The file's name does not say what it holds, so its code is looked at.
    await page.route('**/chunks/*', async (route) => {
      const response = await route.fetch()
      const isOverlay = (await response.text()).includes('aws-mobile-fixed-close')
      await (isOverlay ? route.abort() : route.fulfill({ response }))
    })
    await shop.open(PAGE)
    const box = boxInPage(page)
    await box.field.tap()
    await page.keyboard.insertText('cup')
    await expect(titles(box)).toHaveText(CUPS)
    await expect(box.field).toBeFocused()
    await expect(page.locator('.aws-overlay-mask, .aws-mobile-fixed')).toHaveCount(0)
    expect(
      shop.printed.filter((line) => line.includes('laurel') || line.includes('live-search')),
    ).toHaveLength(1)
    await page.unrouteAll({ behavior: 'wait' })
    await box.field.press('Enter')
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true')
  })

  test('[S43] going to the results and back leaves no overlay behind', async ({ page, shop }) => {
    const overlay = await openOverlay(page, shop)
    await page.keyboard.insertText('cup')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/?s=cup&post_type=product&type_aws=true')
    await page.goBack()
    await shop.mounted('cart-notice')
    await expect(overlay.mask).toHaveCount(0)
    await boxInPage(page).field.tap()
    await expect(overlay.field).toBeFocused()
    await page.keyboard.insertText('glass')
    await expect(titles(overlay).first()).toHaveText(/Glass/)
  })

  test('[S43] a script may ask for the overlay where nobody else would; an empty box without a loupe gets the keyboard’s place back', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const { AwsHooks } = window as unknown as {
          AwsHooks: { add_filter(tag: string, callback: () => boolean): void }
        }
        AwsHooks.add_filter('aws_show_modal_layout', () => true)
      })
    })
    await shop.open('/shop/?search-second&search-second-mobile-screen=false&search-second-buttons-order=1')
    await boxInPage(page).field.tap()
    const overlay = overlayOf(page)
    await expect(overlay.field).toBeFocused()
    await overlay.close.tap()
    await expect(overlay.mask).toHaveCount(0)
    await expect(boxInPage(page).container).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(overlay.field).toBeFocused()
  })
})

test.describe('[S43] what is no phone', () => {
  test.describe('[S43] a narrow desktop window', () => {
    test.use({
      viewport: { width: 600, height: 800 },
      hasTouch: false,
      isMobile: false,
      userAgent: 'Desktop',
    })

    test('[S43] a narrow window with a mouse has no overlay, and a cross only by its setting', async ({
      page,
      shop,
    }) => {
      await shop.open(`${PAGE}&search-second-show-clear=false`)
      const box = boxInPage(page)
      await box.field.click()
      await page.keyboard.insertText('cup')
      await expect(titles(box)).toHaveText(CUPS)
      await expect(box.clear).toBeHidden()
      await expect(page.locator('.aws-overlay-mask')).toHaveCount(0)
    })
  })

  test.describe('[S43] a small screen by touch', () => {
    test.use({ userAgent: 'Something new' })

    test('[S43] a small screen that is touched is a phone, whatever it calls itself', async ({
      page,
      shop,
    }) => {
      const overlay = await openOverlay(page, shop)
      await expect(overlay.mask).toBeVisible()
    })
  })
})
