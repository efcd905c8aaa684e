// @vitest-environment node

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printPage, SAVED_PAGES } from './page-list.mjs'
import { parsePage } from './parse-page'
import { PAGES_DIR, WIDGETS_DIR } from './places.mjs'
import { startServer } from './server.mjs'
import { createVisitor } from './visitor'

const AJAX = '/wp-admin/admin-ajax.php'
const GUEST_NONCE = '9f2c1ab0de'

let server: Awaited<ReturnType<typeof startServer>>
let distDir: string

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'fixture-dist-'))
  await mkdir(join(distDir, 'chunks'))
  await writeFile(join(distDir, 'laurel.js'), 'export const built = true\n')
  await writeFile(join(distDir, 'chunks/love-button-AB12.js'), 'export const mount = () => {}\n')
  const islands = { 'love-button': { selector: '.love-it' }, broken: { selector: ']' } }
  await writeFile(join(distDir, 'manifest.json'), JSON.stringify({ islands }))
  server = await startServer({ distDir })
})

afterAll(async () => {
  await server.close()
  await rm(distDir, { recursive: true })
})

function visitor() {
  const { ask, post, page } = createVisitor(server.url)
  const love = (action: string, fields: Record<string, string> = {}) =>
    post(AJAX, { action, item_id: '412', user_id: '0', love_it_nonce: GUEST_NONCE, ...fields })
  return { ask, post, page, love }
}

/** The text without white space at its ends. */
async function text(answer: Promise<Response>) {
  return (await (await answer).text()).trim()
}

/** Asks for a path exactly as written; `fetch` would tidy it. */
function rawStatus(path: string) {
  return new Promise<number>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: server.port, path }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.once('error', reject)
    asked.end()
  })
}

describe('[X04] saved pages', () => {
  test.each(SAVED_PAGES.map((page) => [page.file, page] as const))(
    '[X04] %s is what the templates print',
    async (file, page) => {
      expect(await readFile(join(PAGES_DIR, file), 'utf8')).toBe(printPage(page))
    },
  )

  test('[X04] saved pages: there is no file beside those of the list', async () => {
    expect((await readdir(PAGES_DIR)).sort()).toEqual(SAVED_PAGES.map(({ file }) => file).sort())
  })

  test.each(SAVED_PAGES.map(({ file }) => file))(
    '[X04] %s holds the chrome that the contract names',
    async (file) => {
      const document = parsePage(await readFile(join(PAGES_DIR, file), 'utf8'))
      expect(document.documentElement.lang).toBe('en-AU')
      expect(document.querySelectorAll('li.shopping-bag-item')).toHaveLength(3)
      expect(document.querySelector('.header-wrap .cart-wishlist .shopping-bag-item')).not.toBeNull()
      expect(document.querySelector('.mobile-header-opts .shopping-bag-item')).not.toBeNull()
      expect(document.querySelector('#mobile-cart-wrap > ul > .shopping-bag-item')).not.toBeNull()
      expect(document.querySelector('.cart-wishlist .wishlist-item .wishlist-empty')).not.toBeNull()
      expect(document.querySelector('#loveit-locale')?.getAttribute('data-loggedin')).toBe('false')
      expect(document.querySelector('#sf-option-params')?.getAttribute('data-cart-notification')).toBe('tada')
      expect(document.querySelector('#sf-included')).not.toBeNull()
      expect(document.querySelector('div#back-to-top.animate-top')).not.toBeNull()
      expect(document.querySelector('#container > #mobile-menu-wrap nav#mobile-menu')).not.toBeNull()
      // The feed's plugin says nothing of the size of a picture.
      const unsized = [...document.querySelectorAll('img:not([width][height])')]
      expect(unsized.filter((picture) => !picture.closest('.cff'))).toEqual([])
      expect(document.body.classList.contains('mhs-tablet-port')).toBe(true)
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)])
    },
  )

  test('[X04] blog: forty posts have love buttons, and some posts have two', async () => {
    const document = await visitor().page('/blog/')
    expect(document.querySelectorAll('.blog-item .love-it')).toHaveLength(40)
    const all = [...document.querySelectorAll('.love-it')].map((button) =>
      button.getAttribute('data-post-id'),
    )
    expect(all.length - new Set(all).size).toBe(5)
  })

  test.each([
    ['/home/', 'home'],
    ['/engraving-guide/', 'page'],
    ['/blog/', 'archive'],
    ['/blog/how-to-word-a-life-member-plaque/', 'single-post'],
    ['/blog/christmas-closing-dates/', 'single-post'],
    ['/shop/', 'woocommerce'],
    ['/product/star-medal/', 'single-product'],
    ['/product/gavel-set/', 'single-product'],
    ['/product/gold-cup/', 'single-product'],
    ['/product/custom-lapel-pins/', 'single-product'],
    ['/product-category/badges-pins/', 'woocommerce'],
    ['/cart/', 'woocommerce-cart'],
    ['/checkout/', 'woocommerce-checkout'],
    ['/search/?s=cup', 'search-results'],
    ['/?s=cup', 'search-results'],
    ['/portfolio/bayside-regatta/', 'single-portfolio'],
  ])('[X04] stand-in server: %s is a page of kind %s', async (path, kind) => {
    const response = await visitor().ask(path)
    expect(response.status).toBe(200)
    const document = parsePage(await response.text())
    expect([...document.body.classList]).toContain(kind)
  })

  test('[X04] stand-in server: each product and post has a title and content of its own', async () => {
    const { page } = visitor()
    const product = await page('/product/gavel-set/')
    expect(product.title).toMatch(/^Rosewood Gavel Set/)
    expect(product.querySelector('input[name="add-to-cart"]')?.getAttribute('value')).toBe('90')
    const post = await page('/blog/christmas-closing-dates/')
    expect(post.querySelector('h1')?.textContent).toBe('Christmas closing dates')
  })

  test('[X04] stand-in server: an unknown page is the 404 page, with its status', async () => {
    const response = await visitor().ask('/product/nothing/')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('error404')
  })

  test('[X04] stand-in server: what was searched for is shown as text', async () => {
    const document = await visitor().page(`/?s=${encodeURIComponent('<img src=x>')}`)
    expect(document.querySelector('h1')?.textContent).toContain('<img src=x>')
  })

  test('[X04] gallery: every page and fragment is listed, with the islands it holds', async () => {
    const document = await visitor().page('/')
    const links = [...document.querySelectorAll('tbody a')].map((link) => link.getAttribute('href') ?? '')
    const widgets = (await readdir(WIDGETS_DIR)).map((file) => `/widgets/${file.replace('.html', '')}`)
    expect(links).toEqual([...SAVED_PAGES.map(({ path }) => path), ...widgets.sort()])
    const blog = [...document.querySelectorAll('tbody tr')].find((row) =>
      row.textContent?.includes('blog.html'),
    )
    expect(blog?.textContent).toContain('love-button × 45')
    expect(document.body.textContent).not.toContain('broken ×')
    for (const link of links.filter((path) => path.startsWith('/widgets/'))) {
      expect((await visitor().ask(link)).status).toBe(200)
    }
  })
})

describe('[X04] stand-in server: cart', () => {
  test('[X04] stand-in server: a new visitor has five items, alike in the three bags', async () => {
    const document = await visitor().page('/home/')
    const counts = [...document.querySelectorAll('.num-items')].map((count) => count.textContent)
    expect(counts).toEqual(['5', '5', '5'])
    expect(document.querySelector('.bag-total .amount')?.textContent).toBe('$61.00')
    const link = document.querySelector('.product-var-id-62 .remove-product')
    expect(link?.getAttribute('data-product-qty')).toBe('3')
    expect(document.querySelector('.product-id-70 .remove-product')?.getAttribute('data-variation-id')).toBe(
      '',
    )
  })

  test('[X04] stand-in server: a removed line stays removed', async () => {
    const { post, page } = visitor()
    const fields = { action: 'uplift_cart_product_remove', product_id: '57', variation_id: '62' }
    const answer = await (await post(AJAX, fields)).text()
    expect(parsePage(answer).body.textContent?.trim()).toBe('$25.00')
    const document = await page('/cart/')
    expect(document.querySelectorAll('.product-var-id-62')).toHaveLength(0)
    expect(document.querySelector('.num-items')?.textContent).toBe('2')
    expect(document.querySelectorAll('.shop_table.cart tbody tr')).toHaveLength(1)
  })

  test('[X04] stand-in server: it knows the theme’s actions by the names that it is asked to, and refuses the others', async () => {
    const { post, page } = visitor()
    const statuses = async () => {
      const names = ['cart_product_remove', 'add_to_wishlist', 'directory']
      const actions = names.flatMap((name) => [`uplift_${name}`, `sf_${name}`])
      return Promise.all(
        actions.map(async (action) => (await post(AJAX, { action, product_id: '57' })).status),
      )
    }
    expect(await statuses()).toEqual([200, 400, 200, 400, 200, 400])
    await page('/home/?theme-actions=old')
    expect(await statuses()).toEqual([400, 200, 400, 200, 400, 200])
    await page('/home/?theme-actions=none')
    expect(await statuses()).toEqual([400, 400, 400, 400, 400, 400])
    expect(await (await post(AJAX, { action: 'sf_directory' })).text()).toBe('0')
  })

  test('[X04] stand-in server: a coupon lowers the cart’s total, and nothing else of it', async () => {
    const { page, post } = visitor()
    const amount = (document: Document) => document.querySelector('.bag-total .amount')?.textContent
    const before = await page('/home/')
    const after = await page('/home/?coupon=20')
    expect([amount(before), amount(after)]).toEqual(['$61.00', '$48.80'])
    const rows = (document: Document) => document.querySelector('.bag-contents')?.innerHTML
    expect(rows(after)).toBe(rows(before))
    await post('/?wc-ajax=add_to_cart', { product_id: '70' })
    await page('/home/?coupon=0')
    expect(amount(await page('/home/'))).toBe('$73.50')
  })

  test('[X04] stand-in server: the calls of two visitors do not meet', async () => {
    const [first, second] = [visitor(), visitor()]
    await first.post(AJAX, { action: 'uplift_cart_product_remove', product_id: '70', variation_id: '' })
    expect((await second.page('/cart/')).querySelector('.num-items')?.textContent).toBe('5')
  })

  test('[X04] stand-in server: without a variation id every line of the product goes', async () => {
    const { post, page } = visitor()
    await post('/product/gold-cup/', { 'add-to-cart': '57', attribute_pa_monstasize: 'gc180', quantity: '1' })
    expect((await page('/cart/')).querySelector('.num-items')?.textContent).toBe('6')
    await post(AJAX, { action: 'uplift_cart_product_remove', product_id: '57', variation_id: '' })
    expect((await page('/cart/')).querySelector('.num-items')?.textContent).toBe('2')
  })

  test('[X04] stand-in server: the last line gone leaves the empty bag', async () => {
    const { post, page } = visitor()
    await page('/cart/?empty-cart')
    const document = await page('/home/')
    expect(document.querySelectorAll('.bag-empty')).toHaveLength(3)
    expect(document.querySelectorAll('.bag-buttons:not(.no-items)')).toHaveLength(0)
    expect(document.querySelector('.num-items')?.textContent).toBe('0')
    const answer = await post('/?wc-ajax=get_refreshed_fragments')
    expect((await answer.json()).cart_hash).toBe('')
  })

  test('[X04] stand-in server: the bag’s own remove link takes one line and goes to the cart', async () => {
    const { ask, page } = visitor()
    const link = (await page('/home/')).querySelector('.product-id-70 .remove-product')
    const response = await ask(link?.getAttribute('href') ?? '')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/cart/')
    expect((await page('/cart/')).querySelector('.num-items')?.textContent).toBe('3')
  })

  test('[X04] stand-in server: adding answers with fragments, hash and cookies', async () => {
    const { post, page } = visitor()
    const response = await post('/?wc-ajax=add_to_cart', { product_id: '71', quantity: '4' })
    const answer = await response.json()
    expect(Object.keys(answer.fragments).sort()).toEqual([
      '.shopping-bag-item',
      'div.widget_shopping_cart_content',
    ])
    expect(answer.cart_hash).toMatch(/^[0-9a-f]{32}$/)
    const bag = parsePage(answer.fragments['.shopping-bag-item'])
    expect(bag.querySelector('.num-items')?.textContent).toBe('9')
    expect(bag.querySelector('.shopping-bag')?.getAttribute('data-singular-item-txt')).toBe(
      'item in the cart',
    )
    const cookies = response.headers.getSetCookie().join('\n')
    expect(cookies).toContain(`woocommerce_cart_hash=${answer.cart_hash}`)
    expect(cookies).toContain('woocommerce_items_in_cart=9')
    expect((await page('/checkout/')).querySelector('tfoot .amount')?.textContent).toBe('$88.60')
  })

  test.each([
    ['sold out', '87', '/product/football-figure/'],
    ['sold elsewhere', '88', '/product/custom-lapel-pins/'],
    ['without its size', '57', '/product/gold-cup/'],
    ['unknown', '4711', '/shop/'],
  ])('[X04] stand-in server: a product that is %s is refused', async (_, product_id, product_url) => {
    const answer = await visitor().post('/?wc-ajax=add_to_cart', { product_id })
    expect(await answer.json()).toEqual({ error: true, product_url })
  })

  test('[X04] stand-in server: a posted product form and an add link show their page with the item in', async () => {
    const { ask, page } = visitor()
    const form = new FormData()
    form.set('add-to-cart', '80')
    form.set('quantity', '2')
    const posted = await ask('/product/jade-glass-flame/', { method: 'POST', body: form })
    const document = parsePage(await posted.text())
    expect(document.querySelector('[role="status"]')?.textContent).toContain('Jade Glass Flame')
    expect(document.querySelector('.num-items')?.textContent).toBe('7')
    expect((await page('/shop/?add-to-cart=70')).querySelector('.num-items')?.textContent).toBe('8')
  })
})

describe('[X04] stand-in server: love and wishlist', () => {
  test('[X04] stand-in server: a guest’s love is counted and shown on the next page', async () => {
    const { love, page } = visitor()
    const before = (await page('/blog/')).querySelector('[data-post-id="412"] .count')?.textContent
    expect(await text(love('love_it'))).toBe('loved')
    const after = (await page('/blog/')).querySelector('[data-post-id="412"]')
    expect(Number(after?.querySelector('.count')?.textContent)).toBe(Number(before) + 1)
    expect(after?.classList.contains('loved')).toBe(false)
    expect(await text(love('unlove_it'))).toBe('unloved')
  })

  test('[X04] stand-in server: a user’s love is remembered, and a second one fails', async () => {
    const { love, page } = visitor()
    const document = await page('/blog/?user=in')
    const locale = document.querySelector('#loveit-locale')
    expect(locale?.getAttribute('data-loggedin')).toBe('true')
    expect(document.querySelector('.love-it')?.getAttribute('data-user-id')).toBe('5')
    const love_it_nonce = locale?.getAttribute('data-nonce') ?? ''
    expect(await text(love('love_it', { love_it_nonce }))).toBe('loved')
    expect(await text(love('love_it', { love_it_nonce }))).toBe('failed')
    expect((await page('/blog/')).querySelector('[data-post-id="412"]')?.classList).toContain('loved')
    expect((await page('/blog/?user=out')).querySelector('.loved')).toBeNull()
  })

  test('[X04] stand-in server: a bad nonce or no post gets an empty answer', async () => {
    const { love, page } = visitor()
    expect(await text(love('love_it', { love_it_nonce: 'wrong' }))).toBe('')
    expect(await text(love('love_it', { item_id: '' }))).toBe('')
    const printed = (await page('/blog/?nonce=bad'))
      .querySelector('#loveit-locale')
      ?.getAttribute('data-nonce')
    expect(await text(love('love_it', { love_it_nonce: printed ?? '' }))).toBe('')
  })

  test('[X04] stand-in server: a fragment’s page carries the visitor’s nonce', async () => {
    const locale = (await visitor().page('/widgets/love-button?user=in')).querySelector('#loveit-locale')
    expect(locale?.getAttribute('data-loggedin')).toBe('true')
  })

  test('[X04] stand-in server: an unknown action gets 0', async () => {
    expect(await text(visitor().post(AJAX, { action: 'nonsense' }))).toBe('0')
  })

  test('[S28] [X04] stand-in server: the theme answers a wishlist row, as JSON sent as HTML, and stores nothing', async () => {
    const { post, page } = visitor()
    const answer = await post(AJAX, { action: 'uplift_add_to_wishlist', product_id: '57' })
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(JSON.parse(await answer.text()).wishlist_output).toContain('id="wishlist-57"')
    expect((await page('/shop/')).querySelector('.wishlist-item .prod-57')).toBeNull()
    expect(await text(post(AJAX, { action: 'uplift_add_to_wishlist', product_id: '4711' }))).toBe('')
  })

  test('[S28] [X04] stand-in server: the wishlist is kept by the plugin’s call, and by links', async () => {
    const { ask, post, page } = visitor()
    const plugin = (fields: Record<string, string>) => text(post(AJAX, fields))
    const add = (id: string) =>
      plugin({ action: 'add_to_wishlist', add_to_wishlist: id, product_type: 'simple' })
    expect(JSON.parse(await add('57')).result).toBe('true')
    expect(JSON.parse(await add('57')).result).toBe('exists')
    expect(JSON.parse(await add('4711')).result).toBe('error')
    await ask('/?add_to_wishlist=70')
    const rows = async () =>
      [...(await page('/wishlist/')).querySelectorAll('[data-row-id]')].map((row) =>
        row.getAttribute('data-row-id'),
      )
    expect(await rows()).toEqual(['70', '57'])
    expect((await page('/shop/')).querySelector('.wishlist-item .prod-57')).not.toBeNull()
    const form = await plugin({ action: 'remove_from_wishlist', remove_from_wishlist: '57' })
    expect(form).toContain('id="yith-wcwl-form"')
    expect(await rows()).toEqual(['70'])
    await ask('/wishlist/?remove_from_wishlist=70')
    expect((await page('/wishlist/')).querySelector('td.wishlist-empty')).not.toBeNull()
  })

  test('[X13] [X04] stand-in server: the plugin’s fragments, its data alone, and a page from the cache', async () => {
    const { page } = visitor()
    const shop = async (query: string) => {
      const { documentElement } = await page(`/shop/${query}`)
      const html = documentElement.innerHTML
      return [html.includes('wc_cart_fragments_params'), html.includes('/assets/cart-fragments.js')]
    }
    expect(await shop('')).toEqual([false, false])
    expect(await shop('?fragments=laurel')).toEqual([true, false])
    expect(await shop('?fragments=plugin')).toEqual([true, true])
    expect((await page('/shop/')).querySelector('.num-items')?.textContent).toBe('5')
    expect((await page('/shop/?cached')).querySelector('.num-items')?.textContent).toBe('0')
  })
})

describe('[X04] stand-in server: faults and journal', () => {
  test.each([
    ['500', 500, /critical error/],
    ['403', 403, /critical error/],
    ['html', 200, /^<!DOCTYPE html>/],
    ['empty', 200, /^$/],
    ['zero', 200, /^0$/],
    ['minus-one', 200, /^-1$/],
    ['half-json', 200, /^\{"products":\[\{"title":"Cu$/],
    ['null', 200, /^null$/],
  ])('[X04] stand-in server: fault %s', async (kind, status, body) => {
    const { ask, love } = visitor()
    await ask(`/blog/?fault=love_it:${kind}`)
    const answer = await love('love_it')
    expect(answer.status).toBe(status)
    expect(await answer.text()).toMatch(body)
  })

  test('[X04] stand-in server: an offline call has no answer', async () => {
    const { post, love } = visitor()
    await post('/fixture/faults', { fault: 'love_it:offline' })
    await expect(love('love_it')).rejects.toThrow()
  })

  test('[X04] stand-in server: a truncated answer breaks off', async () => {
    const { post, love } = visitor()
    await post('/fixture/faults', { fault: 'love_it:truncated' })
    const answer = await love('love_it')
    await expect(answer.text()).rejects.toThrow()
  })

  test('[X04] stand-in server: a huge answer has 20 MB', async () => {
    const { post, love } = visitor()
    await post('/fixture/faults', { fault: 'love_it:huge' })
    const answer = await (await love('love_it')).text()
    expect(answer).toHaveLength(20_000_000)
    expect(JSON.parse(answer)).toMatch(/^Gold Cup Gold Cup /)
  })

  test('[X04] stand-in server: an endless answer goes on until nobody reads it', async () => {
    const { post, love } = visitor()
    await post('/fixture/faults', { fault: 'love_it:endless' })
    const reader = (await love('love_it')).body?.getReader()
    let size = 0
    while (size < 30_000_000) size += (await reader?.read())?.value?.length ?? Number.NaN
    await reader?.cancel()
    expect(size).toBeGreaterThan(30_000_000 - 1)
    expect(await text(love('unlove_it'))).toBe('unloved')
  })

  test('[X04] stand-in server: a slow call answers after its time', async () => {
    const { post, love } = visitor()
    await post('/fixture/faults', { fault: 'love_it:slow:150' })
    const start = performance.now()
    expect(await text(love('love_it'))).toBe('loved')
    expect(performance.now() - start).toBeGreaterThan(140)
  })

  test('[X04] stand-in server: faults hit only the call and the visitor they name, until cleared', async () => {
    const { post, love } = visitor()
    await post('/fixture/faults', { fault: 'love_it:500,add_to_cart:404' })
    expect(await text(love('unlove_it'))).toBe('unloved')
    expect((await post('/?wc-ajax=add_to_cart', { product_id: '70' })).status).toBe(404)
    expect(await text(visitor().love('love_it'))).toBe('loved')
    await post('/fixture/faults/clear')
    expect(await text(love('love_it'))).toBe('loved')
  })

  test('[X04] stand-in server: a chunk fails by its kind or by its name', async () => {
    const { ask, post } = visitor()
    const chunk = '/dist/chunks/love-button-AB12.js'
    await ask('/blog/?fault=chunk/mini-cart:404')
    expect((await ask(chunk)).status).toBe(200)
    await post('/fixture/faults', { fault: 'chunk/love-button:404' })
    expect((await ask(chunk)).status).toBe(404)
    await post('/fixture/faults/clear')
    await ask('/blog/?fault=chunk:503')
    expect((await ask(chunk)).status).toBe(503)
    expect((await ask('/dist/laurel.js')).status).toBe(200)
  })

  test('[X04] stand-in server: a fault that is none is refused', async () => {
    expect((await visitor().post('/fixture/faults', { fault: 'love_it:sideways' })).status).toBe(400)
  })

  test('[X04] stand-in server: the journal holds what this visitor asked', async () => {
    const { ask, post, love } = visitor()
    await love('love_it')
    await post('/?wc-ajax=add_to_cart', { product_id: '70' })
    const journal = await (await ask('/fixture/journal')).json()
    expect(journal).toHaveLength(2)
    expect(journal[0]).toMatchObject({ method: 'POST', path: AJAX, action: 'love_it' })
    expect(journal[0].fields.item_id).toBe('412')
    expect(journal[1]).toMatchObject({ action: 'add_to_cart', fields: { product_id: '70' } })
    expect(journal[1].at).toBeGreaterThanOrEqual(journal[0].at)
    await post('/fixture/journal/clear')
    expect(await (await ask('/fixture/journal')).json()).toEqual([])
  })

  test('[X04] stand-in server: a reset gives the first cart back', async () => {
    const { post, page } = visitor()
    await page('/cart/?empty-cart')
    await post('/fixture/reset')
    expect((await page('/cart/')).querySelector('.num-items')?.textContent).toBe('5')
  })
})

describe('[X04] stand-in server: scripts and files', () => {
  const scriptsOf = (document: Document) =>
    [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))

  test('[X04] stand-in server: jQuery as asked for, then laurel', async () => {
    const { page } = visitor()
    const [plugin, wishlist] = ['/assets/shop-plugin.js', '/assets/wishlist-plugin.js']
    const usual = ['/vendor/jquery-3.js', plugin, wishlist, '/dist/laurel.js']
    expect(scriptsOf(await page('/shop/'))).toEqual(usual)
    expect(scriptsOf(await page('/shop/?wishlist-plugin=off'))).toEqual(
      usual.filter((url) => url !== wishlist),
    )
    expect(scriptsOf(await page('/cart/'))).not.toContain(wishlist)
    expect(scriptsOf(await page('/shop/?jquery=1'))[0]).toBe('/vendor/jquery-1.js')
    expect(scriptsOf(await page('/shop/?jquery=none'))).toEqual(['/dist/laurel.js'])
    const late = await page('/shop/?jquery=4&jquery-when=late')
    expect(scriptsOf(late)).toEqual(['/assets/late-jquery.js', '/dist/laurel.js'])
    expect(late.querySelector('[data-jquery]')?.getAttribute('data-jquery')).toBe('/vendor/jquery-4.js')
    expect(scriptsOf(await page('/checkout/'))).not.toContain(plugin)
  })

  test('[X04] stand-in server: laurel off, twice, and with settings', async () => {
    const { ask, page } = visitor()
    const off = await page('/home/?laurel=off')
    expect(off.documentElement.innerHTML).not.toContain('/dist/')
    expect(scriptsOf(await page('/home/?laurel=twice')).slice(-2)).toEqual([
      '/dist/laurel.js',
      '/dist/laurel.single.js',
    ])
    const config = encodeURIComponent('{"except":["</script><b>"]}')
    const set = await (await ask(`/home/?config=${config}`)).text()
    expect(set).toContain(
      'var laurelConfig = {"headerSnippets":false,"except":["\\u003c/script>\\u003cb>"]};',
    )
    expect((await ask('/home/?config=%7B')).status).toBe(400)
    expect((await page('/home/?language=xx_XX')).documentElement.lang).toBe('en-AU')
    const german = await page('/home/?language=de_DE&dir=rtl')
    expect([german.documentElement.lang, german.documentElement.dir]).toEqual(['de-DE', 'rtl'])
    expect(german.body.innerHTML).toContain('"common.close":"Schließen"')
  })

  test('[X04] stand-in server: the policy allows the page’s own inline scripts only', async () => {
    const response = await visitor().ask('/home/?csp=strict')
    const policy = response.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(policy).toContain("script-src 'self' 'nonce-")
    expect(policy).toContain("base-uri 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    const document = parsePage(await response.text())
    const inline = [...document.querySelectorAll('script:not([src])')]
    expect(inline.map((script) => script.getAttribute('nonce'))).toEqual(inline.map(() => nonce))
    expect(document.querySelector('[onclick], [onload]')).toBeNull()
  })

  test.each(['1', '3', '4'])('[X04] stand-in server: jQuery %s is served as script', async (version) => {
    const response = await visitor().ask(`/vendor/jquery-${version}.js`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/javascript')
  })

  test('[X04] stand-in server: the spreadsheet that a page links to is there', async () => {
    const response = await visitor().ask('/assets/engraving-lines.csv')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/csv')
  })

  test('[X04] stand-in server: chunks are kept for ever, other files are asked for again', async () => {
    const { ask } = visitor()
    const chunk = await ask('/dist/chunks/love-button-AB12.js')
    expect(chunk.headers.get('cache-control')).toContain('immutable')
    const entry = await ask('/dist/laurel.js')
    expect(entry.headers.get('cache-control')).toBe('no-cache')
    const again = await ask('/dist/laurel.js', {
      headers: { 'if-none-match': entry.headers.get('etag') ?? '', 'cache-control': 'no-cache' },
    })
    expect(again.status).toBe(304)
  })

  test.each([
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/dist/%2e%2e/package.json',
    '/dist/..%5c..%5cpackage.json',
    '/widgets/..%2f..%2fpackage',
    '/assets/%00.css',
    '/assets/%E0%A4%A.css',
    '/dist//etc/passwd.json',
    '/vendor/jquery-9.js',
    '/assets/theme.php',
  ])('[X04] stand-in server: %s is not found', async (path) => {
    expect(await rawStatus(path)).toBe(404)
  })

  test('[X04] stand-in server: hostile requests do not stop it', async () => {
    const { ask, post } = visitor()
    expect((await post(AJAX, { action: 'love_it', item_id: 'x'.repeat(4_300_000) })).status).toBe(413)
    await ask('/', { headers: { cookie: `fixture-session=${'x'.repeat(4000)}` } })
    const strange = { 'content-type': 'multipart/form-data; boundary=x' }
    await ask(AJAX, { method: 'POST', body: '--x\r\nrubbish', headers: strange })
    await post('/?wc-ajax=__proto__', { __proto__: 'x', constructor: 'y' })
    await post('/?wc-ajax=add_to_cart', { product_id: '70', quantity: '1e99' })
    expect(await rawStatus('//')).toBe(200)
    expect((await ask('/home/')).status).toBe(200)
  })
})
