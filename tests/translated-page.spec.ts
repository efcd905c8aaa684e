import type { Page } from '@playwright/test'
import { openProduct, quantityField, sizeField, TROPHY, totalPrice } from './product-page'
import { collectErrors, reportedErrors } from './reported-errors'
import { searchBox, titles } from './search-box'
import { expect, type Shop, test } from './shop'

const BAG = '#header .shopping-bag-item'

/**
 * Does to the page what a browser's translator does: each text node is replaced by `<font>` elements with another one, at
 * once and whenever a text is added or changed. The words stay, so that tests can read them.
 */
async function translate(page: Page) {
  await page.addInitScript(() => {
    const UNTRANSLATED = 'script, style, noscript, textarea, title, svg, font, [translate="no"], .notranslate'
    const watched = new WeakSet<Node>()
    const wrap = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement?.closest(UNTRANSLATED)) return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      inner.textContent = text.data
      text.replaceWith(outer)
    }
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      const texts: Text[] = []
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node)
        else if (node instanceof Element && node.shadowRoot) watch(node.shadowRoot)
      }
      texts.forEach(wrap)
    }
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translateIn(node)
      }
    })
    const watch = (root: Node) => {
      if (watched.has(root)) return
      watched.add(root)
      translateIn(root)
      observer.observe(root, { subtree: true, childList: true, characterData: true })
    }
    // The overlay's tree is closed, as a translator's view of it is not.
    const { attachShadow } = Element.prototype
    Element.prototype.attachShadow = function (options) {
      const root = attachShadow.call(this, options)
      queueMicrotask(() => watch(root))
      return root
    }
    addEventListener('DOMContentLoaded', () => watch(document.body))
  })
}

/** Nothing has failed, and the page was translated indeed. */
async function expectNoFailure(page: Page, shop: Shop) {
  await expect(page.locator('font > font').first()).toBeAttached()
  expect(await reportedErrors(page)).toEqual([])
  expect(shop.printed).toEqual([])
}

test.beforeEach(async ({ page }) => {
  await translate(page)
  await collectErrors(page)
})

test('[X11] [X14] [S25] [S40] [S44] [S27] a translated page: hearts count up and down; the search’s list changes with the term, and goes; the mini-cart counts, and says that it is empty', async ({
  page,
  shop,
}) => {
  await test.step('hearts', async () => {
    await shop.open('/blog/')
    const love = page.locator('.love-it').first()
    const count = love.locator('data.count')
    const before = Number(await count.textContent())
    for (const more of [1, 0, 1]) {
      await love.click()
      await expect(count).toHaveText(String(before + more))
    }
    await expectNoFailure(page, shop)
  })
  await test.step('search', async () => {
    await shop.open('/home/')
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(titles(box).nth(1)).toHaveText('Gold Cup')
    await box.field.fill('medal')
    await expect(titles(box).filter({ hasText: 'Star Medal' })).toHaveCount(1)
    await expect(titles(box).filter({ hasText: 'Gold Cup' })).toHaveCount(0)
    await box.field.fill('zzzz')
    await expect(box.rows).toHaveText([/nothing/i])
    await box.field.press('Escape')
    await expect(box.list).toBeHidden()
    await expectNoFailure(page, shop)
  })
  await test.step('mini-cart', async () => {
    await page.locator(`${BAG} .cart-contents`).hover()
    await expect(page.locator(`${BAG} > ul.sub-menu`)).toHaveCSS('opacity', '1')
    await page.locator(`${BAG} .product-var-id-62 .remove-product`).click()
    await expect(page.locator(`${BAG} .num-items`)).toHaveText('2')
    await expect(page.locator(`${BAG} .bag-header`)).toHaveText('2 items in the cart')
    await expect(page.locator(`${BAG} .bag-total .amount`)).toHaveText('$25.00')
    await expect(page.locator(`${BAG} .product-var-id-62`)).toHaveCount(0)
    await page.locator(`${BAG} .product-id-70 .remove-product`).click()
    await expect(page.locator(`${BAG} .num-items`)).toHaveText('0')
    await expect(page.locator(`${BAG} .bag-empty`)).toHaveText(/\w/)
    await expectNoFailure(page, shop)
  })
})

test('[X11] [X14] [S26] [S35] [S54] a translated page: a button says that its product is added, and then has its first text again; the price of what is chosen; the media player shows the time', async ({
  page,
  shop,
}) => {
  await test.step('a button', async () => {
    await shop.open('/product/star-medal/')
    const button = page.locator('form.cart .add_to_cart_button')
    for (const items of ['6', '7']) {
      await button.click()
      await expect(button.locator('span')).toHaveText('Item added')
      await expect(page.locator(`${BAG} .num-items`)).toHaveText(items)
      // The bag that shows what came lies over the button for a moment.
      await page.mouse.move(5, 700)
      await expect(button.locator('span')).toHaveText('Add to cart')
      await expect(page.locator(`${BAG} > ul.sub-menu`)).toBeHidden()
    }
    await expectNoFailure(page, shop)
  })
  await test.step('a price', async () => {
    await openProduct(page, shop, TROPHY)
    await expect(totalPrice(page)).toHaveText('$8.50')
    await sizeField(page).selectOption('ct180')
    await expect(totalPrice(page)).toHaveText('$12.50')
    await quantityField(page).fill('10')
    await expect(totalPrice(page)).toHaveText('$118.80')
    await expectNoFailure(page, shop)
  })
  await test.step('a player', async () => {
    await shop.open('/media/')
    const player = page.locator('.player').first()
    await player.scrollIntoViewIfNeeded()
    await shop.mounted('media-player')
    await player.locator('.player-progress-seek').first().press('End')
    await expect(player.locator('.player-current-time').first()).not.toHaveText('00:00')
    await expectNoFailure(page, shop)
  })
})

test('[X11] [X14] [S37] [S55] a translated page: the quick view shows the next product, adds it, and closes; the lightbox leads on, says what is missing, and closes', async ({
  page,
  shop,
}) => {
  await test.step('quick view', async () => {
    await shop.open('/shop/?quick-view=on')
    await shop.mounted('quick-view-triggers')
    await page.locator('#products [data-jckqvpid="70"]').click()
    await expect(page.locator('#jckqv h1')).toHaveText('Star Medal with Ribbon')
    await page.getByRole('button', { name: 'Next product' }).click()
    await expect(page.locator('#jckqv h1')).toHaveText('Cricket Medal')
    await page.locator('#jckqv .single_add_to_cart_button').click()
    await expect(page.locator(`${BAG} .num-items`)).toHaveText('6')
    await page.keyboard.press('Escape')
    await expect(page.locator('.mfp-wrap')).toHaveCount(0)
    await expectNoFailure(page, shop)
  })
  await test.step('lightbox', async () => {
    let isMissing = false
    await page.route(/\/images\/full\//, (route) => (isMissing ? route.abort() : route.fallback()))
    await shop.open('/gallery/?param-lightbox-thumbs=1&param-lightbox-sharing=1')
    await page.locator('[data-rel="ilightbox[12-4410]"]').first().click()
    const box = page.locator('.laurel-lightbox')
    await expect(box.locator('.ilightbox-caption').first()).toBeVisible()
    const first = await box.locator('.ilightbox-caption').first().textContent()
    await page.keyboard.press('ArrowRight')
    await expect(box.locator('.ilightbox-caption').first()).not.toHaveText(first ?? '')
    isMissing = true
    await page.keyboard.press('End')
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
    await expect(
      box.locator('.ilightbox-holder:not(.ilightbox-next, .ilightbox-prev)').getByRole('alert'),
    ).toHaveText('An error occurred when trying to load photo.')
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    expect(shop.printed.splice(0).filter((line) => !/ERR_FAILED/.test(line))).toEqual([])
    await expectNoFailure(page, shop)
  })
})

test('[X11] [X14] [F05] [F10] [F14] [F15] [X07] a translated page: the feed’s texts, comments, pages and pictures; the debug overlay counts and filters', async ({
  page,
  shop,
}) => {
  await test.step('feed', async () => {
    await shop.open('/feed/?feed-cache=warm&feed-count=8')
    const post = page.locator('.cff-item').first()
    await post.locator('.cff-view-comments').click()
    await expect(post.locator('.cff-comment-text').first()).toBeVisible()
    const expand = page.locator('.cff-expand a:visible').first()
    await expand.click()
    await expect(expand).toHaveAttribute('aria-expanded', 'true')
    const replies = post.locator('.cff-comment-replies a:visible').first()
    await replies.click()
    await expect(post.locator('.cff-comment-reply').first()).toBeVisible()
    await page.locator('.cff-album .cff-lightbox-link').first().click()
    const counter = page.locator('.cff-lightbox-number')
    await expect(counter).toHaveText(/^\d+ \/ \d+$/)
    await expect(page.locator('.cff-lightbox-image')).toBeVisible()
    const before = await counter.textContent()
    await page.keyboard.press('ArrowRight')
    await expect(counter).not.toHaveText(before ?? '')
    await expect(counter).toHaveText(/^\d+ \/ \d+$/)
    await page.keyboard.press('Escape')
    await expect(page.locator('#cff-lightbox-wrapper')).toBeHidden()
    await expectNoFailure(page, shop)
  })
  await test.step('overlay', async () => {
    await shop.open('/blog/?laurel=debug')
    const panel = page.getByRole('region', { name: 'laurel on this page' })
    const love = panel.locator('.list > li').filter({ hasText: 'love-button' }).first()
    await expect(love).toContainText('asleep')
    await page.locator('.love-it').first().press('Enter')
    await expect(love).toContainText('awake')
    await expect(love.locator('.state')).toHaveText('awake')
    const filter = panel.getByRole('textbox')
    const status = panel.getByRole('status')
    await filter.fill('love')
    await expect(status).toHaveText('2 islands of that name')
    await filter.fill('love-b')
    await expect(status).toHaveText('1 island of that name')
    await filter.fill('')
    await expect(status).toHaveText('')
    await expectNoFailure(page, shop)
  })
})
