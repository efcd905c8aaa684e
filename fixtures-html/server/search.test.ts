// @vitest-environment node

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parsePage } from './parse-page'
import { ASSETS_DIR, WIDGETS_DIR } from './places.mjs'
import { startServer } from './server.mjs'
import { filePlace } from './static-files.mjs'
import { createVisitor } from './visitor'

const ENDPOINT = '/?wc-ajax=aws_action'
const NOTHING = { tax: [], products: [], data: { top_text: '', notices: [], top_results: [] } }

let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** A visitor who searches. */
function visitor() {
  const { ask, post, page } = createVisitor(server.url)
  const send = (keyword: string, { path = ENDPOINT, ...fields }: Record<string, string> = {}) =>
    post(path, { action: 'aws_action', keyword, typedata: 'json', ...fields })
  const search = async (keyword: string) => (await send(keyword)).json()
  const titles = async (keyword: string) => {
    const { products } = await search(keyword)
    return products.map(({ title }: { title: string }) => textOf(title)) as string[]
  }
  return { ask, post, page, send, search, titles }
}

function textOf(html: string) {
  return JSDOM.fragment(html).textContent ?? ''
}

describe('[S41] [X04] the stand-in search finds', () => {
  test.each([
    ['a word of the title', 'gavel', ['Rosewood Gavel Set']],
    ['the start of a word', 'cric', ['Cricket Medal']],
    ['capitals', 'GAVEL', ['Rosewood Gavel Set']],
    ['an accent that the text has', 'trophee', ['Trophée Élégance']],
    ['an accent that the search has', 'trophée', ['Trophée Élégance']],
    ['an accent on the wrong letter', 'élègânce', ['Trophée Élégance']],
    ['a combining accent', 'e\u0301le\u0301gance', ['Trophée Élégance']],
    ['a plural', 'gavels', ['Rosewood Gavel Set']],
    ['a plural in -ies', 'trophies', ['Trophée Élégance']],
    ['a plural in -es', 'boxes', ['Optical Crystal Block']],
    ['a singular of what is written as a plural', 'ribbon satin', ['Place Ribbons, Set of 3']],
    ['a word that only ends like a plural', 'jade glass', ['Jade Glass Flame']],
    ['a sku', 'GV-RW', ['Rosewood Gavel Set']],
    ['a sku without its hyphen', 'gvrw', ['Rosewood Gavel Set']],
    ['words of the summary', 'spreadsheet dome', []],
    ['a word of the summary', 'dome', ['Magnetic Name Badge']],
    ['several words, in any order', 'cup netball silver', ['Silver Netball Cup']],
    ['all words, or nothing', 'netball gavel', []],
    ['words between stop words', 'the set of a gavel', ['Rosewood Gavel Set']],
    ['white space', '  silver \t netball\n', ['Silver Netball Cup']],
    ['punctuation', 'silver, (netball)!', ['Silver Netball Cup']],
    ['tags', '<em class="rhinoceros">gavel</em>', ['Rosewood Gavel Set']],
    ['a sold-out product', 'football', ['Resin Football Figure']],
    ['six words at most', 'netball silver cup insert sports changes rhinoceros', ['Silver Netball Cup']],
  ])('[S41] [X04] %s: %j', async (_, keyword, expected) => {
    expect(await visitor().titles(keyword)).toEqual(expected)
  })

  test.each([
    ['no keyword', ''],
    ['white space', '   '],
    ['stop words', 'the for and'],
    ['punctuation', '?!…'],
    ['a tag', '<script>'],
    ['an unclosed tag', '<img src=x onerror=alert(1)'],
    ['a script', '<script>alert(1)</script>'],
    ['nothing like it', 'rhinoceros'],
    ['a number', '2024'],
    ['names of the language', '__proto__ constructor'],
    ['a very long word', 'x'.repeat(50_000)],
  ])('[S41] [X04] %s finds nothing, in the plugin’s empty shape', async (_, keyword) => {
    expect(await visitor().search(keyword)).toEqual(NOTHING)
  })

  test('[S41] [X04] titles come first, then categories and summaries; never more than ten', async () => {
    const found = await visitor().titles('cup')
    expect(found.slice(0, 3).sort()).toEqual(['Bronze Encouragement Cup', 'Gold Cup', 'Silver Netball Cup'])
    expect(await visitor().titles('plate')).toEqual([
      'Perpetual Shield, 21 Plates',
      'Replacement Engraving Plate',
      'Gold Cup',
      'Timber Honour Plaque',
    ])
    expect(await visitor().titles('e')).toHaveLength(10)
  })

  test('[S41] [X04] categories are found by name, also alone', async () => {
    const { tax, products } = await visitor().search('pin')
    expect(tax.product_cat).toEqual([
      {
        name: 'Badges &amp; Pins',
        id: '37',
        slug: 'badges-pins',
        count: '2',
        link: '/product-category/badges-pins/',
        excerpt: '',
        parent: 0,
      },
    ])
    expect(products.length).toBeGreaterThan(0)
    const link = await visitor().page(tax.product_cat[0].link)
    expect(link.querySelectorAll('#products > li')).toHaveLength(2)
    expect(link.querySelector('h1')?.textContent).toBe('Badges & Pins')
    expect(link.querySelector('.aws-container')?.getAttribute('data-tax')).toBe('product_cat')
  })
})

describe('[S41] [X04] the stand-in search answers', () => {
  test('[S41] [X04] a product has every field of the plugin', async () => {
    const { products } = await visitor().search('gold cup')
    const { post_data, price, ...product } = products[0]
    expect(product).toEqual({
      id: 57,
      parent_id: 57,
      title: '<strong>Gold</strong> <strong>Cup</strong>',
      excerpt:
        'The club classic: a bright <strong>gold</strong> metal <strong>cup</strong> on a black base, with a plate...',
      link: '/product/gold-cup/',
      image: '/assets/images/gold-cup.svg',
      on_sale: false,
      sku: 'GC-1',
      stock_status: { status: true, text: 'In stock' },
      featured: true,
      f_price: '9.50',
      f_rating: '0',
      f_reviews: 0,
      f_stock: true,
      f_sale: false,
    })
    expect(textOf(price)).toBe('From $9.50')
    expect(Object.keys(post_data).length).toBeGreaterThan(20)
    expect(post_data).toMatchObject({ ID: 57, post_type: 'product', post_title: 'Gold Cup' })
  })

  test('[S41] [X04] a sold-out product, one on sale, one that is not featured', async () => {
    const [soldOut] = (await visitor().search('football')).products
    expect(soldOut.stock_status).toEqual({ status: false, text: 'Out of stock' })
    expect(soldOut).toMatchObject({ f_stock: false, featured: '' })
    const [onSale] = (await visitor().search('optical')).products
    expect(onSale).toMatchObject({ on_sale: true, f_sale: true, f_price: '79.00' })
    const price = JSDOM.fragment(onSale.price)
    expect(price.querySelector('del bdi')?.textContent).toBe('$95.00')
    expect(price.querySelector('ins bdi')?.textContent).toBe('$79.00')
    const card = (await visitor().page('/product/crystal-block/')).querySelector(
      '.product-summary .price .monsta_price_value',
    )
    expect(card?.innerHTML).toBe(onSale.price)
  })

  test.each([
    ['through an accent', 'trophee', 'title', '<strong>Trophée</strong> Élégance'],
    ['in the middle of a word', 'lega', 'title', 'Trophée É<strong>léga</strong>nce'],
    ['the singular in a plural', 'ribbon satin', 'title', 'Place <strong>Ribbon</strong>s, Set of 3'],
    ['overlapping words as one', 'gave avel', 'title', 'Rosewood <strong>Gavel</strong> Set'],
    ['in the sku', 'rw', 'sku', 'GV-<strong>RW</strong>'],
    [
      'even in an entity, as the plugin',
      'amp',
      'excerpt',
      'A slender crystal trophy from a French glassworks, for ch<strong>amp</strong>ions &<strong>amp</strong>; their coaches. Deep engraving.',
    ],
  ])('[S41] [X04] the match is marked %s', async (_, keyword, field, expected) => {
    expect((await visitor().search(keyword)).products[0][field]).toBe(expected)
  })

  test('[S41] [X04] what the shop itself adds: a text for one word, a guide for another', async () => {
    expect((await visitor().search('trophies')).data.top_text).toBe('Free engraving over $200')
    const { data, tax, products } = await visitor().search('engraving')
    expect(data).toEqual({
      top_text: '',
      notices: [],
      top_results: {
        guides: [
          {
            link: '/engraving-guide/',
            name: 'Engraving guide',
            content: 'Fonts and line limits',
            link_data: 'target="_blank"',
          },
        ],
      },
    })
    expect(tax.product_cat).toHaveLength(1)
    expect(products.length).toBeGreaterThan(0)
    expect((await visitor().search('gavel')).tax).toEqual([])
  })

  test.each([
    ['a letter too many', 'gavell', 'gavel'],
    ['a letter too few', 'plque', 'plaque'],
    ['a wrong letter', 'cricker', 'cricket'],
    ['two letters swapped', 'cpu', 'cup'],
    ['one word of two', 'netball cpu', 'netball cup'],
    ['an accent', 'trofée', 'trophee'],
  ])('[S41] [X04] %s: %j asks for %j', async (_, keyword, term) => {
    expect(await visitor().search(keyword)).toEqual({
      ...NOTHING,
      data: {
        ...NOTHING.data,
        notices: {
          suggestions: `<div class="aws_terms_suggestions">Did you mean: <a data-aws-term-submit="${term}" href="#" class="aws_term_suggestion">${term}</a></div>`,
        },
      },
    })
    expect(await visitor().titles(term)).not.toEqual([])
  })

  test('[S41] [X04] nobody may keep an answer, and its type is as requested', async () => {
    const { send } = visitor()
    const { headers } = await send('cup')
    expect(headers.get('content-type')).toBe('application/json; charset=UTF-8')
    expect(headers.get('cache-control')).toContain('no-cache, must-revalidate, max-age=0')
    expect(headers.get('expires')).toBe('Wed, 11 Jan 1984 05:00:00 GMT')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const html = await send('cup', { typedata: '' })
    expect(html.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect((await html.json()).products.length).toBeGreaterThan(0)
  })

  test.each([ENDPOINT, '/shop/?show=24&wc-ajax=aws_action', '/wp-admin/admin-ajax.php'])(
    '[S41] [X04] %s is the same endpoint',
    async (path) => {
      const { ask, send } = visitor()
      expect((await (await send('gavel', { path, aws_page: '412' })).json()).products).toHaveLength(1)
      const [entry] = await (await ask('/fixture/journal')).json()
      expect(entry).toMatchObject({ method: 'POST', path, action: 'aws_action' })
      expect(entry.fields).toMatchObject({ keyword: 'gavel', aws_page: '412', typedata: 'json' })
    },
  )

  test('[S41] [X04] a keyword in the address is not read', async () => {
    expect(await (await visitor().ask(`${ENDPOINT}&keyword=cup`)).json()).toEqual(NOTHING)
  })
})

describe('[S40] [X04] the stand-in search fails as asked', () => {
  test.each([
    ['500', 500, /critical error/],
    ['403', 403, /critical error/],
    ['html', 200, /^<!DOCTYPE html>/],
    ['half-json', 200, /^\{"products":/],
    ['null', 200, /^null$/],
    ['empty', 200, /^$/],
    ['zero', 200, /^0$/],
    ['minus-one', 200, /^-1$/],
  ])('[S40] [X04] %s', async (kind, status, body) => {
    const { ask, send } = visitor()
    await ask(`/shop/?fault=aws_action:${kind}`)
    for (const path of [ENDPOINT, '/wp-admin/admin-ajax.php']) {
      const answer = await send('cup', { path })
      expect(answer.status).toBe(status)
      expect(await answer.text()).toMatch(body)
    }
  })

  test('[S40] [X04] offline and truncated answers break off, slow ones come', async () => {
    const { post, send, search } = visitor()
    await post('/fixture/faults', { fault: 'aws_action:offline' })
    await expect(send('cup')).rejects.toThrow()
    await post('/fixture/faults', { fault: 'aws_action:truncated' })
    await expect(search('cup')).rejects.toThrow()
    await post('/fixture/faults', { fault: 'aws_action:slow:150' })
    const start = performance.now()
    expect((await search('cup')).products.length).toBeGreaterThan(0)
    expect(performance.now() - start).toBeGreaterThan(140)
  })
})

describe('[S41] [X04] knobs of the answers', () => {
  test.each([50, 1000, 5000])('[S41] [X04] %i rows, each another product', async (count) => {
    const { page, search } = visitor()
    await page(`/shop/?search-rows=${count}`)
    const { products } = await search('cricket')
    expect(products).toHaveLength(count)
    for (const field of ['id', 'title', 'link', 'sku']) {
      expect(new Set(products.map((product: Record<string, string>) => product[field])).size).toBe(count)
    }
    expect(products[count - 1].title).toBe(`<strong>Cricket</strong> Medal no. ${count}`)
    expect((await visitor().ask(products[count - 1].link)).status).toBe(200)
    expect(await search('rhinoceros')).toEqual(NOTHING)
    expect((await visitor().search('cricket')).products).toHaveLength(1)
    await page('/shop/?search-rows=0')
    expect((await search('cricket')).products).toHaveLength(1)
  })

  test('[S41] [X04] hostile answers, until they are off', async () => {
    const { ask, page, search } = visitor()
    await page('/shop/?search-hostile')
    const { tax, products, data } = await search('cup')
    expect(Object.keys(products)).toEqual(['0', '2', '3', '5', '8'])
    expect(products[0].title).toBe('Gold <strong>Cup</strong> and <strong>Star</strong>')
    expect(products[2].title).toContain('<script>')
    expect(products[2].sku).toMatch(/^<b onmouseover=/)
    expect(products[3]).toBeNull()
    expect(products[5].link).toMatch(/^javascript:/)
    expect(products[5].image).toMatch(/^javascript:/)
    expect(Object.keys(tax)[0]).toMatch(/^a" onmouseover="/)
    expect(Object.values(data.top_results)).toEqual([
      [expect.objectContaining({ link_data: expect.stringContaining('onclick') })],
    ])
    expect(data.notices).toEqual([expect.stringContaining('<style>')])
    expect(await search('  ')).toEqual(NOTHING)
    await ask('/shop/?search-hostile=off')
    expect((await search('cup')).tax).toEqual({ product_cat: [expect.anything()] })
  })

  test('[S41] [X04] a reset ends them', async () => {
    const { page, post, search } = visitor()
    await page('/shop/?search-hostile&search-rows=50')
    await post('/fixture/reset')
    expect((await search('cricket')).products).toHaveLength(1)
  })
})

describe('[S40] [X04] the box on the page', () => {
  const box = (document: Document) => document.querySelector<HTMLElement>('.header-wrap .aws-container')

  test.each(['/home/', '/shop/', '/checkout/', '/nowhere/', '/search/?s=cup'])(
    '[S40] [X04] %s has one in its header, in the nesting of the plugin',
    async (path) => {
      const document = await visitor().page(path)
      expect(document.querySelectorAll('.aws-container')).toHaveLength(1)
      const form = box(document)?.querySelector(':scope > form.aws-search-form')
      expect(form?.getAttribute('action')).toBe('/')
      expect(form?.querySelectorAll(':scope > .aws-wrapper')).toHaveLength(1)
      const parts = [...(form?.querySelectorAll('.aws-wrapper > *') ?? [])]
      expect(parts.map((part) => part.getAttribute('name') ?? part.className)).toEqual([
        'aws-search-label',
        's',
        'post_type',
        'type_aws',
        'aws-search-clear',
        'aws-loader',
      ])
      expect(form?.querySelector(':scope > .aws-search-btn svg')).not.toBeNull()
      expect(document.querySelector('#aws-style-css')?.getAttribute('href')).toBe(
        '/assets/search.css?ver=3.32',
      )
      expect(document.querySelector('#aws-script-js-extra')?.textContent).toBe(
        'var aws_vars = {"sale":"Sale!","sku":"SKU: ","showmore":"View all results","noresults":"Nothing found"};',
      )
    },
  )

  test('[S40] [X04] its settings, as this shop has them', async () => {
    expect({ ...box(await visitor().page('/shop/'))?.dataset }).toEqual({
      url: '/?wc-ajax=aws_action',
      siteurl: 'https://shop.example',
      lang: '',
      showLoader: 'true',
      showMore: 'true',
      showPage: 'true',
      ajaxSearch: 'true',
      showClear: 'true',
      mobileScreen: 'true',
      useAnalytics: 'false',
      minChars: '1',
      buttonsOrder: '2',
      timeout: '300',
      isMobile: 'false',
      pageId: '412',
      tax: '',
    })
  })

  test.each([
    ['search-mobile-screen=false', 'data-mobile-screen', 'false'],
    ['search-ajax-search=false', 'data-ajax-search', 'false'],
    ['search-show-page=false', 'data-show-page', 'false'],
    ['search-show-more=', 'data-show-more', ''],
    ['search-show-more=absent', 'data-show-more', null],
    ['search-use-analytics=true', 'data-use-analytics', 'true'],
    ['search-min-chars=3', 'data-min-chars', '3'],
    ['search-timeout=150', 'data-timeout', '150'],
    ['search-lang=fr', 'data-lang', 'fr'],
    ['search-url=absent', 'data-url', null],
    ['search-tax=%22%3E%3Cb%3E', 'data-tax', '"><b>'],
  ])('[S40] [X04] ?%s sets %s', async (knob, attribute, expected) => {
    const { page } = visitor()
    const document = await page(`/shop/?${knob}`)
    expect(box(document)?.getAttribute(attribute)).toBe(expected)
    expect(document.querySelectorAll('.aws-container input')).toHaveLength(knob.includes('lang') ? 4 : 3)
    expect(box(await page('/shop/'))?.getAttribute('data-min-chars')).toBe('1')
  })

  test('[S40] [X04] ?search-lang=fr also travels with the form', async () => {
    const form = box(await visitor().page('/shop/?search-lang=fr'))?.querySelector('form')
    expect(form?.querySelector('input[name="lang"]')?.getAttribute('value')).toBe('fr')
  })

  test('[S40] [X04] ?search=off leaves all of it out, ?search-texts=off the texts', async () => {
    const { page } = visitor()
    const none = await page('/shop/?search=off')
    expect(none.querySelector('.aws-container, #aws-style-css, #aws-script-js-extra')).toBeNull()
    const mute = await page('/shop/?search-texts=off')
    expect(mute.querySelector('#aws-script-js-extra')).toBeNull()
    expect(box(mute)).not.toBeNull()
  })

  test('[S40] [X04] ?search-second adds one with an id and settings of its own', async () => {
    const document = await visitor().page('/shop/?search-second&search-second-timeout=150&search-min-chars=3')
    const second = document.querySelector('#main-container .aws-container')
    expect(second?.getAttribute('data-timeout')).toBe('150')
    expect(second?.getAttribute('data-min-chars')).toBe('1')
    expect(box(document)?.getAttribute('data-timeout')).toBe('300')
    const ids = [...document.querySelectorAll('.aws-search-field')].map(({ id }) => id)
    expect(ids).toEqual(['66f1c0ffee01', '66f1c0ffee02'])
  })

  test('[S41] [X04] ?search-layout=block has the stylesheet by which the layout is known', async () => {
    const styles = async (path: string) =>
      [...(await visitor().page(path)).querySelectorAll('link[href*="search"]')].map((link) =>
        link.getAttribute('href'),
      )
    expect(await styles('/shop/?search-layout=block')).toEqual([
      '/assets/search.css?ver=3.62',
      '/assets/search-block.css?ver=3.62',
    ])
    expect(await styles('/shop/')).toEqual(['/assets/search.css?ver=3.32'])
    const scroll = /\.aws-search-result \.aws_result_scroll \{[^}]*max-height: 500px/
    expect(await readFile(join(ASSETS_DIR, 'search-block.css'), 'utf8')).toMatch(scroll)
    expect(await readFile(join(ASSETS_DIR, 'search.css'), 'utf8')).not.toContain('aws_result_scroll')
    expect((await visitor().ask('/assets/search.css?ver=3.32')).status).toBe(200)
    expect(filePlace('/assets/search.css?ver=3.32', '')).toBe(join(ASSETS_DIR, 'search.css'))
  })

  test('[S40] [X04] a fragment’s page has the stylesheet and the texts', async () => {
    const document = await visitor().page('/widgets/live-search')
    expect(document.querySelector('#aws-style-css')).not.toBeNull()
    expect(document.querySelector('#aws-script-js-extra')).not.toBeNull()
    expect(document.querySelectorAll('.aws-container')).toHaveLength(1)
  })

  test('[S40] [X04] the policy knows the inline texts', async () => {
    const response = await visitor().ask('/shop/?csp=strict&jquery=none')
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    const document = parsePage(await response.text())
    expect(document.querySelector('#aws-script-js-extra')?.getAttribute('nonce')).toBe(nonce)
  })

  test('[S42] [X04] the shop page offers popular searches, that work without script too', async () => {
    for (const path of ['/shop/', '/product-category/cups/']) {
      const chip = (await visitor().page(path)).querySelector('[data-aws-term-submit="medal"]')
      expect(chip?.getAttribute('href')).toBe('/?s=medal&post_type=product&type_aws=true')
    }
  })

  test('[S40] [X04] the fragments are forms that a browser can read', async () => {
    const fragment = async (name: string) =>
      JSDOM.fragment(await readFile(join(WIDGETS_DIR, `${name}.html`), 'utf8'))
    const good = (await fragment('live-search')).querySelector<HTMLElement>('.aws-container')
    expect(Object.keys(good?.dataset ?? {})).toHaveLength(16)
    const two = await fragment('live-search.two')
    const ids = [...two.querySelectorAll('.aws-search-field')].map(({ id }) => id)
    expect(ids).toEqual(['66f1c0ffee01', '66f1c0ffee01'])
    const odd = await fragment('live-search.odd')
    expect(odd.querySelectorAll('.aws-container')).toHaveLength(13)
    expect(odd.querySelector('#no-form form')).toBeNull()
    expect(odd.querySelector('#div-form div.aws-search-form .aws-search-field')).not.toBeNull()
    const hostile = await fragment('live-search.hostile')
    expect(hostile.querySelector('script, img, iframe, [onclick], [onerror]')).toBeNull()
  })
})

describe('[S42] [X04] the results page', () => {
  const AS_FORM = 'post_type=product&type_aws=true'
  const classes = (document: Document) => [...document.body.classList]

  test.each(['/', '/search/'])('[S42] [X04] %s shows what the form asks for: products only', async (path) => {
    const { page } = visitor()
    const document = await page(`${path}?s=crystal+trophies&${AS_FORM}`)
    expect(document.querySelector('.aws-search-field')?.getAttribute('value')).toBe('crystal trophies')
    expect(document.querySelector('#found-products')).not.toBeNull()
    expect(document.querySelector('#found-posts')).toBeNull()
    expect(classes(document)).toContain('search-results')
    expect(classes(document)).not.toContain('aws-no-results')
    expect((await page(`${path}?s=trophies&${AS_FORM}`)).querySelector('#found-posts')).toBeNull()
    expect((await page(`${path}?s=trophies`)).querySelector('#found-posts')).not.toBeNull()
  })

  test('[S42] [X04] the page and the box find the same', async () => {
    const { page, titles } = visitor()
    for (const keyword of [
      'trophée',
      'medals',
      'MD-CR',
      'the cup',
      'netball silver',
      'rhinoceros',
      '<script>',
    ]) {
      const document = await page(`/?s=${encodeURIComponent(keyword)}&${AS_FORM}`)
      const shown = [...document.querySelectorAll('#found-products h3')].map(({ textContent }) => textContent)
      expect(shown).toEqual(await titles(keyword))
    }
  })

  test('[S42] [X04] nothing found: the body says so, when the plugin looks after the page', async () => {
    const { page } = visitor()
    expect(classes(await page(`/?s=rhinoceros&${AS_FORM}`))).toContain('aws-no-results')
    expect(classes(await page('/?s=rhinoceros&post_type=product'))).not.toContain('aws-no-results')
    const document = await page(`/?s=${encodeURIComponent('"><script>alert(1)</script>')}&${AS_FORM}`)
    expect(document.querySelector('.aws-search-field')?.getAttribute('value')).toBe(
      '"><script>alert(1)</script>',
    )
    expect(document.querySelector('h1')?.textContent).toContain('<script>alert(1)</script>')
  })

  test('[S42] [X04] filters and related terms are there when the plugin has found something', async () => {
    const { page } = visitor()
    const document = await page(`/?s=cup&${AS_FORM}`)
    const filter = document.querySelector('.woocommerce.widget_layered_nav_filters ul li.chosen a')
    expect(filter?.getAttribute('href')).toBe('/?s=cup&post_type=product')
    const terms = [...document.querySelectorAll('div.aws_search_terms.tagcloud > a.aws_term_suggestion')]
    expect(terms.length).toBeGreaterThan(1)
    for (const term of terms) {
      expect(term.getAttribute('href')).toMatch(/^\/\?s=.+&post_type=product&type_aws=true$/)
    }
    for (const path of ['/?s=cup', `/?s=rhinoceros&${AS_FORM}`]) {
      expect((await page(path)).querySelector('.widget_layered_nav_filters, .aws_search_terms')).toBeNull()
    }
  })
})
