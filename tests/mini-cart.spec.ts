import type { Page } from '@playwright/test'
import { expect, freezeTime, test } from './shop'

const DESKTOP_BAG = '#header .shopping-bag-item'
const CALL = 'uplift_cart_product_remove'

/** Opens the dropdown as a visitor does: by resting the pointer on it. */
async function openBag(page: Page) {
  await page.locator(`${DESKTOP_BAG} .cart-contents`).hover()
  await expect(page.locator(`${DESKTOP_BAG} > ul.sub-menu`)).toBeVisible()
}

const removeLink = (page: Page, row: string) => page.locator(`${DESKTOP_BAG} ${row} .remove-product`)

test.describe('[S27] mini-cart', () => {
  test('[S27] a line is removed: covered until the answer, then count, totals and sentence at once, its row a second later, in all copies; the last line leaves the message of an empty bag', async ({
    page,
    shop,
  }) => {
    const answer = await shop.hold('**/admin-ajax.php')
    await shop.open('/home/')
    await openBag(page)
    const row = page.locator('.product-var-id-62')
    const copies = await row.count()
    expect(copies).toBe(3)
    const event = page.evaluate(
      () =>
        new Promise((resolve) => document.addEventListener('laurel:cart', ({ detail }) => resolve(detail))),
    )
    await freezeTime(page)
    const overlay = page.locator(`${DESKTOP_BAG} .loading-overlay`)
    const link = removeLink(page, '.product-var-id-62')
    await link.dispatchEvent('click')
    // A second click sends nothing.
    await link.dispatchEvent('click')
    await expect(overlay).toBeVisible()

    answer()
    await expect(page.locator('.cart-contents .num-items')).toHaveText(['2', '2', '2'])
    await expect(overlay).toBeHidden()
    await expect(page.locator('.bag-header').first()).toHaveText('2 items in the cart')
    for (const amount of await page.locator('.cart-contents .amount, .bag-total .amount').all()) {
      await expect(amount).toHaveText('$25.00')
    }
    await page.clock.runFor(900)
    expect(await row.count()).toBe(copies)
    await page.clock.runFor(100)
    await expect(row).toHaveCount(0)
    await page.clock.resume()
    const calls = await shop.calls(CALL)
    expect(calls.map(({ fields }) => fields)).toEqual([
      { action: CALL, product_id: '57', variation_id: '62' },
    ])
    expect(await event).toEqual({ count: 2, total: '$25.00' })
    expect(shop.printed).toEqual([])

    await page.reload()
    await shop.mounted('cart-notice')
    await expect(page.locator('.product-var-id-62')).toHaveCount(0)
    await expect(page.locator('.cart-contents .num-items').first()).toHaveText('2')
    // The pointer rests on the bag since before: in Firefox only a movement hovers.
    await page.mouse.move(5, 700)
    await openBag(page)
    await removeLink(page, '.product-id-70').click()
    await expect(page.locator('.shopping-bag .bag-empty')).toHaveText(Array(3).fill('Your cart is empty.'))
    await expect(
      page.locator('.shopping-bag').locator('.bag-header, .bag-total, .bag-contents, .bag-buttons'),
    ).toHaveCount(0)
    await expect(page.locator('.cart-contents .num-items')).toHaveText(['0', '0', '0'])
  })

  test('[S27] two lines removed at once, the first answered after the second: the total is the second’s', async ({
    page,
    shop,
  }) => {
    const second = page.waitForResponse((response) =>
      /product_id=70/.test(response.request().postData() ?? ''),
    )
    await page.route('**/admin-ajax.php', async (route) => {
      // The server does them in turn; its first answer is long on the way.
      const response = await route.fetch()
      if (/product_id=57/.test(route.request().postData() ?? '')) await second
      await route.fulfill({ response })
    })
    await shop.open('/home/')
    await openBag(page)
    await removeLink(page, '.product-var-id-62').click()
    await expect.poll(async () => (await shop.calls(CALL)).length).toBe(1)
    // The overlay is for the pointer; the keyboard gets at the other line.
    await removeLink(page, '.product-id-70').press('Enter')
    await expect(page.locator('.cart-contents .num-items')).toHaveText(['0', '0', '0'])
    await expect(page.locator('.cart-contents .amount')).toHaveText(['$0.00', '$0.00', '$0.00'])
    await expect(page.locator('.shopping-bag .bag-empty')).toHaveCount(3)
    expect(shop.printed).toEqual([])
  })

  for (const [fragments, jquery] of [
    ['laurel', '3'],
    ['laurel', 'none'],
    ['plugin', '3'],
  ]) {
    test(`[S27] [X13] two lines removed at once, which the server does in the other order: it is asked, and its cart shows (fragments of ${fragments}, jQuery ${jquery})`, async ({
      page,
      shop,
    }) => {
      const releaseFirst = await shop.hold('**/admin-ajax.php', 'product_id=57')
      // A third line, which stays.
      await page.request.post(`${shop.url}/?wc-ajax=add_to_cart`, { form: { product_id: '80' } })
      await shop.open(`/shop/?fragments=${fragments}&jquery=${jquery}`)
      await shop.quiet()
      await openBag(page)
      const asked = async () => (await shop.calls('get_refreshed_fragments')).length
      const before = await asked()
      const total = page.waitForResponse('**/admin-ajax.php')
      await removeLink(page, '.product-var-id-62').click()
      await removeLink(page, '.product-id-70').press('Enter')
      await total
      await expect(page.locator('#header .product-id-70')).toHaveCount(0)
      releaseFirst()
      await expect.poll(asked).toBe(before + 1)
      const { total: truth } = await page.evaluate(async () => {
        const html = await (await fetch('/home/')).text()
        const server = new DOMParser().parseFromString(html, 'text/html')
        return { total: server.querySelector('.bag-total .amount')?.textContent ?? '' }
      })
      for (const amount of await page.locator('.cart-contents .amount, .bag-total .amount').all()) {
        await expect(amount).toHaveText(truth)
      }
      await expect(page.locator('.cart-contents .num-items')).toHaveText(['1', '1', '1'])
    })
  }

  test('[S27] [X13] a coupon that was used in another tab: the new total stays when fresh markup comes', async ({
    page,
    shop,
  }) => {
    await shop.open('/shop/?fragments=laurel')
    await openBag(page)
    await removeLink(page, '.product-var-id-62').click()
    await expect(page.locator('#header .product-var-id-62')).toHaveCount(0)
    await expect(page.locator('#header .bag-total .amount')).toHaveText('$25.00')
    await page.request.get(`${shop.url}/home/?coupon=20`)
    await page.evaluate(() => {
      const { jQuery } = window as unknown as { jQuery: (node: Node) => { trigger(name: string): void } }
      jQuery(document.body).trigger('wc_fragment_refresh')
    })
    for (const amount of await page.locator('.cart-contents .amount, .bag-total .amount').all()) {
      await expect(amount).toHaveText('$20.00')
    }
    await expect(page.locator('.cart-contents .num-items')).toHaveText(['2', '2', '2'])
    expect(shop.printed).toEqual([])
  })

  for (const [what, fault] of [
    ['the answer is no total (html)', `${CALL}:html`],
    ['the answer is no total (truncated)', `${CALL}:truncated`],
    ['[esm] what cleans the answer does not come', 'chunk/sanitise:404'],
  ] as const) {
    test(`[S27] when ${what}, the server's own link removes the line`, async ({ page, shop }) => {
      await shop.fault(fault)
      await shop.open('/home/')
      await openBag(page)
      const asked = page.waitForRequest(/remove_item=/)
      await removeLink(page, '.product-var-id-62').click()
      await asked
      await page.waitForURL('**/cart/')
      await expect(page.locator('.cart-contents .num-items').first()).toHaveText('2')
    })
  }

  test('[S27] [X11] what could run in the answer is left out of every copy', async ({ page, shop }) => {
    const body = `<span class="amount" style="position:fixed;inset:0"><a href="javascript:window.hacked=1">$25.00</a>
      <script>window.hacked=1</script><img src=x onerror="window.hacked=1"><svg onload="window.hacked=1"></svg>
      <form action="//hacked"><input></form></span>`
    await page.route('**/admin-ajax.php', (route) => route.fulfill({ contentType: 'text/html', body }))
    await shop.open('/home/')
    await openBag(page)
    await removeLink(page, '.product-var-id-62').click()
    await expect(page.locator('.cart-contents .amount')).toHaveText(['$25.00', '$25.00', '$25.00'])
    const html = await page
      .locator('.shopping-bag-item')
      .evaluateAll((bags) => bags.map((bag) => bag.innerHTML).join())
    expect(html).not.toMatch(/hacked|onerror|onload|javascript:|position:fixed/)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    // The page's policy may speak of the handlers that came; nothing of laurel's fails.
    expect(shop.printed.filter((line) => /uncaught|laurel/i.test(line))).toEqual([])
  })

  test('[S27] on the checkout page a removal leads to the cart', async ({ page, shop }) => {
    await shop.open('/checkout/')
    await openBag(page)
    await removeLink(page, '.product-id-70').click()
    await page.waitForURL('**/cart/')
    await expect(page.locator('.cart-contents .num-items').first()).toHaveText('3')
  })

  test('[S27] on the cart page a removal reloads it', async ({ page, shop }) => {
    await shop.open('/cart/')
    await openBag(page)
    const reloaded = page.waitForEvent('load')
    await removeLink(page, '.product-id-70').click()
    await reloaded
    await expect(page.locator('.cart-contents .num-items').first()).toHaveText('3')
    await expect(page.locator('.inner-container-wrap')).not.toContainText('MD-2')
  })

  test('[S27] fragments: bags replaced while a removal is under way, a further copy; the dropdown follows the pointer, but not in a narrow container', async ({
    page,
    shop,
  }) => {
    const answer = await shop.hold('**/admin-ajax.php')
    await shop.open('/home/')
    await openBag(page)
    await removeLink(page, '.product-var-id-62').click()
    await page.evaluate(() => {
      const html = document.querySelector('#mobile-cart-wrap .shopping-bag-item')?.outerHTML ?? ''
      for (const bag of document.querySelectorAll('.shopping-bag-item')) bag.outerHTML = html
    })
    answer()
    await expect(page.locator('.cart-contents .num-items')).toHaveText(['2', '2', '2'])
    await expect(page.locator('.product-var-id-62')).toHaveCount(0)

    // A further copy brings nothing back that was removed.
    await page.evaluate(() => {
      const bag = document.querySelector('.shopping-bag-item')
      bag?.after(bag.cloneNode(true))
    })
    await expect(page.locator('.cart-contents .num-items')).toHaveText(['2', '2', '2', '2'])
    await expect(page.locator('.bag-header').first()).toHaveText('2 items in the cart')
    await page.evaluate(() => document.querySelector('.shopping-bag-item + .shopping-bag-item')?.remove())

    await page.mouse.move(640, 700)
    await expect(page.locator(`${DESKTOP_BAG} > ul.sub-menu`)).toBeHidden()
    await openBag(page)
    await removeLink(page, '.product-id-70').click()
    await expect(page.locator('.cart-contents .num-items')).toHaveText(['0', '0', '0'])
    expect(shop.printed).toEqual([])

    await page.mouse.move(640, 700)
    await expect(page.locator(`${DESKTOP_BAG} > ul.sub-menu`)).toBeHidden()
    await page.locator('#container').evaluate((container) => {
      container.style.width = '700px'
    })
    await page.locator(DESKTOP_BAG).dispatchEvent('pointerenter')
    await expect(page.locator(`${DESKTOP_BAG} > ul.sub-menu`)).toBeHidden()
  })

  test('[S27] [X01] replaced bags leave nothing behind: no listener, no root, no observer; the keyboard alone: focus opens, Tab reaches the lines, Enter removes, Escape closes', async ({
    page,
    shop,
  }) => {
    await shop.open('/home/')
    await openBag(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const replaceBags = (rounds: number) =>
      page.evaluate(async (times) => {
        for (let round = 0; round < times; round++) {
          for (const bag of document.querySelectorAll('.shopping-bag-item'))
            bag.replaceWith(bag.cloneNode(true))
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
      }, rounds)
    const measure = async () => {
      await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
      return { listeners: metric('JSEventListeners'), nodes: metric('Nodes') }
    }
    await replaceBags(5)
    const before = await measure()
    await replaceBags(40)
    const after = await measure()
    const hosts = await page.locator('.shopping-bag-item, .cart-contents').count()
    expect(after.listeners - before.listeners).toBeLessThan(10)
    expect(after.nodes - before.nodes).toBeLessThan(200)
    const mounted = await page.evaluate(
      () =>
        window.laurel?.islands().filter(({ name, host }) => name === 'mini-cart' && host.isConnected)
          .length ?? 0,
    )
    expect(mounted).toBe(hosts)

    await page.mouse.move(640, 700)
    await expect(page.locator(`${DESKTOP_BAG} > ul.sub-menu`)).toBeHidden()
    const link = page.locator(`${DESKTOP_BAG} .cart-contents`)
    await page.locator('#header a').first().focus()
    for (let tab = 0; tab < 30 && !(await link.evaluate((it) => it === document.activeElement)); tab++) {
      await page.keyboard.press('Tab')
    }
    await expect(link).toBeFocused()
    await expect(page.locator(`${DESKTOP_BAG} > ul.sub-menu`)).toBeVisible()
    const remove = removeLink(page, '.product-var-id-62')
    for (let tab = 0; tab < 10 && !(await remove.evaluate((it) => it === document.activeElement)); tab++) {
      await page.keyboard.press('Tab')
    }
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator(`${DESKTOP_BAG} .product-var-id-62`)).toHaveCount(0)
    await expect(removeLink(page, '.product-id-70')).toBeFocused()
    await expect(page.locator('.laurel-live-region')).toHaveText('2 items in the cart')
    await page.keyboard.press('Escape')
    await expect(page.locator(`${DESKTOP_BAG} > ul.sub-menu`)).toBeHidden()
    await expect(link).toBeFocused()
  })
})
