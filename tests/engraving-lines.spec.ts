// The ids in the titles are rows of contract 08.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, framesDrawn, type Shop, test } from './shop'

const DETAILS = '/monsta-engravings-details/'
const SERVERS = ['color-contrast', 'region', 'landmark-one-main', 'heading-order']

const lines = (page: Page, item: number, piece: number) => page.locator(`[name="line_${item}_${piece}[]"]`)
const logo = (page: Page, item: number, piece: number, line: number) =>
  page.locator(`[name="logo_${item}_${piece}[${line}]"]`)
const arrow = (page: Page, nth = 0) => page.locator('.tmm-arrow').nth(nth)

async function open(shop: Shop, query = '') {
  await shop.open(`${DETAILS}${query}`)
  await shop.mounted('engraving-lines')
}

test.describe('[E04] engraving lines', () => {
  test('[E04] engraving lines: a text or the logo, copied and undone, by keyboard alone (15.6 E09 to E11)', async ({
    page,
    shop,
  }) => {
    await open(shop)
    await lines(page, 0, 0).first().focus()
    await page.keyboard.type('Champion')
    await expect(logo(page, 0, 0, 0)).toBeDisabled()
    await expect(page.locator('.laurel-engraving-count')).toHaveText('8 of 30')
    await page.keyboard.press('Tab')
    await expect(arrow(page)).toBeFocused()
    await page.keyboard.press('Enter')
    for (const piece of [1, 2]) await expect(lines(page, 0, piece).first()).toHaveValue('Champion')
    await expect(page.locator('.laurel-live-region')).toHaveText(/Copied to 2 later pieces/)
    expect(await findings(page, '.page-content', { without: SERVERS })).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(lines(page, 0, 1).first()).toHaveValue('')
    await expect(arrow(page)).toBeFocused()
    await logo(page, 0, 0, 1).focus()
    await page.keyboard.press(' ')
    await expect(lines(page, 0, 0).nth(1)).toHaveAttribute('readonly')
    await page.keyboard.press('Tab')
    await expect(arrow(page, 1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(logo(page, 0, 2, 1)).toBeChecked()
    await page.locator('#tmmengravingdetailssubmit').press('Enter')
    await expect(page.locator('#tmmengravingreview')).toContainText('Champion / [logo]')
    await expect(page.locator('.tmm-error')).toHaveCount(0)
    expect(shop.printed).toEqual([])
  })

  test('[E04] engraving lines: no more than the server takes', async ({ page, shop }) => {
    await open(shop)
    await lines(page, 1, 0).first().pressSequentially('Best and fairest of the season')
    await expect(lines(page, 1, 0).first()).toHaveValue('Best and fairest of ')
    await expect(page.locator('.laurel-live-region')).toHaveText(/0 characters left/)
  })

  test('[E04] engraving lines: on a phone what is pressed next stays where it is', async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(shop)
    await lines(page, 0, 0).nth(0).fill('Champion')
    const before = await logo(page, 0, 0, 3).boundingBox()
    await page.keyboard.press('Tab')
    await framesDrawn(page)
    expect(await logo(page, 0, 0, 3).boundingBox()).toEqual(before)
    await logo(page, 0, 0, 3).check()
    await expect(logo(page, 0, 0, 3)).toBeChecked()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(390)
  })

  test('[E04] engraving lines: 200 pieces', async ({ page, shop }) => {
    await open(shop, '?pieces=200')
    await lines(page, 0, 0).first().fill('Champion')
    await arrow(page).click()
    await expect(lines(page, 0, 199).first()).toHaveValue('Champion')
  })
})

test.describe('[E05] nothing typed is lost', () => {
  const typeIn = async (page: Page) => {
    await lines(page, 0, 1).nth(2).fill('Bayside Regatta')
    await logo(page, 0, 0, 1).check()
  }
  const seesIt = async (page: Page) => {
    await expect(lines(page, 0, 1).nth(2)).toHaveValue('Bayside Regatta')
    await expect(logo(page, 0, 0, 1)).toBeChecked()
    await expect(lines(page, 0, 0).nth(1)).toHaveAttribute('readonly')
  }

  test('[E05] nothing typed is lost: reload', async ({ page, shop }) => {
    await open(shop)
    await typeIn(page)
    await page.reload()
    await shop.mounted('engraving-lines')
    await seesIt(page)
  })

  test('[E05] nothing typed is lost: away and Back', async ({ page, shop }) => {
    await open(shop)
    await typeIn(page)
    await page.goto(`${shop.url}/shop/`)
    await page.goBack()
    await seesIt(page)
  })

  test('[E05] nothing typed is lost: a post that fails', async ({ page, shop }) => {
    await open(shop)
    await typeIn(page)
    await shop.fault('engraving-details:500')
    await page.locator('#tmmengravingdetailssubmit').click()
    await expect(page.getByText('critical error')).toBeVisible()
    await page.request.post(`${shop.url}/fixture/faults/clear`)
    await open(shop)
    await seesIt(page)
    await page.locator('#tmmengravingdetailssubmit').click()
    await expect(page.locator('#tmmengravingreview')).toContainText('Bayside Regatta')
  })

  test('[E05] nothing typed is lost: a post without a network', async ({ page, shop }) => {
    await open(shop)
    await typeIn(page)
    await shop.fault('engraving-details:offline')
    await page.locator('#tmmengravingdetailssubmit').click()
    // The browser shows its own page about the failure, which another navigation must not interrupt.
    const shown = () => page.evaluate(() => document.documentURI).catch(() => '')
    await expect.poll(shown).toMatch(/^(chrome-error|about:neterror)/)
    await page.request.post(`${shop.url}/fixture/faults/clear`)
    await open(shop)
    await seesIt(page)
  })

  test('[E05] nothing typed is lost: a tab that is closed and opened again', async ({
    page,
    shop,
    context,
  }) => {
    await open(shop)
    await typeIn(page)
    // The storage of the tab comes with a tab that is opened from it, as with one that the browser opens again.
    const [again] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((path) => void window.open(path), DETAILS),
    ])
    await page.close()
    await again.waitForFunction(() => window.laurel?.islands().some(({ name }) => name === 'engraving-lines'))
    await seesIt(again)
  })

  test('[E05] [esm] nothing typed is lost: a form that is sent before the code is here has what was typed before', async ({
    page,
    shop,
  }) => {
    await open(shop)
    await typeIn(page)
    const release = await shop.holdCode(/chunks\/engraving-lines/)
    await page.goto(shop.url + DETAILS)
    await shop.mounted('engraving-globals')
    await page.locator('#step_3').click()
    release()
    await expect(page.locator('#tmmengravingreview')).toContainText('Bayside Regatta')
  })

  test('[E05] nothing typed is lost: another visit of the session has its own', async ({
    page,
    shop,
    newContext,
  }) => {
    await open(shop)
    await typeIn(page)
    const other = await (await newContext({})).newPage()
    await other.goto(shop.url + DETAILS)
    await other.waitForFunction(() => window.laurel?.islands().some(({ name }) => name === 'engraving-lines'))
    await expect(lines(other, 0, 1).nth(2)).toHaveValue('')
  })

  test('[E05] [esm] nothing typed is lost: what is typed before the code is here', async ({ page, shop }) => {
    const release = await shop.holdCode(/chunks\/engraving-lines/)
    await page.goto(shop.url + DETAILS)
    await shop.mounted('engraving-globals')
    await lines(page, 0, 0).first().fill('Champion')
    release()
    await expect(logo(page, 0, 0, 0)).toBeDisabled()
    await page.reload()
    await shop.mounted('engraving-lines')
    await expect(lines(page, 0, 0).first()).toHaveValue('Champion')
  })

  test('[E05] nothing typed is lost: after a post the server’s own counts, and after the order nothing is kept', async ({
    page,
    shop,
  }) => {
    const kept = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('laurel-engraving')))
    await open(shop)
    await typeIn(page)
    expect(await kept()).toHaveLength(1)
    await page.locator('#tmmengravingdetailssubmit').click()
    await expect(page.locator('#tmmengravingreview')).toContainText('Bayside Regatta')
    await open(shop)
    await seesIt(page)
    await shop.open('/checkout/')
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.locator('.woocommerce-order')).toBeVisible()
    await shop.mounted('engraving-order')
    expect(await kept()).toEqual([])
    expect(shop.printed).toEqual([])
  })

  test('[E05] nothing typed is lost: a browser that refuses storage has everything else', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    })
    await open(shop)
    await lines(page, 0, 0).first().fill('Champion')
    await arrow(page).click()
    await expect(lines(page, 0, 2).first()).toHaveValue('Champion')
    expect(shop.printed).toEqual([])
  })
})
