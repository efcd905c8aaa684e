import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answer, MAX_ROWS } from './answer'
import { readAnswer } from './read-answer'

/** As the server sends them (contract 06 §6.2). */
const PRODUCT = {
  id: 812,
  parent_id: 812,
  title: 'Gold Star <strong>Cup</strong>',
  excerpt: 'A 20 cm <strong>cup</strong>...',
  link: 'https://shop.example/product/gold-star-cup/',
  image: 'https://shop.example/uploads/gold-150x150.jpg',
  price: '<span class="woocommerce-Price-amount amount"><bdi>$24.95</bdi></span>',
  on_sale: false,
  sku: 'GSC-20',
  stock_status: { status: true, text: 'In stock' },
  featured: '',
  f_price: '24.95',
  f_rating: '0',
  f_reviews: 0,
  f_stock: true,
  f_sale: false,
}
const TERM = {
  name: 'Cups &amp; Bowls',
  id: '31',
  slug: 'cups',
  count: '14',
  link: 'https://shop.example/product-category/cups/',
  excerpt: '',
  parent: 0,
}
const TOP = {
  link: '/guide/',
  name: 'Guide',
  content: 'Fonts',
  link_data: 'target="_blank"',
  heading: 'Help',
}
const NOTHING = { tax: [], products: [], data: { top_text: '', notices: [], top_results: [] } }

const READ_PRODUCT = {
  title: PRODUCT.title,
  excerpt: PRODUCT.excerpt,
  link: PRODUCT.link,
  image: PRODUCT.image,
  price: PRODUCT.price,
  onSale: false,
  sku: 'GSC-20',
  stock: { inStock: true, text: 'In stock' },
  featured: false,
  categories: '',
}
const READ_TERM = {
  taxonomy: 'product_cat',
  name: TERM.name,
  count: '14',
  link: TERM.link,
  excerpt: '',
  heading: '',
  hierarchy: '',
}

const read = (response: unknown): Answer => readAnswer(Object(response))
const products = (...list: unknown[]) => read({ ...NOTHING, products: list }).products
const terms = (...list: unknown[]) => read({ ...NOTHING, tax: { product_cat: list } }).terms
const topResults = (...list: unknown[]) =>
  read({ ...NOTHING, data: { top_results: { guides: list } } }).topResults
const notices = (data: object) => read({ ...NOTHING, data }).notices
const copies = (count: number) => Array.from({ length: count }, () => ({ ...PRODUCT }))

describe('[S41] answer', () => {
  test('[S41] answer: a whole one', () => {
    const response = {
      tax: { product_cat: [TERM], product_tag: [{ ...TERM, name: 'Gold', count: '' }] },
      products: [{ ...PRODUCT, post_data: { ID: 812, post_password: 'secret' } }],
      data: {
        top_text: 'Free engraving',
        notices: { suggestions: 'Did you mean', showing_res_for: 'Showing results for' },
        top_results: { guides: [TOP], shops: [{ link: '/shop/', name: 'Shop', content: '', link_data: '' }] },
      },
    }
    expect(read(response)).toEqual({
      notices: ['Free engraving', 'Did you mean', 'Showing results for'],
      topResults: [
        {
          group: 'guides',
          link: '/guide/',
          name: 'Guide',
          excerpt: 'Fonts',
          linkData: 'target="_blank"',
          heading: 'Help',
        },
        { group: 'shops', link: '/shop/', name: 'Shop', excerpt: '', linkData: '', heading: '' },
      ],
      terms: [READ_TERM, { ...READ_TERM, taxonomy: 'product_tag', name: 'Gold', count: '' }],
      products: [READ_PRODUCT],
      cut: 0,
      response: { ...response, products: [PRODUCT] },
    })
  })

  test('[S41] answer: fields of newer releases', () => {
    const newer = { heading: 'Category', hierarchy: 'Trophies &gt; Sport', excerpt: 'For every sport' }
    expect(terms({ ...TERM, ...newer })).toEqual([{ ...READ_TERM, ...newer }])
    expect(products({ ...PRODUCT, categories: 'Trophies, Football' })).toEqual([
      { ...READ_PRODUCT, categories: 'Trophies, Football' },
    ])
  })

  test.each([
    ['an empty answer (row 20)', NOTHING],
    ['an empty object (row 47)', {}],
    ['an empty list (row 47)', []],
    ['an answer without its third part', { tax: [], products: [] }],
    ['parts that are nothing', { tax: null, products: null, data: null }],
    ['parts that are texts', { tax: 'cups', products: 'cup', data: 'top' }],
    ['parts that are numbers', { tax: 1, products: 2, data: 3 }],
    [
      'parts of parts that are texts',
      { data: { notices: 'n', top_results: 't' }, tax: { product_cat: 'cups' } },
    ],
  ])('[S44] answer: %s is valid, and holds nothing', (_, response) => {
    expect(read(response)).toEqual({
      notices: [],
      topResults: [],
      terms: [],
      products: [],
      cut: 0,
      response,
    })
  })

  test('[S41] answer: the products’ database rows are dropped', () => {
    const response = {
      products: [{ ...PRODUCT, post_data: { post_password: 'secret' } }, null, 'x', { post_data: 'secret' }],
    }
    expect(JSON.stringify(read(response))).not.toContain('secret')
    expect(read({ products: { 4: { ...PRODUCT, post_data: 'secret' } } }).response).toEqual({
      products: { 4: PRODUCT },
    })
  })
})

describe('[S41] answer: notices', () => {
  test.each([
    ['a list', ['Did you mean', 'Showing results for']],
    ['an object', { suggestions: 'Did you mean', showing_res_for: 'Showing results for' }],
  ])('[S41] answer: notices as %s (row 31)', (_, list) => {
    expect(notices({ notices: list })).toEqual(['Did you mean', 'Showing results for'])
  })

  test('[S41] answer: the top text comes first; empty texts are left out', () => {
    expect(notices({ top_text: 'Top', notices: ['', null, 7, ['x'], { a: 'x' }, false, 'Last'] })).toEqual([
      'Top',
      'Last',
    ])
    expect(notices({ top_text: '', notices: ['Last'] })).toEqual(['Last'])
    expect(notices({ top_text: null })).toEqual([])
  })
})

describe('[S41] answer: products', () => {
  const BARE = {
    title: 'Cup',
    link: '',
    image: '',
    featured: false,
    stock: null,
    sku: '',
    excerpt: '',
    price: '',
    onSale: false,
    categories: '',
  }
  const textFields = (value: unknown) => ({
    link: value,
    image: value,
    stock_status: value,
    sku: value,
    excerpt: value,
    price: value,
    categories: value,
  })

  test.each([[''], [null], [false], [undefined]])(
    '[S41] answer: a product whose fields are all %j has a title alone (row 26)',
    (empty) => {
      const product = { title: 'Cup', ...textFields(empty), featured: empty, on_sale: empty }
      expect(products(product)).toEqual([BARE])
    },
  )

  test.each([[{}], [[]], [{ 0: 'x' }], [['x']], [true]])(
    '[S44] answer: %j in place of a text counts as none',
    (odd) => {
      expect(products({ title: 'Cup', ...textFields(odd) })).toEqual([BARE])
    },
  )

  test('[S41] answer: a product with a title and nothing else', () => {
    expect(products({ title: 'Cup' })).toEqual([BARE])
  })

  test.each<[string, unknown, unknown]>([
    ['in stock', { status: true, text: 'In stock' }, { inStock: true, text: 'In stock' }],
    [
      'on backorder (row 27)',
      { status: false, text: 'On backorder' },
      { inStock: false, text: 'On backorder' },
    ],
    ['a number for yes', { status: 1, text: 'In stock' }, { inStock: true, text: 'In stock' }],
    ['an empty status', { status: '', text: 'Sold out' }, { inStock: false, text: 'Sold out' }],
    ['no status', { text: 'Sold out' }, { inStock: false, text: 'Sold out' }],
    ['no text', { status: true }, null],
    ['an empty text', { status: true, text: '' }, null],
    ['a text that is none', { status: true, text: ['x'] }, null],
    ['hidden by the shop', '', null],
    ['nothing', null, null],
    ['a list', [], null],
  ])('[S41] answer: stock, %s', (_, stock_status, stock) => {
    expect(products({ ...PRODUCT, stock_status })).toEqual([{ ...READ_PRODUCT, stock }])
  })

  test.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    ['', false],
    [0, false],
    [null, false],
  ])('[S41] answer: featured and on sale, as %j: %s (row 28)', (value, flag) => {
    expect(products({ ...PRODUCT, featured: value, on_sale: value })).toEqual([
      { ...READ_PRODUCT, featured: flag, onSale: flag },
    ])
  })

  test('[S41] answer: numbers are texts', () => {
    expect(products({ ...PRODUCT, sku: 2024, price: 24.95 })).toMatchObject([{ sku: '2024', price: '24.95' }])
    expect(terms({ ...TERM, count: 14 })).toMatchObject([{ count: '14' }])
  })

  test('[S44] answer: products as an object with gaps (row 48)', () => {
    const response = { products: { 0: PRODUCT, 2: { ...PRODUCT, title: 'Medal' } } }
    expect(read(response).products).toEqual([READ_PRODUCT, { ...READ_PRODUCT, title: 'Medal' }])
  })

  test.each([
    ['null (row 49)', null],
    ['a text', 'cup'],
    ['a number', 7],
    ['a list', ['cup']],
    ['one without a title', { link: '/cup/' }],
    ['one with an empty title', { ...PRODUCT, title: '' }],
    ['one whose title is nothing', { ...PRODUCT, title: null }],
    ['one whose title is an object', { ...PRODUCT, title: { rendered: 'Cup' } }],
  ])('[S44] answer: %s among products is skipped, and the others stay', (_, odd) => {
    expect(products(PRODUCT, odd, PRODUCT)).toEqual([READ_PRODUCT, READ_PRODUCT])
  })
})

describe('[S41] answer: terms and top results', () => {
  test.each([
    ['null', null],
    ['one without a name', { ...TERM, name: undefined }],
    ['one with an empty name', { ...TERM, name: '' }],
    ['a text', 'Cups'],
  ])('[S44] answer: %s among terms and top results is skipped', (_, odd) => {
    expect(terms(TERM, odd, TERM)).toEqual([READ_TERM, READ_TERM])
    expect(topResults(TOP, odd, TOP)).toHaveLength(2)
  })

  test('[S44] answer: the server’s error in place of a link leaves a row without one', () => {
    expect(terms({ ...TERM, link: { errors: { invalid_term: ['Empty Term.'] } } })).toEqual([
      { ...READ_TERM, link: '' },
    ])
  })

  test('[S44] answer: terms and top results as objects with gaps', () => {
    const response = { tax: { product_cat: { 3: TERM } }, data: { top_results: { guides: { 1: TOP } } } }
    expect(read(response)).toMatchObject({ terms: [READ_TERM], topResults: [{ group: 'guides' }] })
  })

  test('[S44] answer: a taxonomy’s name may be anything', () => {
    const response: unknown = JSON.parse(
      `{"tax": {"__proto__": [${JSON.stringify(TERM)}], "a\\" onmouseover=\\"x": [${JSON.stringify(TERM)}], "length": [${JSON.stringify(TERM)}]}}`,
    )
    expect(read(response).terms.map(({ taxonomy }) => taxonomy)).toEqual([
      '__proto__',
      'a" onmouseover="x',
      'length',
    ])
  })

  test('[S41] answer: a top result with a name alone', () => {
    expect(topResults({ name: 'Guide' })).toEqual([
      { group: 'guides', name: 'Guide', link: '', excerpt: '', linkData: '', heading: '' },
    ])
  })
})

describe('[S44] answer: long ones', () => {
  test('[S44] answer: of 5000 products 500 are kept, and the others counted (row 50)', () => {
    const answer = read({ products: copies(5000) })
    expect([answer.products.length, answer.cut]).toEqual([500, 4500])
  })

  test('[S44] answer: as many as are kept leave none out', () => {
    expect(read({ products: copies(MAX_ROWS) })).toMatchObject({ cut: 0 })
    expect(read({ products: copies(MAX_ROWS + 1) })).toMatchObject({ cut: 1 })
  })

  test('[S44] answer: top results, terms and products share the room, in this order', () => {
    const answer = read({
      tax: { product_cat: Array.from({ length: 300 }, () => TERM), product_tag: [TERM] },
      products: copies(300),
      data: { top_results: { guides: Array.from({ length: 100 }, () => TOP) } },
    })
    expect([answer.topResults.length, answer.terms.length, answer.products.length, answer.cut]).toEqual([
      100, 301, 99, 201,
    ])
  })

  test('[S44] answer: malformed rows do not count towards the limit', () => {
    const answer = read({ products: [...Array.from({ length: 600 }, () => null), ...copies(500)] })
    expect([answer.products.length, answer.cut]).toEqual([500, 0])
  })
})

describe('[S44] answer: properties', () => {
  const anyKey = fc.constantFrom(
    ...[
      'tax',
      'products',
      'data',
      'top_text',
      'notices',
      'top_results',
      'title',
      'name',
      'link',
      'post_data',
    ],
    ...[
      'stock_status',
      'status',
      'text',
      'on_sale',
      'featured',
      'sku',
      'count',
      'link_data',
      '__proto__',
      '0',
    ],
  )
  const { odd: anyOdd } = fc.letrec<{ odd: unknown }>((tie) => ({
    odd: fc.oneof(
      { maxDepth: 6, depthSize: 'large' },
      fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null)),
      fc.array(tie('odd'), { maxLength: 4 }),
      fc.dictionary(anyKey, tie('odd'), { maxKeys: 6 }),
    ),
  }))
  const anyAnswer = fc.record(
    { tax: anyOdd, products: anyOdd, data: anyOdd },
    { requiredKeys: [], noNullPrototype: true },
  )
  /** Makes of a value what JSON keeps of it. */
  const arrive = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

  test('[S44] answer: any object in JSON is read; it never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anyOdd), (value) => {
        const response = arrive(value)
        fc.pre(typeof response === 'object' && response !== null)
        expect(read(response).response).toBe(response)
      }),
      { numRuns: 500 },
    )
  })

  test('[S44] answer: every row of any response has a name, and every field its type', () => {
    fc.assert(
      fc.property(anyAnswer, (value) => {
        const answer = read(arrive(value))
        for (const notice of answer.notices) expect(notice).not.toBe('')
        const rows = [
          ...answer.topResults.map(({ name, ...row }) => ({ name, row })),
          ...answer.terms.map(({ name, ...row }) => ({ name, row })),
          ...answer.products.map(({ title, stock, featured, onSale, ...row }) => {
            expect([typeof featured, typeof onSale]).toEqual(['boolean', 'boolean'])
            if (stock) expect([typeof stock.inStock, stock.text !== '']).toEqual(['boolean', true])
            return { name: title, row }
          }),
        ]
        for (const { name, row } of rows) {
          expect(name).not.toBe('')
          for (const field of Object.values(row)) expect(field).toBeTypeOf('string')
        }
      }),
      { numRuns: 500 },
    )
  })

  test('[S41] answer: every well-formed product is kept in order, with anything in between', () => {
    const anyItem = fc.oneof(
      fc.string({ minLength: 1 }).map((title) => ({ title })),
      fc.constantFrom(null, '', 7, {}, [], { title: '' }),
    )
    fc.assert(
      fc.property(fc.array(anyItem), fc.boolean(), (items, asObject) => {
        const titles = items.flatMap((item) =>
          typeof item === 'object' && item !== null && 'title' in item && item.title ? [item.title] : [],
        )
        const list = asObject ? { ...items } : items
        expect(read({ products: arrive(list) }).products.map(({ title }) => title)).toEqual(titles)
      }),
    )
  })
})

describe('[S44] [X11] a search answer that is too long to show', () => {
  const long = '<b>a</b>'.repeat(5000)

  test('[S44] [X11] search answer: long texts are shortened, URLs are not', () => {
    const { products, terms, topResults, notices } = read({
      products: [
        { title: long, excerpt: long, price: long, sku: long, categories: long, link: long, image: long },
      ],
      tax: { metal: [{ name: long, excerpt: long, heading: long, hierarchy: long, count: long }] },
      data: { top_text: long, notices: [long], top_results: { a: [{ name: long, content: long }] } },
    })
    const start = long.slice(0, 5000)
    expect(products).toMatchObject([
      { title: start, excerpt: start, price: start, sku: start, categories: start, link: long, image: long },
    ])
    expect(terms).toMatchObject([
      { name: start, excerpt: start, heading: start, hierarchy: start, count: start },
    ])
    expect(topResults).toMatchObject([{ name: start, excerpt: start }])
    expect(notices).toEqual([start, start])
  })

  test('[S44] [X11] search answer: notices count towards the limit of rows', () => {
    const { notices, products, cut } = read({
      products: [PRODUCT],
      data: { notices: Array.from({ length: MAX_ROWS + 7 }, (_, number) => `notice ${number}`) },
    })
    expect([notices.length, notices.at(-1), products.length, cut]).toEqual([MAX_ROWS, 'notice 499', 0, 8])
  })
})
