import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { DIST_DIR } from '../fixtures-html/server/places.mjs'
import { expect, freezeTime, test } from './shop'

const PAGE = '/gallery/?panels=all&search=off'
const PHONE = { width: 390, height: 800 }
const MENU_BUTTON = '.mobile-menu-link'
const PICTURE = '/assets/images/logo.svg'

/** The links that open a dialog, as the server prints them in a menu. */
const OPENERS = {
  video: '<a href="https://www.youtube.com/watch?v=AbC-12_x">Opener</a>',
  picture: `<a href="${PICTURE}" data-rel="ilightbox[menu]">Opener</a>`,
  modal: '<a href="#" data-toggle="modal" data-target="#menu-modal">Opener</a>',
} as const
const MODAL =
  '<div id="menu-modal" class="modal" tabindex="-1" style="display: none"><h4>Sizes</h4><button data-dismiss="modal">Done</button></div>'

type Kind = keyof typeof OPENERS
const DIALOGS: Readonly<Record<Kind, string>> = {
  video: 'Video',
  picture: 'Pictures',
  modal: 'Sizes',
}
const KINDS = Object.keys(OPENERS) as Kind[]
/** The visible part of the dialog. */
const dialog = (page: Page, kind: Kind) => {
  const root = page.getByRole('dialog', { name: DIALOGS[kind] })
  return kind === 'picture' ? root.locator('.ilightbox-overlay') : root
}
const opener = (page: Page, menu: string) => page.locator(`${menu} a`, { hasText: 'Opener' })
const shopLink = (page: Page, menu = '#menu-main') => page.locator(`${menu} > li > a`, { hasText: 'Shop' })
const subMenu = (page: Page, menu = '#menu-main') => page.locator(`${menu} > li > ul.sub-menu`).first()

/** Prints an opener into the sub-menu of “Shop”, in another one below that if need be. */
async function print(page: Page, kind: Kind, { menu = '#menu-main', nested = false } = {}) {
  const item = `<li class="menu-item">${OPENERS[kind]}</li>`
  const html = nested
    ? `<li class="menu-item menu-item-has-children"><a href="/shop/">More</a><ul class="sub-menu">${item}</ul></li>`
    : item
  await subMenu(page, menu).evaluate(
    (list, [markup, modal]) => {
      list.insertAdjacentHTML('beforeend', markup)
      if (modal) document.body.insertAdjacentHTML('beforeend', modal)
    },
    [html, kind === 'modal' ? MODAL : ''] as const,
  )
}

/** Waits until the sub-menu has come to rest: before that it moves away from under the pointer. */
async function chooseOpener(page: Page) {
  await shopLink(page).hover()
  await expect(opener(page, '#menu-main')).toBeVisible()
  await subMenu(page).evaluate((menu) =>
    Promise.allSettled(menu.getAnimations().map(({ finished }) => finished)),
  )
  await opener(page, '#menu-main').click()
}

/** An element in a panel that is just opening can be focused a moment later. */
const focusIn = (link: Locator) =>
  expect(async () => {
    await link.focus()
    await expect(link).toBeFocused({ timeout: 500 })
  }).toPass()

/** Expects that the element has the focus and that the visitor sees it. */
async function expectSeenFocus(element: Locator) {
  await expect(element).toBeFocused()
  await expect(element).toBeInViewport()
}

/** The files of the build that hold the code which looks for the way back; those of the build before are there, too. */
function wayBackFiles(): RegExp {
  const chunks = path.join(DIST_DIR, 'chunks')
  const files = readdirSync(chunks).filter((file) =>
    readFileSync(path.join(chunks, file), 'utf8').includes('[aria-controls~='),
  )
  if (files.length === 0) throw new Error('The build has no code for the way back from a dialog')
  return new RegExp(files.join('|'))
}

test.beforeEach(({ page }) =>
  page.route(/youtube\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
  ),
)

for (const kind of KINDS) {
  test(`[X09] focus after a dialog (${kind}): by keyboard back to the link of the sub-menu that had closed, with it open`, async ({
    page,
    shop,
  }) => {
    await page.clock.install()
    await shop.open(PAGE)
    await shop.mounted('menus')
    await print(page, kind)
    await shopLink(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(subMenu(page)).toBeVisible()
    await page.keyboard.press('End')
    await expect(opener(page, '#menu-main')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page, kind)).toBeVisible()
    await expect(subMenu(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expectSeenFocus(opener(page, '#menu-main'))
    await expect(dialog(page, kind)).toBeHidden()
    // It stays so when all timers have run, and the menu is one that closes behind the keyboard as before.
    await page.clock.runFor(2000)
    await expectSeenFocus(opener(page, '#menu-main'))
    await page.keyboard.press('Escape')
    await expect(shopLink(page)).toBeFocused()
    await expect(subMenu(page)).toBeHidden()
    expect(shop.printed).toEqual([])
  })

  test(`[X09] focus after a dialog (${kind}): by mouse, out of a sub-menu that has closed, to the item above it`, async ({
    page,
    shop,
  }) => {
    await shop.open(PAGE)
    await shop.mounted('menus')
    await print(page, kind)
    // A click that waits for its code is given up after three seconds.
    if (kind === 'modal') await shop.mounted('modal')
    await chooseOpener(page)
    await expect(dialog(page, kind)).toBeVisible()
    await page.mouse.move(700, 700)
    await expect(subMenu(page)).toBeHidden()
    const closer = { video: '.fw-video-close', picture: 'a.ilightbox-close', modal: '#menu-modal button' }
    await page.locator(closer[kind]).click()
    await expect(dialog(page, kind)).toBeHidden()
    await expectSeenFocus(shopLink(page))
    expect(shop.printed).toEqual([])
  })

  test(`[X09] focus after a dialog (${kind}): out of the mobile menu, to its button`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(PHONE)
    await shop.open(PAGE)
    await shop.mounted('mobile-panels')
    const menu = '#mobile-menu ul.menu'
    await print(page, kind, { menu })
    await page.locator(MENU_BUTTON).focus()
    await page.keyboard.press('Enter')
    await focusIn(shopLink(page, menu))
    await page.keyboard.press('Enter')
    await expect(opener(page, menu)).toBeVisible()
    await focusIn(opener(page, menu))
    await page.keyboard.press('Enter')
    await expect(dialog(page, kind)).toBeVisible()
    if (kind === 'picture') {
      // It opens over the menu, which is left after it.
      await page.keyboard.press('Escape')
      await expect(dialog(page, kind)).toBeHidden()
      await expectSeenFocus(opener(page, menu))
    } else await expect(opener(page, menu)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(dialog(page, kind)).toBeHidden()
    await expect(opener(page, menu)).toBeHidden()
    await expectSeenFocus(page.locator(MENU_BUTTON))
    expect(shop.printed).toEqual([])
  })
}

test('[X09] focus after a dialog: a sub-menu in a sub-menu opens all the way', async ({ page, shop }) => {
  await shop.open(PAGE)
  await shop.mounted('menus')
  await print(page, 'picture', { nested: true })
  await shopLink(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(opener(page, '#menu-main')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'picture')).toBeVisible()
  await expect(subMenu(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expectSeenFocus(opener(page, '#menu-main'))
})

test('[X09] focus after a dialog: closed by mouse before its sub-menu is, it does not fall to the page', async ({
  page,
  shop,
}) => {
  await shop.open(PAGE)
  await shop.mounted('menus')
  await print(page, 'modal')
  await chooseOpener(page)
  await expect(dialog(page, 'modal')).toBeVisible()
  // On its way there the pointer leaves the menu, which is still open for a moment: as long as the test needs for the click.
  await freezeTime(page)
  await page.locator('#menu-modal button').click()
  await expect(dialog(page, 'modal')).toBeHidden()
  await page.clock.resume()
  await expect(subMenu(page)).toBeHidden()
  await expectSeenFocus(shopLink(page))
})

test('[X09] focus after a dialog: the browser’s back button returns it, too', async ({ page, shop }) => {
  await shop.open(PAGE)
  await shop.mounted('menus')
  await print(page, 'picture')
  await shopLink(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'picture')).toBeVisible()
  await expect(subMenu(page)).toBeHidden()
  await page.goBack()
  await expect(dialog(page, 'picture')).toBeHidden()
  await expectSeenFocus(opener(page, '#menu-main'))
})

test('[X09] [esm] focus after a dialog: closed before the code that looks for its way is here', async ({
  page,
  shop,
}) => {
  const letGo = await shop.hold(wayBackFiles())
  await shop.open(PAGE)
  await shop.mounted('menus')
  await print(page, 'modal')
  await shopLink(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'modal')).toBeVisible()
  await expect(subMenu(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'modal')).toBeHidden()
  await expect(page.locator('#menu-main :focus')).toHaveCount(0)
  letGo()
  await expectSeenFocus(opener(page, '#menu-main'))
})

test('[X09] focus after a dialog: if the opener is hidden or removed, the element around it gets the focus, and its tabindex is removed afterwards', async ({
  page,
  shop,
}) => {
  await shop.open(PAGE)
  for (const leave of ['hide', 'remove'] as const) {
    await page.evaluate(
      ([markup, name]) => {
        const html = `<section id="around-${name}"><p>${markup}</p></section>`
        document.querySelector('#main-container')?.insertAdjacentHTML('afterbegin', html)
      },
      [OPENERS.picture.replace('[menu]', `[${leave}]`), leave] as const,
    )
    const around = page.locator(`#around-${leave}`)
    await around.getByRole('link').press('Enter')
    await expect(dialog(page, 'picture')).toBeVisible()
    await around.locator('p').evaluate((paragraph, how) => {
      if (how === 'hide') paragraph.style.display = 'none'
      else paragraph.remove()
    }, leave)
    await page.keyboard.press('Escape')
    await expect(around).toBeFocused()
    await expect(dialog(page, 'picture')).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(around).not.toHaveAttribute('tabindex')
  }
})

test('[X09] focus after a dialog: a search over the header, left by its own cross beside it', async ({
  page,
  shop,
}) => {
  await shop.open(PAGE)
  await page.click('.fs-header-search-link')
  await expect(page.locator('#sf-full-header-search input')).toBeFocused()
  await page.locator('.sf-fhs-close').focus()
  await page.keyboard.press('Enter')
  await expectSeenFocus(page.locator('.fs-header-search-link'))
})
