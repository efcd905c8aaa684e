import { expect, logIn, type Page, scripts, source, test } from './page'

/** What the script of the complete build recorded when it ran. */
interface Recorded {
  readonly config: Record<string, unknown>
  readonly seen: readonly string[]
  readonly legacy: readonly string[]
}

/** Handles that the test theme enqueues with ?switch=legacy and that laurel replaces when every island is on. */
const REPLACED = [
  'modernizr',
  'plyr',
  'smoothscroll',
  'bootstrap-js',
  'owlcarousel',
  'sf-theme-scripts-min',
  'sf-functions-min',
  'google-maps',
  'swv',
  'contact-form-7',
  'aws-script',
  'cffscripts',
  'wc-cart-fragments',
  'sourcebuster-js',
  'wc-order-attribution',
  'countto',
  'lightSlider',
  'megamenu',
]
/** Handles that stay: laurel does not replace them, or a script that stays depends on them. */
const STAYING = [
  'jquery-core',
  'jquery-migrate',
  'isotope',
  'site-gallery',
  'jquery-yith-wcwl',
  'jquery-selectBox',
  'wp-embed',
  'prism',
]
/** Handles that only a replaced script needs. */
const NOT_NEEDED = ['site-tooltips', 'hoverIntent']

/** Inline data of retired scripts: other scripts may read it. */
const DATA = [
  'wpcf7',
  'aws_vars',
  'cffOptions',
  'cffajaxurl',
  'wc_cart_fragments_params',
  'wc_order_attribution',
]

/** The files that every page of the complete build has hints for. */
const EVERY_PAGE = ['chunks/runtime-A1B2C.js', 'chunks/deep-E5F6A.js']

/** The addresses that a page has hints for. */
async function hintsOf(page: Page, path: string): Promise<string[]> {
  const html = await source(page, path)
  return [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map((match) => match[1] ?? '')
}
const fileOf = (address: string) => new URL(address).pathname.split('/dist/')[1] ?? ''

const idsOf = (tags: readonly { id: string }[]) => tags.map((tag) => tag.id)
const tagId = (handle: string) => `${handle}-js`

test('[X03] drop-in: the module tag is the last in the footer, behind its settings', async ({ page }) => {
  const tags = await scripts(page, '/counters/?switch=legacy')
  const last = tags.at(-1)
  expect(last).toMatchObject({ id: 'laurel-js', type: 'module' })
  expect(tags.filter((tag) => tag.id === 'laurel-js')).toHaveLength(1)
  expect(idsOf(tags).indexOf('laurel-config')).toBeGreaterThan(-1)
  expect(idsOf(tags).indexOf('laurel-config')).toBeLessThan(tags.length - 1)
  expect(await source(page, '/counters/')).not.toMatch(/<head>[\s\S]*laurel\.js[\s\S]*<\/head>/)
})

test('[X03] drop-in: the address is versioned by the hash of the content, and is served', async ({
  page,
}) => {
  const tag = (await scripts(page, '/')).at(-1)
  const address = new URL(tag?.src ?? '')
  const manifest = await (await page.request.get(new URL('manifest.json', address).href)).json()
  expect(address.searchParams.get('ver')).toBe(manifest.files['laurel.js'].hash)
  expect(address.searchParams.get('ver')).toMatch(/^[0-9a-f]{16}$/)
  const answer = await page.request.get(address.href)
  expect(answer.headers()['content-type']).toMatch(/javascript/)
})

test('[X03] drop-in: a page that is requested by https loads laurel by https', async ({ page }) => {
  for (const scheme of ['http', 'https']) {
    const { src } = (await scripts(page, `/?switch=${scheme}`)).at(-1) ?? {}
    expect(src).toMatch(new RegExp(`^${scheme}://127[.]0[.]0[.]1.*/mu-plugins/.*laurel[.]js`))
  }
})

test('[X03] drop-in: on request the one-file build is loaded, as a classic, deferred script', async ({
  page,
}) => {
  const last = (await scripts(page, '/?switch=single')).at(-1)
  expect(last?.src).toMatch(/\/laurel\.single\.js\?ver=[0-9a-f]{16}$/)
  expect(last?.attributes).toContain('defer')
  expect(last?.type).not.toBe('module')
  expect(await source(page, '/?switch=single')).not.toContain('modulepreload')
})

test('[X03] drop-in: the one-file build runs', async ({ page }) => {
  await page.goto('/?switch=single,complete')
  const { config, legacy } = await page.evaluate<Recorded>('window.laurelRan')
  expect({ config, legacy }).toEqual({ config: {}, legacy: [] })
})

test('[X03] drop-in: files of every page have hints, and the hint and laurel.js together fetch each once', async ({
  page,
}) => {
  for (const build of ['complete', 'real']) {
    const address = `/?switch=${build}`
    const hints = await hintsOf(page, address)
    if (build === 'complete') expect(hints.map(fileOf)).toEqual(EVERY_PAGE)
    else expect(hints.map(fileOf)).toEqual([expect.stringMatching(/^chunks\/runtime-\w{5}\.js$/)])
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(address, { waitUntil: 'networkidle' })
    for (const hint of hints) expect(requests.filter((url) => fileOf(url) === fileOf(hint))).toEqual([hint])
  }
})

test('[X03] drop-in: a product’s page and a static front page have hints for their groups, each once', async ({
  page,
}) => {
  const kinds = {
    '/trophy/gold-cup/?switch=shop-plugin': ['product', 'media'],
    '/?switch=static-front': ['media'],
    '/cart/?switch=shop-plugin': [],
    '/club-medals/?switch=shop-plugin': [],
    // Without the shop plugin WordPress cannot tell that this is a product.
    '/trophy/gold-cup/?switch=none': [],
  }
  for (const [address, groups] of Object.entries(kinds)) {
    const files = (await hintsOf(page, `${address},complete`)).map(fileOf)
    const expected = groups.map((group) => expect.stringMatching(`^chunks/${group}-group-`))
    expect(files, address).toEqual([...(address.startsWith('/cart/') ? [] : EVERY_PAGE), ...expected])
  }
  const ofRealBuild = (await hintsOf(page, '/trophy/gold-cup/?switch=shop-plugin')).map(fileOf)
  for (const group of ['product', 'shop-lists', 'media'])
    expect(ofRealBuild.filter((file) => file.startsWith(`chunks/${group}-group-`))).toHaveLength(1)
  expect(new Set(ofRealBuild).size).toBe(ofRealBuild.length)
})

test('[X03] drop-in: groups that are off have no hints', async ({ page }) => {
  const address = '/trophy/gold-cup/?switch=shop-plugin,only-love'
  const files = (await hintsOf(page, address)).map(fileOf)
  expect(files).toEqual([expect.stringMatching(/^chunks\/runtime-/)])
})

test('[X03] drop-in: the settings name an island that the filter removes', async ({ page }) => {
  await page.goto('/?switch=complete,without-love')
  const { config } = await page.evaluate<Recorded>('window.laurelRan')
  expect(config['except']).toEqual(['love-button', 'love-marks'])
})

test('[X03] drop-in: a group that the filter removes is never fetched, and its legacy script stays', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const addFeedAndMap = () => {
    document.body.insertAdjacentHTML('beforeend', '<div class="cff"></div><div class="map-canvas"></div>')
  }
  for (const isOn of [true, false]) {
    requests.length = 0
    await page.goto(isOn ? '/' : '/?switch=without-feed')
    await page.waitForFunction(() => Boolean(window.laurel?.islands().length))
    await page.evaluate(addFeedAndMap)
    const fetched = () => requests.map((url) => /(feed|maps)-group-/.exec(url)?.[1]).filter(Boolean)
    await expect.poll(() => fetched().sort()).toEqual(isOn ? ['feed', 'maps'] : ['maps'])
  }
  const ids = idsOf(await scripts(page, '/counters/?switch=legacy,without-feed'))
  expect(ids).toContain(tagId('cffscripts'))
  expect(ids).not.toContain(tagId('plyr'))
})

test('[X03] drop-in: when the filter returns islands only, they alone are on, and no other group is fetched', async ({
  page,
}) => {
  await page.goto('/?switch=only-love')
  await page.waitForFunction(() => window.laurel?.islands().some(({ name }) => name === 'love-marks'))
  const mounted = await page.evaluate(() => window.laurel?.islands().map(({ name }) => name))
  expect(new Set(mounted)).toEqual(new Set(['love-marks']))
  const except = await page.evaluate<string[]>('laurelConfig.except')
  for (const name of ['mini-cart', 'feed', 'feed-globals', 'header', 'media']) expect(except).toContain(name)
  for (const name of ['love-button', 'cart', 'every-page']) expect(except).not.toContain(name)
})

test('[X03] drop-in: settings that a site adds reach the page unchanged, also with HTML in them', async ({
  page,
}) => {
  await page.goto('/?switch=complete,config')
  const { config } = await page.evaluate<Recorded>('window.laurelRan')
  expect(config['note']).toBe('</script><b>engraved & "polished"')
})

test('[X03] drop-in: legacy scripts stay as long as one of their islands is off', async ({ page }) => {
  const ids = idsOf(await scripts(page, '/counters/?switch=legacy,complete,without-love'))
  // The theme's own script has the love buttons, and needs its libraries.
  for (const handle of [
    'sf-functions-min',
    'sf-theme-scripts-min',
    'owlcarousel',
    'lightSlider',
    'modernizr',
  ]) {
    expect(ids, handle).toContain(tagId(handle))
  }
  // The media player and the page builder have no love buttons.
  for (const handle of ['plyr', 'countto']) expect(ids, handle).not.toContain(tagId(handle))
})

test('[X03] drop-in: legacy scripts go when every island is on, also those that shortcodes enqueue', async ({
  page,
}) => {
  const ids = idsOf(await scripts(page, '/counters/?switch=legacy,complete'))
  for (const handle of [...REPLACED, ...NOT_NEEDED]) expect(ids, handle).not.toContain(tagId(handle))
  for (const handle of STAYING) expect(ids, handle).toContain(tagId(handle))
  await page.goto('/counters/?switch=legacy,complete')
  const { legacy } = await page.evaluate<Recorded>('window.laurelRan')
  const staying = ['isotope', 'site-gallery', 'jquery-selectBox', 'jquery-yith-wcwl', 'prism']
  expect(legacy).toEqual(staying.map(tagId))
})

test('[X03] drop-in: a dependency of a script that stays is left alone and runs before it', async ({
  page,
}) => {
  const ids = idsOf(await scripts(page, '/counters/?switch=legacy,complete'))
  expect(ids.indexOf('isotope-js')).toBeGreaterThan(-1)
  expect(ids.indexOf('isotope-js')).toBeLessThan(ids.indexOf('site-gallery-js'))
})

test('[X16] drop-in: with a release of a plugin that laurel does not know its script works alone, and the settings page says so', async ({
  page,
}) => {
  const tags = await scripts(page, '/counters/?switch=legacy,newer-search')
  expect(idsOf(tags)).toContain('aws-script-js')
  for (const handle of ['sf-functions-min', 'cffscripts']) expect(idsOf(tags)).not.toContain(tagId(handle))
  await page.goto('/?switch=newer-search')
  const except = await page.evaluate<string[]>('laurelConfig.except')
  expect(except).toEqual(expect.arrayContaining(['live-search', 'search-events', 'search-globals']))
  expect(except).not.toContain('super-search')
  await logIn(page, 'administrator')
  await page.goto('/wp-admin/options-general.php?page=laurel&switch=newer-search')
  await expect(page.locator('li', { hasText: 'aws-script' })).toContainText(
    'stays: laurel does not know advanced-woo-search 4.0.1. It knows 3.19 to 3.67.',
  )
})

test('[X03] drop-in: libraries stay with a theme script that a site keeps', async ({ page }) => {
  const ids = idsOf(await scripts(page, '/counters/?switch=legacy,complete,keep-theme-script'))
  for (const handle of [
    'sf-functions-min',
    'sf-theme-scripts-min',
    'owlcarousel',
    'lightSlider',
    'modernizr',
  ]) {
    expect(ids, handle).toContain(tagId(handle))
  }
  expect(ids).not.toContain('plyr-js')
})

test('[X03] drop-in: the inline data of retired scripts is printed once, before laurel runs, without their code', async ({
  page,
}) => {
  const address = '/counters/?switch=legacy,complete'
  const html = await source(page, address)
  for (const data of DATA) {
    expect(html.match(new RegExp(`var ${data} =`, 'g')), data).toHaveLength(1)
  }
  expect(html).not.toContain('afterContactForm')
  await page.goto(address)
  const ran = await page.evaluate<Recorded>('window.laurelRan')
  expect(ran.seen).toEqual(DATA)
  expect(ran.config['mapsKey']).toBe('maps-key-1')
})

test('[X03] drop-in: with the real build the page feed’s script goes, and its data stays', async ({
  page,
}) => {
  const tags = await scripts(page, '/?switch=feed')
  expect(idsOf(tags)).not.toContain('cffscripts-js')
  const printed = tags.find(({ id }) => id === 'laurel-data-cffscripts')?.text ?? ''
  expect(printed).toContain(
    'var cffOptions = {"placeholder":"\\/placeholder.png","resized_url":"\\/resized\\/"}',
  )
  expect(printed).toContain('var cffajaxurl = ')
  expect(tags.findIndex(({ id }) => id === 'laurel-data-cffscripts')).toBeLessThan(
    tags.findIndex(({ id }) => id === 'laurel-js'),
  )
})

test('[X03] drop-in: the filter of the table retires a site’s own script', async ({ page }) => {
  expect(idsOf(await scripts(page, '/?switch=bag-script'))).toContain('site-bag-js')
  const tags = await scripts(page, '/?switch=retire-bag')
  expect(idsOf(tags)).not.toContain('site-bag-js')
  expect(tags.find((tag) => tag.id === 'laurel-data-site-bag')?.text).toContain(
    'var siteBag = {"currency":"AUD"}',
  )
})

test('[X03] drop-in: with the feature-detection library retired, its classes are printed on <html>', async ({
  page,
}) => {
  const root =
    /<html lang="en-US" class="csstransforms csstransforms3d csstransitions cssanimations flexbox">/
  expect(await source(page, '/')).toMatch(root)
  // The theme's script stays here, and so does the library.
  expect(await source(page, '/?switch=without-love')).toMatch(/<html lang="en-US">/)
})

test('[X03] drop-in: products that nothing will reveal are visible', async ({ page }) => {
  const style = /<style id="laurel-first-paint">(.*?)<\/style>/
  const [, unrevealed] = (await source(page, '/shop/?switch=only-love')).match(style) ?? []
  expect(unrevealed).toContain('.product-grid .product,')
  await page.goto('/shop/?switch=only-love')
  await expect(page.locator('#products .product').first()).toHaveCSS('opacity', '1')
  await expect(page.locator('#products .item-animated')).toHaveCount(0)
  // laurel's island will reveal them. Their rows are there from the start.
  const [, ours] = (await source(page, '/shop/?switch=complete')).match(style) ?? []
  expect(ours).toContain('flex-wrap:wrap')
  expect(ours).not.toContain('.product-grid .product,')
  // The theme's script will reveal them.
  const [, legacy] = (await source(page, '/shop/?switch=legacy')).match(style) ?? []
  expect(legacy).toContain('.spb-row')
  expect(legacy).not.toContain('.product-grid .product,')
})

test('[X03] drop-in: without script the content is visible', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/shop/?switch=complete')
  await expect(page.locator('#products .product').first()).toHaveCSS('opacity', '1')
  await context.close()
})

test('[X03] drop-in: with a build that is missing or cut off nothing of laurel is on the page', async ({
  page,
}) => {
  for (const state of ['no-build', 'broken-build']) {
    const html = await source(page, `/counters/?switch=legacy,${state}`)
    expect(html).not.toMatch(/laurel-js|laurel-config|laurel-first-paint|modulepreload/)
    for (const handle of [...REPLACED, ...STAYING, ...NOT_NEEDED]) {
      expect(html, handle).toContain(`id='${tagId(handle)}'`)
    }
  }
  await page.goto('/?switch=no-build')
  await expect(page.locator('.love-it').first()).toBeVisible()
})

test('[X03] drop-in: the admin tells administrators that the build is missing', async ({ page }) => {
  await logIn(page, 'administrator')
  await page.goto('/wp-admin/themes.php?switch=no-build')
  await expect(page.locator('.laurel-notice')).toContainText('its build is missing')
  await page.goto('/wp-admin/themes.php')
  await expect(page.locator('#wpadminbar')).toBeVisible()
  await expect(page.locator('.laurel-notice')).toHaveCount(0)
})

test('[X03] drop-in: a member without rights to the theme gets no notice', async ({ page }) => {
  await logIn(page, 'member')
  await page.goto('/wp-admin/profile.php?switch=no-build')
  await expect(page.locator('#your-profile')).toBeVisible()
  await expect(page.locator('.laurel-notice')).toHaveCount(0)
})

test('[X03] drop-in: a page without any island works', async ({ page }) => {
  const answer = await page.goto('/bare/')
  expect(answer?.status()).toBe(200)
  await page.getByRole('link', { name: 'To the shop' }).click()
  await expect(page).toHaveURL('/shop/')
})

test('[X03] drop-in: when the filter removes every island nothing of laurel is on the page', async ({
  page,
}) => {
  expect(await source(page, '/?switch=no-islands')).not.toMatch(/laurel-js|laurel-config|laurel-first-paint/)
})

test('[X03] drop-in: nothing of laurel is in feeds, REST and ajax answers, the admin and the log-in page', async ({
  page,
}) => {
  const ajax = [
    '/wp-admin/admin-ajax.php?action=uplift_cart_product_remove',
    '/?wc-ajax=get_refreshed_fragments',
  ]
  for (const path of ['/feed/', '/wp-json/wp/v2/posts', ...ajax, '/wp-login.php']) {
    const answer = await source(page, path)
    expect(answer, path).not.toBe('')
    expect(answer, path).not.toMatch(/laurel\.js|laurel-config|laurel-first-paint/)
  }
  await logIn(page, 'administrator')
  expect(await source(page, '/wp-admin/index.php')).not.toMatch(/laurel\.js|laurel-config/)
})

test('[X03] drop-in: under a strict policy every script has the nonce, and laurel runs', async ({ page }) => {
  const tags = await scripts(page, '/?switch=csp')
  for (const tag of tags) expect(tag.attributes, tag.id).toContain('nonce')
  await page.goto('/?switch=csp,complete,config')
  const { config } = await page.evaluate<Recorded>('window.laurelRan')
  expect(config['note']).toBe('</script><b>engraved & "polished"')
  await page.goto('/shop/?switch=csp')
  await expect(page.locator('#products .product').first()).toHaveCSS('opacity', '1')
})

test('[X03] drop-in: included by a must-use plugin and by the theme, it prints once', async ({ page }) => {
  const html = await source(page, '/')
  expect(html.match(/id='laurel-js'/g)).toHaveLength(1)
  expect(html.match(/id="laurel-config"/g)).toHaveLength(1)
})
