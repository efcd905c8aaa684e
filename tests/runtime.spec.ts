import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Manifest } from '../build.mjs'
import { DIST_DIR } from '../fixtures-html/server/places.mjs'
import { scriptPolicy } from '../fixtures-html/server/script-policy.mjs'
import { watchShifts } from './layout-shift'
import { expect, framesDrawn, freezeTime, type Shop, test } from './shop'

const LOVE = '.love-it'

test.describe('[X01] nothing is lost', () => {
  test('[X01] [esm] clicks on several buttons while the code is on its way are carried out once it is there, each once, in order', async ({
    page,
    shop,
  }) => {
    // The server may get requests of one turn in another order than the page made them.
    const loved: (string | null)[] = []
    page.on('request', (request) => {
      const fields = new URLSearchParams(request.postData() ?? '')
      if (fields.get('action') === 'love_it') loved.push(fields.get('item_id'))
    })
    const arrive = await shop.holdCode('**/chunks/cart-buttons-*')
    await page.goto(`${shop.url}/blog/`)
    await shop.holding()
    const posts = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLElement>('.love-it')]
      const ids = [...new Set(links.map((link) => link.getAttribute('data-post-id')))].slice(0, 3)
      for (const id of ids.slice(1)) links.find((link) => link.getAttribute('data-post-id') === id)?.click()
      return ids
    })
    // The last one by the mouse.
    await page.locator(`${LOVE}[data-post-id="${posts[0]}"]`).first().click()
    expect(loved).toEqual([])
    arrive()
    for (const post of posts)
      await expect(page.locator(`${LOVE}[data-post-id="${post}"]`).first()).toHaveClass(/loved/)
    expect(loved).toEqual([...posts.slice(1), posts[0]])
    expect(await shop.calls('love_it')).toHaveLength(posts.length)
  })

  test('[X01] [esm] when the code takes longer than 3 s, the link opens', async ({ page, shop }) => {
    await shop.hold('**/chunks/cart-buttons-*')
    await page.goto(`${shop.url}/shop/`)
    await shop.holding()
    await page.evaluate(() =>
      document.body.insertAdjacentHTML(
        'afterbegin',
        '<a id="probe" class="add_to_cart_button" href="/cart/">Cart</a>',
      ),
    )
    await freezeTime(page)
    await page.locator('#probe').click()
    await page.clock.runFor(2999)
    expect(page.url()).toBe(`${shop.url}/shop/`)
    await page.clock.runFor(1)
    await page.waitForURL('**/cart/')
  })

  test('[X01] [esm] a failed code fetch is tried again with the next click', async ({
    page,
    shop,
    server,
  }) => {
    await shop.fault('chunk/cart-buttons:500')
    await page.goto(`${shop.url}/blog/`)
    await shop.holding()
    const love = page.locator(LOVE).first()
    const failed = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('laurel:error', ({ detail }) => resolve(detail.stage), { once: true }),
        ),
    )
    await love.click()
    expect(await failed).toBe('load')
    // The first click has gone its own way: only then is the next one another.
    await page.waitForURL(/#$/)
    await page.request.post(`${server.url}/fixture/faults/clear`)
    await love.click()
    await expect(love).toHaveClass(/loved/)
  })

  test('[X01] [S25] [esm] a love is sent without its component, which is requested again and then shows it', async ({
    page,
    shop,
  }) => {
    const components: string[] = []
    // It may be requested twice at this address: prefetched as well as imported.
    await page.route('**/chunks/cart-widgets-*', (route) => {
      const url = route.request().url()
      components.push(url)
      return url.includes('?again=') ? route.continue() : route.abort()
    })
    await page.goto(`${shop.url}/blog/`)
    await shop.holding()
    const love = page.locator(LOVE).first()
    await love.click()
    await expect.poll(() => shop.calls('love_it')).toHaveLength(1)
    await expect(love).toHaveClass(/loved/)
    expect(components.at(-1)).toContain('?again=')
    await expect(love).toHaveAttribute('aria-pressed', 'true')
    expect(await shop.calls('love_it')).toHaveLength(1)
  })

  test('[X01] [esm] the runtime, a group, or what groups share, that does not come at first is requested again: the page has all of laurel after a moment', async ({
    page,
    shop,
  }) => {
    for (const [what, fileOf] of [
      ['the runtime', ({ files }: Manifest) => files['laurel.js']?.imports[0]],
      ['a group', ({ groups }: Manifest) => groups['shop-lists']?.files[0]],
      ['what groups share', ({ groups }: Manifest) => groups['shop-lists']?.files[1]],
    ] as const) {
      await test.step(what, async () => {
        const manifest: Manifest = JSON.parse(await readFile(path.join(DIST_DIR, 'manifest.json'), 'utf8'))
        const file = path.basename(fileOf(manifest) ?? 'none')
        const attempts: string[] = []
        await page.route(new RegExp(`/dist/[^/]+/${file}`), (route) => {
          attempts.push(new URL(route.request().url()).pathname)
          return attempts.length === 1 ? route.abort() : route.continue()
        })
        await page.goto(`${shop.url}/shop/`)
        await expect.poll(() => attempts.length).toBeGreaterThan(1)
        await shop.mounted('cart-notice', 'sticky-header', 'product-reveal')
        await page.locator('li.product .ajax_add_to_cart').first().click()
        await expect(page.locator('#header .shopping-bag-item')).toHaveClass(/added-notification/)
        const [first, second] = attempts
        expect(first).toBe(`/dist/chunks/${file}`)
        expect(decodeURIComponent(second ?? '')).toBe(first)
        expect(
          await page.evaluate(() => window.laurel?.islands().some(({ state }) => state === 'failed')),
        ).toBe(false)
        await page.unrouteAll()
      })
    }
  })

  test('[X01] [esm] offline for longer than the attempts last: once the network is back all is well, and a click goes its own way till then', async ({
    page,
    shop,
  }) => {
    await page.clock.install()
    let isOffline = true
    await page.route('**/dist/*/runtime-*', (route) => (isOffline ? route.abort() : route.continue()))
    await page.goto(`${shop.url}/shop/`)
    for (const wait of [1000, 5000, 30_000, 60_000]) await page.clock.runFor(wait)
    // A behaviour that is part of `laurel.js` has run.
    await expect(page.locator('body')).toHaveClass(/\bstandard-browser\b/)
    expect(await page.evaluate(() => window.laurel?.islands())).toEqual([])
    isOffline = false
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.clock.runFor(3000)
    await shop.mounted('sticky-header')
  })

  test('[X01] [X08] [X11] a listener for mounted islands finds laurel, from the first one on; markup that lacks what an island needs is reported once, and the other islands work', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      const heard: [string, boolean][] = []
      Object.assign(window, { heard })
      document.addEventListener('laurel:mount', ({ detail }) => {
        const isListed = window.laurel?.islands().some(({ name }) => name === detail.island)
        heard.push([detail.island, isListed ?? false])
      })
    })
    await shop.open('/blog/')
    const heard: [string, boolean][] = await page.evaluate(() => Reflect.get(window, 'heard'))
    expect(heard[0]).toEqual(['page-classes', true])
    expect(heard.filter(([, isListed]) => !isListed)).toEqual([])

    const errors = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener(
            'laurel:error',
            ({ detail }) => resolve([detail.island, detail.stage, detail.message]),
            {
              once: true,
            },
          ),
        ),
    )
    const broken = page.locator(LOVE).first()
    await broken.evaluate((link) => link.removeAttribute('data-post-id'))
    await broken.click()
    expect(await errors).toEqual(['love-button', 'markup', 'love-button (markup): .love-it lacks post'])
    const other = page.locator(`${LOVE}[data-post-id]`).first()
    await other.click()
    await expect(other).toHaveClass(/loved/)
    await broken.click()
    expect(shop.printed).toHaveLength(1)
    expect(shop.printed[0]).toContain('lacks post')
  })

  test('[X01] [S27] [esm] a click on a line of the cart that fragments replace before the code is there removes that line', async ({
    page,
    shop,
  }) => {
    const arrive = await shop.holdCode('**/chunks/cart-widgets-*')
    await shop.open('/shop/')
    // The bag is not shown without a mouse that hovers over it.
    await page.locator('#header .product-var-id-62 .remove-product').dispatchEvent('click')
    // As the shop plugin's fragments do it: other nodes, with the same content.
    await page.evaluate(() => {
      for (const bag of document.querySelectorAll('.bag-contents'))
        bag.replaceChildren(...bag.cloneNode(true).childNodes)
    })
    expect(await shop.calls('uplift_cart_product_remove')).toEqual([])
    arrive()
    await expect(page.locator('#header .product-var-id-62')).toHaveCount(0)
    expect(await shop.calls('uplift_cart_product_remove')).toHaveLength(1)
  })

  test('[X01] ctrl-click on a link is never held and opens its own tab', async ({ page, shop, context }) => {
    const arrive = await shop.holdCode('**/chunks/cart-buttons-*')
    await page.goto(`${shop.url}/shop/?jquery=none`)
    await shop.holding()
    const link = page.locator('li.product .add_to_cart_button').first()
    const opened = context.waitForEvent('page')
    await link.click({ modifiers: ['ControlOrMeta'] })
    await (await opened).close()
    expect(page.url()).toBe(`${shop.url}/shop/?jquery=none`)
    arrive()
    await shop.mounted('add-to-cart')
    await expect(page.locator('.added-spinner')).toHaveCount(0)
  })

  test('[X01] [esm] a held click whose island does not prevent it still navigates', async ({
    page,
    shop,
  }) => {
    const arrive = await shop.holdCode('**/chunks/cart-buttons-*')
    await page.goto(`${shop.url}/shop/?jquery=none`)
    await shop.holding()
    const link = page.locator('li.product .add_to_cart_button').first()
    const before = Number(await page.locator('.num-items').first().textContent())
    await link.click()
    await framesDrawn(page)
    expect(page.url()).toBe(`${shop.url}/shop/?jquery=none`)
    expect(await shop.calls('page')).toHaveLength(1)
    arrive()
    await page.waitForURL(/add-to-cart=/)
    expect(Number(await page.locator('.num-items').first().textContent())).toBeGreaterThan(before)
  })

  test('[X01] [esm] a held click on a submit button still submits, with its submitter', async ({
    page,
    shop,
  }) => {
    const arrive = await shop.holdCode('**/chunks/cart-buttons-*')
    await page.goto(`${shop.url}/product/star-medal/?jquery=none`)
    await shop.holding()
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.isNavigationRequest(),
    )
    await page.locator('form.cart button').evaluate((button) => button.setAttribute('name', 'pressed'))
    await page.locator('form.cart button').click()
    await framesDrawn(page)
    expect(await shop.calls('page')).toHaveLength(1)
    arrive()
    expect((await posted).postData()).toContain('name="pressed"')
  })

  test('[X01] [S26] a product added before the page is idle brings the bag’s notice all the same', async ({
    page,
    shop,
  }) => {
    // A picture that does not arrive keeps the page from its load event, and so from being idle.
    await page.route('**/never.png', () => {})
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.body.append(Object.assign(new Image(), { src: '/never.png', alt: '' }))
      })
    })
    await page.goto(`${shop.url}/shop/`, { waitUntil: 'domcontentloaded' })
    await shop.holding()
    await page.locator('li.product .ajax_add_to_cart').first().click()
    await expect(page.locator('#header .shopping-bag-item')).toHaveClass(/added-notification/)
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  })

  test('[X01] [X08] two laurel scripts on one page start once; laurel:mount bubbles from the host', async ({
    page,
    shop,
  }) => {
    await shop.open('/blog/?laurel=twice')
    const error = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener('laurel:mount', ({ detail, target }) => {
            if (detail.island === 'love-button') resolve((target as Element).className)
          }),
        ),
    )
    await page.locator(LOVE).first().click()
    await expect(page.locator(LOVE).first()).toHaveClass(/loved/)
    expect(await error).toContain('love-it')
    expect(await shop.calls('love_it')).toHaveLength(1)
    const doubled = await page.evaluate(() => {
      const all =
        window.laurel
          ?.islands()
          .map(({ name, host }) => `${name} ${[...document.querySelectorAll('*')].indexOf(host)}`) ?? []
      return all.length - new Set(all).size
    })
    expect(doubled).toBe(0)
  })
})

test.describe('[X08] public API and events', () => {
  test('[X01] [X08] an element that is called laurel does not keep it from starting; window.laurel lists, releases and scans', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        observer.disconnect()
        document.body.insertAdjacentHTML('afterbegin', '<p id="laurel"></p>')
      }).observe(document, { childList: true, subtree: true })
    })
    await shop.open('/home/')
    await expect(page.locator('#laurel')).toHaveCount(1)
    const names = await page.evaluate(() => {
      const laurel = window.laurel
      const before = laurel?.islands().length ?? 0
      laurel?.unmount(document)
      const released = laurel?.islands().length
      laurel?.scan()
      return { before, released, after: laurel?.islands().length }
    })
    expect(names.released).toBe(0)
    expect(names.before).toBeGreaterThan(3)
    expect(names.after).toBeGreaterThan(0)
    await shop.mounted('cart-notice', 'back-to-top')
  })
})

test.describe('[X11] isolation', () => {
  test('[X11] a page without anything for laurel stays as it is, with nothing on the console', async ({
    page,
    shop,
  }) => {
    await page.route('**/bare/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: scriptPolicy({ html: '', nonce: 'none', isStrict: true, isWatched: false }),
        body: '<!doctype html><title>Bare</title><p>Nothing here.</p><script type="module" src="/dist/laurel.js"></script>',
      }),
    )
    await page.goto(`${shop.url}/bare/`)
    await shop.mounted('page-classes')
    await expect(page.locator('p')).toHaveText('Nothing here.')
    expect(shop.printed).toEqual([])
  })
})

test.describe('strict policies', () => {
  test('[X11] under Trusted Types and a strict script policy love and removal work, with nothing on the console', async ({
    page,
    shop,
  }) => {
    await shop.open('/blog/?csp=strict&jquery=none')
    await page.locator(LOVE).first().click()
    await expect(page.locator(LOVE).first()).toHaveClass(/loved/)
    await page.locator('#header .cart-contents').hover()
    await page.locator('#header .product-var-id-62 .remove-product').click()
    await expect(page.locator('#header .bag-total .amount')).toHaveText('$25.00')
    expect(shop.printed).toEqual([])
  })
})

test.describe('[X12] what a page load asks for', () => {
  test('[X12] [esm] by its load event a page without an island in view has requested the entry and the style sheet alone', async ({
    page,
    shop,
  }) => {
    // The browser's pointer lies at the window's corner. The page hears of it during load, before or after laurel listens.
    await page.addInitScript(() =>
      window.addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true),
    )
    await shop.open('/track/')
    const asked = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return performance
        .getEntriesByType('resource')
        .filter(
          ({ name, startTime }) => name.includes('/dist/') && startTime < (navigation?.loadEventStart ?? 0),
        )
        .map(({ name }) => new URL(name).pathname.replace(/-[A-Z0-9]{5,8}\./, '.'))
        .sort()
    })
    expect(asked).toEqual(['/dist/laurel.css', '/dist/laurel.js'])
  })

  test('[X02] [X12] the page loads the output that is tested, which shifts nothing', async ({
    page,
    shop,
    bundle,
  }) => {
    const shifts = await watchShifts(page)
    await shop.open('/home/')
    await page.waitForLoadState('networkidle')
    expect(await shifts.seen()).toEqual([])
    const scripts = await page.evaluate(() =>
      [...document.scripts].map(({ src }) => src).filter((src) => src.includes('/dist/')),
    )
    expect(scripts).toEqual([`${shop.url}/dist/${bundle === 'esm' ? 'laurel.js' : 'laurel.single.js'}`])
  })
})

test.describe('[X02] the build in the browser', () => {
  /** The size of the heaviest file that the page has requested, in bytes. */
  const heaviest = (page: Page) =>
    page.evaluate(() =>
      Math.max(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/dist/'))
          .map((entry) => (entry as PerformanceResourceTiming).decodedBodySize),
      ),
    )
  const awake = (page: Page) => page.evaluate(() => window.laurel?.islands().map(({ name }) => name))

  test('[X01] [X12] [esm] React is fetched ahead, but not run, after the visitor’s first interaction', async ({
    page,
    shop,
  }) => {
    await shop.open('/blog/')
    await page.waitForLoadState('networkidle')
    expect(await heaviest(page)).toBeLessThan(50_000)
    await page.mouse.move(5, 5)
    await expect.poll(() => heaviest(page)).toBeGreaterThan(100_000)
    expect(await awake(page)).not.toContain('love-button')
    expect(shop.printed).toEqual([])
  })

  test('[X01] [X02] [esm] the visitor who saves data gets no code before it is needed; React comes with the first island that needs it', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto(`${shop.url}/blog/`)
    await shop.mounted('item-list')
    await page.waitForLoadState('networkidle')
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(asked.filter((name) => /love-button/.test(name))).toEqual([])
    expect(await heaviest(page)).toBeLessThan(50_000)
    expect(await awake(page)).toContain('item-list')
    expect(await awake(page)).not.toContain('menus')
    expect(asked.filter((name) => /every-page|behaviours/.test(name))).toEqual([])
    await page.mouse.move(5, 5)
    await expect.poll(() => awake(page)).toContain('menus')
    await page.locator(LOVE).first().click()
    await expect(page.locator(LOVE).first()).toHaveClass(/loved/)
    expect(await heaviest(page)).toBeGreaterThan(100_000)
  })
})

test.describe('[X04] fixture shop', () => {
  async function expectWhole(page: Page, shop: Shop, path: string) {
    await page.waitForLoadState('networkidle')
    expect(await page.title(), path).not.toBe('')
    const printed = shop.printed.filter((line) => !(path === '/nowhere/' && line.includes('404')))
    expect(printed, path).toEqual([])
  }

  test('[X04] [esm] the gallery of pages and widgets is whole, and its console silent', async ({
    page,
    shop,
  }) => {
    // Without the islands of each, for which the server would search every page: the unit tests of the server look at those.
    await page.goto(`${shop.url}/?islands=off`)
    await expectWhole(page, shop, '/')
    await expect(page.getByRole('link', { name: 'Blocks of the page builder' })).toBeVisible()
  })

  test('[X04] every kind of page is whole, and its console silent', async ({ page, shop }) => {
    test.slow()
    for (const path of [
      '/home/',
      '/engraving-guide/',
      '/blog/',
      '/shop/',
      '/product/star-medal/',
      '/product/gold-cup/',
      '/cart/',
      '/checkout/',
      '/contact/',
      '/my-account/',
      '/search/?s=medal',
      '/nowhere/',
      '/portfolio/bayside-regatta/',
    ]) {
      await page.goto(shop.url + path)
      await shop.mounted('cart-notice')
      await expectWhole(page, shop, path)
      shop.printed.length = 0
    }
  })
})
