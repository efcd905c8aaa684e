import { collectErrors } from './reported-errors'
import { sandboxPages } from './sandboxed'
import { expect, framesDrawn, test } from './shop'

const LOVE = '.love-it'

test.describe('sandboxed documents', () => {
  test('[S25] [X11] where cookies are refused, a love counts for as long as the page is there', async ({
    page,
    shop,
  }) => {
    await sandboxPages(page, shop)
    const reported = await collectErrors(page)
    await page.goto(`${shop.url}/blog/`)
    await shop.mounted('love-marks')
    await expect(page.evaluate(() => document.cookie)).rejects.toThrow('sandboxed')
    const love = page.locator(LOVE).first()
    const count = love.locator('data.count')
    const before = Number(await count.textContent())
    await love.click()
    await expect(love).toHaveClass(/\bloved\b/)
    await expect(count).toHaveText(String(before + 1))
    await love.press(' ')
    await expect(love).not.toHaveClass(/\bloved\b/)
    await expect(count).toHaveText(String(before))
    expect([(await shop.calls('love_it')).length, (await shop.calls('unlove_it')).length]).toEqual([1, 1])
    expect(await reported()).toEqual([])
    expect(shop.printed).toEqual([])
  })

  test.describe('on screens of double density', () => {
    test.use({ deviceScaleFactor: 2 })

    test('[X13] [S18] [X11] where cookies and storage are refused, the cart is as printed, and asked for when somebody wants it', async ({
      page,
      shop,
    }) => {
      await sandboxPages(page, shop)
      const reported = await collectErrors(page)
      await page.goto(`${shop.url}/shop/?cached&fragments=laurel`)
      await shop.mounted('fresh-cart', 'pixel-ratio')
      expect(await shop.calls('get_refreshed_fragments')).toEqual([])
      const refreshed = page.evaluate(
        () =>
          new Promise((resolve) => {
            // biome-ignore lint/suspicious/noExplicitAny: a test's jQuery
            const { jQuery } = window as any
            jQuery(document.body).on('wc_fragments_refreshed', resolve).trigger('wc_fragment_refresh')
          }),
      )
      await refreshed
      expect(await shop.calls('get_refreshed_fragments')).toHaveLength(1)
      expect(await reported()).toEqual([])
      expect(shop.printed.filter((line) => line.startsWith('uncaught'))).toEqual([])
    })
  })

  for (const [path, islands] of [
    ['/media/', ['media-player']],
    ['/product/gold-cup/', ['product-price', 'product-gallery', 'quantity']],
    ['/blog/', ['love-marks', 'item-list']],
    ['/contact/', ['contact-form']],
    ['/size-guide/', ['accordion', 'toggles', 'expanding-row', 'tabs']],
  ] as const) {
    test(`[X11] ${path}: its islands are mounted where cookies and storage are refused, and no error is reported`, async ({
      page,
      shop,
    }) => {
      await sandboxPages(page, shop)
      const reported = await collectErrors(page)
      await page.goto(shop.url + path)
      await shop.mounted('cart-notice')
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.keyboard.press('Tab')
      await shop.mounted(...islands)
      await framesDrawn(page)
      expect(await reported()).toEqual([])
      expect(shop.printed.filter((line) => /uncaught|sandboxed/.test(line))).toEqual([])
      await page.unrouteAll({ behavior: 'wait' })
    })
  }

  test('[S61] [X11] where cookies are refused, an order is sent without where its visitor came from', async ({
    page,
    shop,
  }) => {
    await sandboxPages(page, shop)
    const reported = await collectErrors(page)
    await page.goto(`${shop.url}/checkout/?utm_source=cups`)
    await shop.mounted('order-attribution')
    const inputs = page.locator('form.checkout wc-order-attribution-inputs input')
    await expect(inputs).not.toHaveCount(0)
    expect(await inputs.evaluateAll((all) => all.filter((one) => one.getAttribute('value')).length)).toBe(0)
    expect(await reported()).toEqual([])
  })
})

test.describe('cookies', () => {
  test('[S25] [S18] [X11] on http they are for this site’s pages alone', async ({ newContext, shop }) => {
    const context = await newContext({ deviceScaleFactor: 2 })
    const page = await context.newPage()
    await page.goto(`${shop.url}/blog/`)
    await page.locator(LOVE).first().click()
    await expect(page.locator(LOVE).first()).toHaveClass(/\bloved\b/)
    await expect
      .poll(async () =>
        (await context.cookies())
          .filter(({ name }) => /^loved-|pixel_ratio$/.test(name))
          .map(({ sameSite, secure }) => `${sameSite} ${secure}`),
      )
      .toEqual(['Lax false', 'Lax false', 'Lax false'])
  })

  test('[S25] [S61] [X11] on https they are never sent in the clear, and can be taken back', async ({
    newContext,
    shop,
  }) => {
    const context = await newContext({})
    const page = await context.newPage()
    await page.route('https://www.shop.test/**', async (route) => {
      const { pathname, search } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: shop.url + pathname + search }) })
    })
    const own = async () =>
      (await context.cookies())
        .filter(({ name }) => /^(?:loved-|sbjs_)/.test(name))
        .map(({ name, sameSite, secure }) => `${name} ${sameSite} ${secure}`)
    await page.goto('https://www.shop.test/blog/')
    const love = page.locator(LOVE).first()
    const post = await love.getAttribute('data-post-id')
    await love.click()
    await expect(love).toHaveClass(/\bloved\b/)
    expect(await own()).toContain(`loved-${post} Lax true`)
    await love.click()
    await expect(love).not.toHaveClass(/\bloved\b/)
    expect(await own()).not.toContain(`loved-${post} Lax true`)

    await page.goto('https://www.shop.test/checkout/')
    await expect.poll(async () => (await own()).length).toBe(7)
    expect((await own()).every((cookie) => cookie.endsWith('Lax true'))).toBe(true)
    await page.evaluate(() => {
      const { wc_order_attribution: global } = window as unknown as {
        wc_order_attribution: { setOrderTracking(allow: boolean): void }
      }
      global.setOrderTracking(false)
    })
    await expect.poll(own).toEqual([])
  })
})

test.describe('addresses', () => {
  test('[S09] [X11] a setting that would run a script is ignored: the usual address stays', async ({
    page,
    shop,
  }) => {
    const config = { headerSnippets: { shopNow: { href: 'java\tscript:document.body.id="ran"' } } }
    await shop.open(`/blog/?config=${encodeURIComponent(JSON.stringify(config))}`)
    await shop.mounted('header-snippets')
    const button = page.getByRole('link', { name: 'SHOP NOW' }).first()
    await expect(button).toHaveAttribute('href', '/shop/')
  })

  test('[S27] [X11] when a removal fails, its link is not followed if it would run a script, and the error is reported', async ({
    page,
    shop,
  }) => {
    const reported = await collectErrors(page)
    await shop.fault('uplift_cart_product_remove:500')
    await shop.open('/blog/')
    await page.locator('#header .cart-contents').hover()
    const remove = page.locator('#header .product-var-id-62 .remove-product').first()
    await remove.evaluate((link) => link.setAttribute('href', 'java\tscript:document.body.id="ran"'))
    await remove.click()
    await expect.poll(reported).toEqual(['mini-cart call', 'mini-cart act'])
    expect(await page.evaluate(() => document.body.id)).not.toBe('ran')
  })
})

test('[X10] [X11] under enforced Trusted Types laurel’s policy makes HTML, no scripts, and no addresses of scripts that nobody has named', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const { TrustedTypePolicyFactory: factory } = window as unknown as {
      TrustedTypePolicyFactory: { prototype: { createPolicy(name: string, rules: object): object } }
    }
    const { createPolicy } = factory.prototype
    Object.defineProperty(factory.prototype, 'createPolicy', {
      value(name: string, rules: object) {
        const policy = createPolicy.call(this, name, rules)
        if (name === 'laurel') Object.assign(window, { policy })
        return policy
      },
    })
  })
  await shop.open('/blog/?csp=strict&jquery=none')
  await page.locator('#header .cart-contents').hover()
  await page.locator('#header .product-var-id-62 .remove-product').first().click()
  await expect(page.locator('#header .bag-total .amount').first()).toHaveText('$25.00')
  await page.waitForFunction(() => 'policy' in window)
  const made = await page.evaluate(() => {
    const { policy } = window as unknown as {
      policy: Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => object>
    }
    const attempt = (make: () => unknown) => {
      try {
        return String(make())
      } catch (cause) {
        return (cause as Error).name
      }
    }
    return [
      attempt(() => policy.createHTML('<b>Cup</b>')),
      attempt(() => policy.createScript('document.body.id = "ran"')),
      attempt(() => policy.createScriptURL('https://elsewhere.example/a.js')),
      attempt(() => policy.createScriptURL('/assets/late-jquery.js')),
      attempt(() => policy.createScriptURL('data:text/javascript,1')),
    ]
  })
  expect(made).toEqual(['<b>Cup</b>', 'TypeError', 'TypeError', 'TypeError', 'TypeError'])
})
