// The ids in the titles are rows of contract 01.
import type { Page } from '@playwright/test'
import { findings } from './axe'
import { expect, framesDrawn, test } from './shop'

const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Where a row comes to rest below the header, as far as the page can be scrolled. */
const placeOf = (page: Page, id: string, clearance: number) =>
  page.evaluate(
    ([target, clear]) => {
      const top = document.getElementById(String(target))?.getBoundingClientRect().top ?? 0
      const header = document.querySelector<HTMLElement>('.sticky-header')?.offsetHeight ?? 0
      const limit = document.documentElement.scrollHeight - window.innerHeight
      return Math.round(Math.min(limit, top + window.scrollY - header - Number(clear)))
    },
    [id, clearance] as const,
  )

test.describe('[S03] standard menu', () => {
  test('[S03] the pointer opens what it rests on, below the item, and closes what it leaves (5.1, 5.2, 5.3)', async ({
    page,
    shop,
  }) => {
    await shop.open('/home/?csp=strict&jquery=none')
    const item = page.locator('#menu-main > li', { hasText: 'Shop' })
    const dropdown = item.locator('> ul.sub-menu')
    await shop.mounted('menus')
    await expect(item).toHaveClass(/\bparent\b/)
    await item.locator('> a').hover()
    await expect(dropdown).toBeVisible()
    await expect(dropdown).toHaveCSS('opacity', '1')
    const [above, below] = [await item.boundingBox(), await dropdown.boundingBox()]
    expect(Math.abs((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBeLessThan(1)
    await dropdown.getByText('Medals').hover()
    await expect(item.locator('> a')).toHaveAttribute('aria-expanded', 'true')
    expect(await findings(page, '#main-navigation')).toEqual([])
    await page.mouse.move(600, 600)
    await expect(dropdown).toBeHidden()
    expect(shop.printed).toEqual([])
  })

  test('[S03] the keyboard alone: focus opens, arrows lead, Escape leads back, Enter follows', async ({
    page,
    shop,
  }) => {
    await shop.open('/home/')
    await shop.mounted('menus')
    const links = page.locator('#menu-main > li > a')
    await page.locator('#logo a').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(links.nth(1)).toBeFocused()
    const dropdown = page.locator('#menu-main > li:nth-child(2) > ul')
    await expect(dropdown).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(dropdown.locator('a').nth(1)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(links.nth(1)).toBeFocused()
    await expect(dropdown).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/product/gold-cup/')
  })

  test('[S03] a link to a row scrolls there; the row marks its item (5.6, 5.7)', async ({ page, shop }) => {
    await shop.open('/engraving-guide/?one-page')
    await shop.mounted('menus')
    const item = page.locator('#menu-main > li:has(a[href^="#"])').nth(1)
    const id = (await item.locator('a').getAttribute('href'))?.slice(1) ?? ''
    const goal = await placeOf(page, id, -1)
    await item.locator('a').click()
    await expect.poll(() => scrollTop(page)).toBe(goal)
    await expect(page.locator('#menu-main .current-scroll-item')).toHaveCount(1)
    await expect(item).toHaveClass(/current-scroll-item/)
  })
})

test.describe('[S03] on a tablet', () => {
  test.use({ userAgent: IPAD, hasTouch: true, viewport: { width: 1100, height: 800 } })

  test('[S03] the first tap opens, the second follows (5.12)', async ({ page, shop }) => {
    await shop.open('/home/')
    const bag = page.locator('#header .shopping-bag-item')
    await shop.mounted('menus')
    await bag.locator('> a').tap()
    await expect(bag.locator('> ul.sub-menu')).toHaveCSS('opacity', '1')
    const item = page.locator('#menu-main > li', { hasText: 'Shop' })
    await item.locator('> a').tap()
    await expect(bag.locator('> ul.sub-menu')).toBeHidden()
    await expect(item.locator('> ul.sub-menu')).toHaveCSS('opacity', '1')
    expect(page.url()).toContain('/home/')
    await item.locator('> a').tap()
    await page.waitForURL('**/shop/')
  })
})

test.describe('[S14] two-click thumbnails', () => {
  test.use({ userAgent: IPAD, hasTouch: true })

  test('[S14] [esm] the first tap marks, though its code is not here yet; the second follows (21.1)', async ({
    page,
    shop,
  }) => {
    const arrive = await shop.holdCode('**/chunks/every-page-group-*')
    await page.goto(`${shop.url}/home/?two-click`)
    const link = page.locator('.two-click-thumbnails a').first()
    await link.tap()
    await framesDrawn(page)
    await expect(link).not.toHaveClass('hovered')
    expect(await shop.calls('page')).toHaveLength(1)
    arrive()
    await expect(link).toHaveClass('hovered')
    await link.tap()
    await page.waitForURL('**/product/gold-cup/')
  })
})

test.describe('[S03] mega menu', () => {
  test('[S03] panels as wide as the header; a narrower window closes them and takes clicks (5.11)', async ({
    page,
    shop,
  }) => {
    await shop.open('/home/?menu=mega-theme&csp=strict&jquery=none')
    await shop.mounted('mega-menu')
    const item = page.locator('#mega-menu-item-7')
    const panel = item.locator('> ul')
    await item.locator('> a').hover()
    await expect(panel).toBeVisible()
    const [header, box] = [
      await page.locator('#header > .container').boundingBox(),
      await panel.boundingBox(),
    ]
    expect([Math.round(box?.x ?? 0), Math.round(box?.width ?? 0)]).toEqual([
      Math.round(header?.x ?? 0),
      Math.round(header?.width ?? 0),
    ])
    expect(await findings(page, '#main-navigation')).toEqual([])
    await page.setViewportSize({ width: 500, height: 800 })
    // The narrow window has another header, but a menu may be elsewhere: it is asked by a click of the
    // script's.
    const look = () => panel.evaluate(({ style }) => [style.display, style.width])
    await expect.poll(look).toEqual(['', ''])
    await expect(item).not.toHaveClass(/mega-toggle-on/)
    await item.locator('> a').dispatchEvent('click')
    await expect(item).toHaveClass(/mega-toggle-on/)
    expect(await look()).toEqual(['', ''])
    expect(shop.printed).toEqual([])
  })
})

test.describe('[S03] along a page', () => {
  test('[S03] dots for the named rows slide in, mark where the page is and lead on (3.1, 3.4, 3.7)', async ({
    page,
    shop,
  }) => {
    await shop.open('/engraving-guide/?one-page&csp=strict&jquery=none')
    const nav = page.locator('#one-page-nav')
    await expect(nav).toBeVisible()
    await expect(nav).toHaveCSS('right', '0px')
    const second = nav.locator('li').nth(1)
    const id = (await second.locator('a').getAttribute('data-title')) ?? ''
    const goal = await placeOf(page, ((await second.locator('a').getAttribute('href')) ?? '').slice(1), -1)
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: id }).click()
    await expect.poll(() => scrollTop(page)).toBe(goal)
    await expect(nav.locator('li.selected')).toHaveCount(1)
    await expect(second).toHaveClass('selected')
    expect(await findings(page, '#one-page-nav')).toEqual([])
    await page.setViewportSize({ width: 1000, height: 800 })
    await expect(nav.locator('ul')).toHaveCount(0)
    expect(shop.printed).toEqual([])
  })

  test('[S03] arrows step from row to row by keyboard, and end (3.5, 3.6)', async ({ page, shop }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await shop.open('/engraving-guide/?one-page=arrows')
    const nav = page.locator('#one-page-nav')
    await expect(nav).toBeVisible()
    const down = nav.getByRole('button', { name: 'Next section' })
    await down.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press(' ')
    await expect(nav.locator('.opn-status')).toHaveText(/^2\//)
    await expect(down).toBeFocused()
    const total = Number(await nav.locator('.total').textContent())
    for (let row = 2; row < total; row++) await down.click()
    await expect(nav.locator('.current')).toHaveText(String(total))
    await expect(down).toHaveAttribute('aria-disabled', 'true')
    await down.press('Enter')
    await framesDrawn(page)
    await expect(nav.locator('.current')).toHaveText(String(total))
    await expect(down).toBeFocused()
    expect(await findings(page, '#one-page-nav')).toEqual([])
  })

  test('[S03] the progress menu sticks beside the text, fills and leads on (4.2, 4.3, 4.5)', async ({
    page,
    shop,
  }) => {
    await shop.open('/engraving-guide/?progress-menu&csp=strict&jquery=none')
    const menu = page.locator('#sidebar-progress-menu')
    const third = menu.locator('li').nth(2)
    const goal = await placeOf(page, ((await third.locator('a').getAttribute('href')) ?? '').slice(1), 18)
    await third.locator('a').click()
    await expect.poll(() => scrollTop(page)).toBe(goal)
    expect(new URL(page.url()).hash).toBe('')
    await expect(menu).toHaveClass(/fixed/)
    const box = await menu.boundingBox()
    const header = await page.locator('#header').boundingBox()
    expect(box?.y).toBe((header?.height ?? 0) + 40)
    await expect(menu.locator('li.read')).toHaveCount(2)
    await expect(third).toHaveClass('reading')
    expect(await findings(page, '#sidebar-progress-menu')).toEqual([])
    expect(shop.printed).toEqual([])
  })
})
