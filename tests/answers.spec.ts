import type { Page } from '@playwright/test'
import { searchBox } from './search-box'
import { expect, framesDrawn, type Shop, test } from './shop'

/** Members of the document: those that a form or a picture takes the place of, by its name. */
const MEMBERS = [
  'body',
  'querySelector',
  'querySelectorAll',
  'createElement',
  'getElementById',
  'implementation',
]
const SHADOWS = MEMBERS.map(
  (name) => `<form name="${name}"></form><img name="${name}" alt="" src="/assets/images/gold-cup.svg">`,
).join('')

/** Lets the server answer, and changes what it says. */
async function changeAnswers(page: Page, address: string | RegExp, change: (body: string) => string) {
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

const LIST = '/shop/?quick-view=on'
const trigger = (page: Page, product: number) => page.locator(`#products [data-jckqvpid="${product}"]`)

test.describe('[X11] answers with names of members of the document', () => {
  test.afterEach(async ({ page }) => {
    const taken = await page.evaluate(
      (names) => names.filter((name) => Object.hasOwn(document, name)),
      MEMBERS,
    )
    expect(taken).toEqual([])
  })

  test('[X11] [S37] quick view: one whose answer has clobbering names opens, and so does the next', async ({
    page,
    shop,
  }) => {
    await shop.open(LIST)
    await changeAnswers(page, '**/admin-ajax.php', (html) => html.replace('<h1>', `${SHADOWS}<h1>`))
    for (const [product, title] of [
      [70, 'Star Medal with Ribbon'],
      [71, 'Cricket Medal'],
    ] as const) {
      await trigger(page, product).click()
      await expect(page.locator('#jckqv h1')).toHaveText(title)
      await expect(page.locator('#jckqv form').first()).toBeAttached()
      await page.keyboard.press('Escape')
      await expect(page.locator('.mfp-wrap')).toHaveCount(0)
    }
    expect(shop.printed).toEqual([])
  })

  test('[X11] [S37] quick view: a form that hides its handlers from the sanitiser is not there', async ({
    page,
    shop,
  }) => {
    const hidden = '<form id="hidden" onsubmit="hacked()"><input name="attributes"></form>'
    await shop.open(LIST)
    await changeAnswers(page, '**/admin-ajax.php', (html) => html.replace('<h1>', `${hidden}<h1>`))
    await trigger(page, 70).click()
    await expect(page.locator('#jckqv h1')).toBeVisible()
    await expect(page.locator('#hidden')).toHaveCount(0)
  })

  test('[X11] [S50] [S25] load more: new posts with clobbering names can be loved, and more can be loaded', async ({
    page,
    shop,
  }) => {
    await shop.open('/news/?load-more&per-page=4&pages=3')
    await shop.mounted('load-more')
    await changeAnswers(page, /\/page\/2\//, (html) => html.replaceAll(/<a [^>]*love-it/g, `${SHADOWS}$&`))
    const items = page.locator('.blog-items > .blog-item')
    const more = page.getByRole('button', { name: 'Load More' })
    await more.click()
    await expect(items).toHaveCount(8)
    await expect(items.locator('img[alt=""][src$="gold-cup.svg"]').first()).toBeAttached()
    const love = items.nth(5).locator('.love-it').first()
    await love.click()
    await expect(love).toHaveClass(/\bloved\b/)
    await more.click()
    await expect(items).toHaveCount(12)
    expect(shop.printed).toEqual([])
  })

  test('[X11] [X13] [S37] cart fragments: with clobbering names in the bag, quick view and bag still work', async ({
    page,
    shop,
  }) => {
    const answers = /wc-ajax=get_refreshed_fragments/
    await changeAnswers(page, answers, (json) =>
      json.replaceAll('<li class=\\"parent shopping-bag-item', `${SHADOWS.replaceAll('"', '\\"')}$&`),
    )
    await page.context().addCookies([{ name: 'woocommerce_items_in_cart', value: '1', url: shop.url }])
    await shop.open(`${LIST}&cached&fragments=laurel`)
    await expect(page.locator('#header .cart-contents .num-items')).toHaveText('5')
    await expect(page.locator('img[alt=""][src$="gold-cup.svg"]').first()).toBeAttached()
    await trigger(page, 70).click()
    await expect(page.locator('#jckqv h1')).toHaveText('Star Medal with Ribbon')
    await page.locator('#jckqv .single_add_to_cart_button').click()
    await expect(page.locator('#header .cart-contents .num-items')).toHaveText('6')
    expect(shop.printed).toEqual([])
  })
})

test.describe('[X11] what an answer brings, and who is asked', () => {
  const ELSEWHERE = 'https://elsewhere.example/collect'

  /** The requests of the page to another site, which does not answer. */
  async function askedElsewhere(page: Page) {
    const asked: string[] = []
    await page.route(`${new URL(ELSEWHERE).origin}/**`, async (route) => {
      asked.push(route.request().url())
      await route.abort()
    })
    return asked
  }

  test('[X11] [S41] a list of the live search wakes nothing: a wishlist link in it sends no request', async ({
    page,
    shop,
  }) => {
    const asked = await askedElsewhere(page)
    const link = `<a class="add_to_wishlist jckqvBtn love-it" data-product-id="57" data-post-id="424" data-jckqvpid="57" data-ajaxurl="${ELSEWHERE}" href="#wish">Wish</a>`
    await shop.open('/shop/?quick-view=on')
    await changeAnswers(page, /wc-ajax=aws_action/, (text) => {
      const answer = JSON.parse(text)
      for (const product of answer.products) product.excerpt = link
      answer.data.top_text = link
      return JSON.stringify(answer)
    })
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect(box.list.getByText('Wish')).toHaveCount(4)
    const wish = box.list.getByText('Wish').first()
    await wish.hover()
    await wish.focus()
    await wish.click()
    await framesDrawn(page)
    const woken = await page.evaluate(() =>
      window.laurel?.islands().filter(({ host }) => host.closest('.aws-search-result')),
    )
    expect(woken).toEqual([])
    expect(asked).toEqual([])
    await expect(page.locator('.mfp-wrap')).toHaveCount(0)
    // The page's own are as alive as before.
    await box.field.press('Escape')
    await trigger(page, 70).click()
    await expect(page.locator('#jckqv h1')).toHaveText('Star Medal with Ribbon')
  })

  test('[X11] [S25] [S27] [S28] [S40] no call goes to another site’s address, and the links go their own way', async ({
    page,
    shop,
  }) => {
    const asked = await askedElsewhere(page)
    await shop.open('/shop/')
    await page.evaluate((address) => {
      for (const element of document.querySelectorAll('[data-ajaxurl]'))
        element.setAttribute('data-ajaxurl', address)
      for (const element of document.querySelectorAll('[data-url]')) element.setAttribute('data-url', address)
    }, ELSEWHERE)
    const box = searchBox(page)
    await box.field.fill('cup')
    await expect.poll(() => shop.printed.join()).toMatch(/live-search \(call\)/)
    await box.field.press('Escape')
    await page.locator('.add_to_wishlist[data-product-id="70"]').first().click()
    await expect.poll(() => shop.printed.join()).toMatch(/wishlist \(call\)/)
    await page.locator('#header .cart-contents').hover()
    const isRemoved = page.waitForRequest(/remove_item=/)
    await page.locator('#header .remove-product').first().click()
    await isRemoved
    await page.waitForURL('**/cart/')
    await shop.open('/blog/')
    await page.evaluate((address) => {
      document.querySelector('#loveit-locale')?.setAttribute('data-ajaxurl', address)
    }, ELSEWHERE)
    const said = page.waitForEvent('dialog')
    const love = page.locator('.love-it').first()
    const clicked = love.click()
    await (await said).accept()
    await clicked
    await expect(love).not.toHaveClass(/\bloved\b/)
    expect(asked).toEqual([])
    expect(shop.printed.filter((line) => !/: elsewhere|Request failed/.test(line))).toEqual([])
  })
})

test.describe('[X11] [S37] scripts in an answer of the quick view', () => {
  const FOREIGN = 'https://elsewhere.example/script.js'
  const INJECTED = `<script>window.injected = true</script><script src="${FOREIGN}"></script>
    <script src="/assets/price-check.js"></script><script src="/assets/own.js?ver=3"></script>
    <script type="application/json" id="facts">{"finish":"gold"}</script>`

  /** Opens a page whose site allows one script, and an answer that brings more. @returns the scripts that are requested */
  async function openWith(page: Page, shop: Shop, knobs: string) {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url().replace(shop.url, ''))
    })
    await page.route(FOREIGN, (route) => route.fulfill({ body: 'window.injected = true' }))
    await page.route('**/assets/own.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.own = true' }),
    )
    await shop.open(`${LIST}&${knobs}`)
    await changeAnswers(page, '**/admin-ajax.php', (html) => html.replace('<h1>', `${INJECTED}<h1>`))
    await trigger(page, 57).click()
    await expect(page.locator('#jckqv h1')).toHaveText('Gold Cup')
    return asked
  }

  for (const policy of ['strict', 'plain']) {
    test(`[X11] [S37] ${policy} policy: none runs but what the site allows, and that is loaded without the page’s nonce`, async ({
      page,
      shop,
    }) => {
      const config = encodeURIComponent(JSON.stringify({ quickViewScripts: ['/assets/own.js'] }))
      const asked = await openWith(page, shop, `csp=${policy}&jquery=4&config=${config}`)
      await expect.poll(() => page.evaluate(() => 'own' in window)).toBe(true)
      expect(asked.filter((address) => /elsewhere|price-check|variation/.test(address))).toEqual([])
      expect(await page.evaluate(() => 'injected' in window)).toBe(false)
      // Data is data: of a block, and of an inline script.
      expect(await page.locator('#facts').textContent()).toBe('{"finish":"gold"}')
      expect(await page.evaluate(() => Reflect.get(window, 'wc_add_to_cart_params').quick_view)).toBe('1')
      const put = page.locator('#jckqv script:not([type="application/json"])')
      expect(await put.evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).nonce))).toEqual([''])
      expect(shop.printed).toEqual([])
    })
  }

  test('[X11] [S37] without a setting the shop plugin’s form works, and nothing else is loaded', async ({
    page,
    shop,
  }) => {
    const asked = await openWith(page, shop, 'csp=strict&jquery=4')
    await page.locator('#jckqv select').selectOption('gc150')
    await expect(page.locator('#jckqv form')).toHaveClass(/jckqv-loaded/)
    expect(asked.filter((address) => /elsewhere|price-check|own/.test(address))).toEqual([])
    expect(asked.filter((address) => address.includes('variation'))).toEqual([
      '/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart-variation.min.js',
    ])
    expect(await page.evaluate(() => 'injected' in window)).toBe(false)
    expect(shop.printed).toEqual([])
  })
})
