import { afterEach, describe, expect, test, vi } from 'vitest'
import { htmlIn } from '../../../tests/unit/answer-marks'
import { one } from '../../../tests/unit/fragment'
import {
  all,
  answerOf,
  block,
  category,
  click,
  field,
  followed,
  freshMount,
  heard,
  heardOf,
  heardTypes,
  isShown,
  makePageTall,
  manyProducts,
  microtasks,
  NOTHING,
  pass,
  product,
  productsOf,
  rows,
  search,
  setUpSearch,
  show,
  texts,
  titles,
  type,
  until,
  wake,
} from '../../../tests/unit/search-box'
import { settle } from '../../../tests/unit/settle'

setUpSearch()

/** Attributes that laurel adds to the plugin's markup for screen readers and the runtime. Other tests check them. */
const ADDED = /^(id|role|tabindex|aria-.*|data-laurel-answer)$/

/** Elements as lines, with their attributes in order of name; the inside of a picture is laurel's own affair. */
function outline(node: Node): string[] {
  if (node instanceof Text) return node.data.trim() ? [node.data.replaceAll('\u00a0', '&nbsp;')] : []
  if (!(node instanceof Element)) return []
  const attributes = [...node.attributes]
    .filter(({ name }) => !ADDED.test(name) && node.localName !== 'svg')
    .map(({ name, value }) => `${name}="${name === 'style' ? value.replace(/[\s;]/g, '') : value}"`)
  const inside = node.localName === 'svg' ? [] : [...node.childNodes].flatMap(outline)
  return [`<${[node.localName, ...attributes.sort()].join(' ')}>`, ...inside.map((line) => `  ${line}`)]
}

const outlineOf = (html: string) => {
  const element = document.createElement('div')
  element.innerHTML = html
  return [...element.childNodes].flatMap(outline)
}
function shown(): string[] {
  const copy = block().cloneNode(true)
  copy.normalize()
  return [...copy.childNodes].flatMap(outline)
}
const row = (index = 0) => {
  const found = rows()[index]
  if (!found) throw new Error(`There is no row ${index}`)
  return found
}
const link = (index = 0) => one<HTMLAnchorElement>('.aws_result_link_top', row(index))

/** A search that finds one product. */
async function findOne(more: object, config = {}) {
  await show({ config })
  await search('cup', { products: [product('Gold Cup', more)] })
}

const BARE = {
  excerpt: '',
  image: '',
  price: '',
  on_sale: '',
  sku: '',
  stock_status: '',
  featured: '',
  categories: '',
}
const BLOCK = { searchLayout: 'block' }

const FULL = {
  title: 'Gold Star <strong>Cup</strong>',
  link: '/product/gold-star-cup/',
  image: '/uploads/gold-star-150x150.jpg',
  featured: true,
  sku: 'GSC-20',
  excerpt: 'A 20 cm <strong>cup</strong> on marble',
  price: '<del>$32.00</del> <ins>$24.95</ins>',
  on_sale: true,
  categories: 'Trophies, Football',
}

const EVERYTHING = answerOf({
  tax: {
    product_cat: [
      category('Football Trophies', {
        link: '/product-category/football/',
        heading: 'Category',
        hierarchy: 'Trophies &gt; Sport',
      }),
    ],
  },
  products: [product('', FULL)],
  top_text: 'Free engraving this week',
  top_results: {
    guides: [
      {
        link: '/engraving-guide/',
        name: 'Engraving guide',
        content: 'Fonts and line limits',
        link_data: 'target="_blank"',
        heading: 'Guide',
      },
    ],
  },
})

describe('[S41] live search: the list', () => {
  test('[S41] live search: the list layout, to the letter (row 24)', async () => {
    await show({ config: { searchLayout: 'list' } })
    await search('cup', EVERYTHING)
    expect(shown()).toEqual(
      outlineOf(`
<ul>
  <div class="aws_top_text">Free engraving this week</div>
  <li class="aws_result_item aws_result_top_custom_item aws_result_top_custom_item_guides" style="position:relative;">
    <div class="aws_result_link">
      <a class="aws_result_link_top" target="_blank" rel="noopener" href="/engraving-guide/">Engraving guide</a>
      <span class="aws_result_content">
        <span class="aws_result_title">Engraving guide</span>
        <span class="aws_result_excerpt">Fonts and line limits</span>
      </span>
    </div>
  </li>
  <li class="aws_result_item aws_result_tag aws_result_tax_product_cat" style="position:relative;">
    <div class="aws_result_link">
      <a class="aws_result_link_top" href="/product-category/football/">Football Trophies</a>
      <span class="aws_result_content">
        <span class="aws_result_title">Football Trophies<span class="aws_result_count">&nbsp;(14)</span></span>
      </span>
    </div>
  </li>
  <li class="aws_result_item" style="position:relative;">
    <div class="aws_result_link">
      <a class="aws_result_link_top" href="/product/gold-star-cup/">Gold Star Cup</a>
      <span class="aws_result_image"><img src="/uploads/gold-star-150x150.jpg" alt="" loading="lazy"></span>
      <span class="aws_result_content">
        <span class="aws_result_title">Gold Star <strong>Cup</strong><span class="aws_result_featured" title="Featured"><svg></svg></span></span>
        <span class="aws_result_stock in">In stock</span>
        <span class="aws_result_sku">SKU: GSC-20</span>
        <span class="aws_result_excerpt">A 20 cm <strong>cup</strong> on marble</span>
        <span class="aws_result_price"><del>$32.00</del> <ins>$24.95</ins></span>
      </span>
      <span class="aws_result_sale"><span class="aws_onsale">Sale!</span></span>
    </div>
  </li>
  <li class="aws_result_item aws_search_more"><a href="#">View all results</a></li>
</ul>`),
    )
  })

  test('[S41] live search: the block layout, to the letter (row 25)', async () => {
    await show({ config: BLOCK })
    await search('cup', EVERYTHING)
    expect(shown()).toEqual(
      outlineOf(`
<div class="aws_result_scroll"><div class="aws_result_inner"><div class="aws_results style-inline">
  <div class="aws_top_text">Free engraving this week</div>
  <div class="aws_result_item aws_result_top_custom_item aws_result_top_custom_item_guides" style="position:relative;">
    <a class="aws_result_link_top" target="_blank" rel="noopener" href="/engraving-guide/">Engraving guide</a>
    <span class="aws_result_content">
      <span class="aws_result_head"><span class="aws_result_top_custom_item_title"><span class="aws_result_heading">Guide</span>Engraving guide</span></span>
      <span class="aws_result_excerpt">Fonts and line limits</span>
    </span>
  </div>
  <div class="aws_result_item aws_result_tag aws_result_tax_product_cat" style="position:relative;">
    <a class="aws_result_link_top" href="/product-category/football/">Football Trophies</a>
    <span class="aws_result_content"><span class="aws_result_head"><span class="aws_result_tax_title">
      <span class="aws_result_heading">Category</span>Football Trophies<span class="aws_result_count">&nbsp;(14)</span><span class="aws_result_hierarchy">Trophies &gt; Sport</span>
    </span></span></span>
  </div>
  <div class="aws_result_item on-sale">
    <a class="aws_result_link_top" href="/product/gold-star-cup/">Gold Star Cup</a>
    <span class="aws_result_image"><img src="/uploads/gold-star-150x150.jpg" alt="" loading="lazy"></span>
    <span class="aws_result_content">
      <span class="aws_result_head">
        <span class="aws_result_title">Gold Star <strong>Cup</strong><span class="aws_result_featured" title="Featured"><svg></svg></span></span>
        <span class="aws_result_price"><del>$32.00</del> <ins>$24.95</ins></span>
      </span>
      <span class="aws_result_stock in">In stock</span>
      <span class="aws_result_sku">SKU: GSC-20</span>
      <span class="aws_result_excerpt">A 20 cm <strong>cup</strong> on marble</span>
      <span class="aws_result_term">Trophies, Football</span>
    </span>
    <span class="aws_result_sale"><span class="aws_onsale">Sale!</span></span>
  </div>
  <a class="aws_result_item aws_search_more" href="#">View all results</a>
</div></div></div>`),
    )
  })

  test.each([
    ['list', {}, '<ul><li class="aws_result_item aws_no_result">Nothing found</li></ul>'],
    [
      'block',
      BLOCK,
      '<div class="aws_result_scroll"><div class="aws_result_inner"><div class="aws_results style-inline">' +
        '<span class="aws_result_item aws_no_result">Nothing found</span></div></div></div>',
    ],
  ])('[S41] live search: nothing found, in the %s layout (row 20)', async (_, config, html) => {
    await show({ config })
    await search('cup', NOTHING)
    expect(shown()).toEqual(outlineOf(html))
    expect(isShown()).toBe(true)
  })

  test('[S41] live search: every kind in its place, however the server sends them', async () => {
    await show()
    await search(
      'cup',
      answerOf({
        products: [product('Gold Cup'), product('Silver Cup')],
        top_results: { a: [{ name: 'A1' }, { name: 'A2' }], b: [{ name: 'B1' }] },
        tax: { product_tag: [category('Tag')], product_cat: [category('Cat'), category('Dog')] },
        notices: { showing_res_for: 'Notice 1', suggestions: 'Notice 2' },
        top_text: 'Top text',
      }),
    )
    await until(() => all('.aws_search_more').length > 0)
    const kinds = all('.aws_top_text, .aws_result_link_top, .aws_search_more', block())
    expect(kinds.map(({ textContent }) => textContent)).toEqual(
      [
        'Top text',
        'Notice 1',
        'Notice 2',
        'A1',
        'A2',
        'B1',
        'Tag',
        'Cat',
        'Dog',
        'Gold Cup',
        'Silver Cup',
      ].concat('View all results'),
    )
  })

  test.each([
    ['a list', ['One', 'Two']],
    ['an object', { suggestions: 'One', showing_res_for: 'Two' }],
  ])('[S41] live search: notices as %s (row 31)', async (_, notices) => {
    await show()
    await search('cup', answerOf({ notices }))
    expect(texts('.aws_top_text')).toEqual(['One', 'Two'])
  })

  test('[S41] live search: terms alone lead to no further results, and are results (row 19)', async () => {
    await show()
    await search('cup', answerOf({ tax: { product_cat: [category('Cups')] } }))
    expect(rows().map(({ className }) => className)).toEqual([
      'aws_result_item aws_result_tag aws_result_tax_product_cat',
    ])
  })

  test('[S41] live search: what the shop puts on top is no result (row 21)', async () => {
    await show()
    await search('cup', answerOf({ top_results: { guides: [{ name: 'Guide', link: '/guide/' }] } }))
    expect(rows().map(({ className }) => className)).toEqual([
      'aws_result_item aws_result_top_custom_item aws_result_top_custom_item_guides',
      'aws_result_item aws_no_result',
    ])
  })

  test.each([
    ['data-show-more', '', 0],
    ['data-show-more', 'false', 0],
    ['data-show-more', null, 1],
    ['data-show-page', 'false', 0],
    ['data-show-page', '', 0],
    ['data-show-page', null, 1],
  ])(
    '[S41] live search: with %s %j, %d rows lead to all results (rows 17, 18)',
    async (name, value, count) => {
      await show({ attributes: { [name]: value } })
      await search('cup')
      expect(all('.aws_search_more')).toHaveLength(count)
      expect(titles()).toHaveLength(3)
    },
  )

  test('[S41] live search: the next answer takes the place of the last', async () => {
    await show()
    await search('cup', EVERYTHING)
    await search('medal', productsOf('Gold Medal'))
    expect(titles()).toEqual(['Gold Medal'])
    expect(all('.aws_top_text, .aws_onsale, .aws_result_featured')).toEqual([])
    await search('x', NOTHING)
    expect(rows().map(({ textContent }) => textContent)).toEqual(['Nothing found'])
  })
})

describe('[S41] live search: a product', () => {
  test.each([
    [
      'list',
      {},
      '<li class="aws_result_item" style="position:relative"><div class="aws_result_link">' +
        '<a class="aws_result_link_top" href="/product/Gold%20Cup/">Gold Cup</a>' +
        '<span class="aws_result_content"><span class="aws_result_title">Gold Cup</span></span></div></li>',
    ],
    [
      'block',
      BLOCK,
      '<div class="aws_result_item"><a class="aws_result_link_top" href="/product/Gold%20Cup/">Gold Cup</a>' +
        '<span class="aws_result_content"><span class="aws_result_head">' +
        '<span class="aws_result_title">Gold Cup</span></span></span></div>',
    ],
  ])(
    '[S41] live search: without anything else it is a link and a title, in the %s layout (row 26)',
    async (_, config, html) => {
      await findOne(BARE, config)
      expect(outline(row())).toEqual(outlineOf(html))
    },
  )

  test.each([null, false, undefined])('[S41] live search: so is one whose parts are %s', async (nothing) => {
    await findOne(Object.fromEntries(Object.keys(BARE).map((name) => [name, nothing])))
    expect(all('.aws_result_link *', row()).map(({ className }) => className)).toEqual([
      'aws_result_link_top',
      'aws_result_content',
      'aws_result_title',
    ])
  })

  test.each([
    [{ status: false, text: 'On backorder' }, 'aws_result_stock out', 'On backorder'],
    [{ status: '', text: 'Out of stock' }, 'aws_result_stock out', 'Out of stock'],
    [{ status: 1, text: '<b>In</b> stock &amp; ready' }, 'aws_result_stock in', 'In stock & ready'],
  ])('[S41] live search: a stock of %j (row 27)', async (stock_status, className, text) => {
    await findOne({ stock_status })
    expect(one('.aws_result_stock').className).toBe(className)
    expect(one('.aws_result_stock').textContent).toBe(text)
  })

  test('[S41] live search: a featured product has a star in its title (row 28)', async () => {
    await findOne({ featured: true })
    expect(one('.aws_result_title > .aws_result_featured').title).toBe('Featured')
    expect(all('.aws_result_featured > svg')).toHaveLength(1)
  })

  test('[S41] live search: a title with several matches keeps them, its link has the text (row 35)', async () => {
    await findOne({ title: 'Gold <strong>Cup</strong> and <strong>Star</strong>' })
    expect(link().textContent).toBe('Gold Cup and Star')
    expect(texts('.aws_result_title strong')).toEqual(['Cup', 'Star'])
  })

  test('[S41] live search: what a labels plugin puts into a title is shown', async () => {
    await findOne({
      title:
        '<div class="aws_result_labels"><div><span style="color:red" class="new">New</span></div></div>Cup',
    })
    expect(texts('.aws_result_title .aws_result_labels .new')).toEqual(['New'])
    expect(one('.new').hasAttribute('style')).toBe(false)
  })

  test('[S41] live search: a match in the middle of an entity is shown as what results', async () => {
    await findOne({ title: 'Cups &<strong>amp</strong>; Bowls' })
    expect(one('.aws_result_title').textContent).toBe('Cups &amp; Bowls')
  })

  test('[S41] live search: a picture that cannot be loaded leaves no frame, and the next one has its chance', async () => {
    await findOne({})
    all('.aws_result_image img')[0]?.dispatchEvent(new Event('error'))
    await settle()
    expect(all('.aws_result_image')).toEqual([])
    await search('silver', { products: [product('Silver Cup', { image: '/uploads/silver.jpg' })] })
    expect(all('.aws_result_image img').map((image) => image.getAttribute('src'))).toEqual([
      '/uploads/silver.jpg',
    ])
  })
})

describe('[S41] live search: a term', () => {
  const findTerm = async (more: object, taxonomy = 'product_cat') => {
    await show()
    await search('cup', { tax: { [taxonomy]: [category('Cups', more)] } })
  }

  test.each([
    ['14', 'Cups\u00a0(14)'],
    ['', 'Cups'],
    [7, 'Cups\u00a0(7)'],
    [null, 'Cups'],
  ])('[S41] live search: a count of %j (row 29)', async (count, title) => {
    await findTerm({ count })
    expect(titles()).toEqual([title])
    expect(all('.aws_result_count')).toHaveLength(count ? 1 : 0)
    expect(link().textContent).toBe('Cups')
  })

  test('[S41] live search: a name with an entity (row 30)', async () => {
    await findTerm({ name: 'Cups &amp; Bowls', count: '' })
    expect(titles()).toEqual(['Cups & Bowls'])
    expect(link().textContent).toBe('Cups & Bowls')
  })

  test('[S41] live search: an excerpt of an extension is shown', async () => {
    await findTerm({ excerpt: 'For <b>clubs</b>' })
    expect(htmlIn(one('.aws_result_excerpt'))).toBe('For <b>clubs</b>')
  })

  test('[S41] live search: a link that is none leads nowhere', async () => {
    await findTerm({ link: { errors: { invalid_taxonomy: ['Invalid'] } } })
    expect(link().hasAttribute('href')).toBe(false)
  })

  test.each([
    ['product_tag', 'aws_result_item aws_result_tag aws_result_tax_product_tag'],
    ['a" onmouseover="x', 'aws_result_item aws_result_tag aws_result_tax_aonmouseoverx'],
    ['"><img src=x>', 'aws_result_item aws_result_tag aws_result_tax_imgsrcx'],
    ['商品', 'aws_result_item aws_result_tag'],
  ])(
    '[S41] live search: the taxonomy %s becomes a class as far as it can (row 39)',
    async (taxonomy, classes) => {
      await findTerm({}, taxonomy)
      expect(row().className).toBe(classes)
      expect(row().getAttributeNames().sort()).toEqual(['class', 'role', 'style'])
    },
  )
})

describe('[S41] live search: texts', () => {
  test('[S41] live search: without the shop’s words there are others (row 22)', async () => {
    await show()
    await search('cup', { products: [product('Cup', { on_sale: true })] })
    expect(one('.aws_onsale').textContent).toBe('Sale!')
    expect(one('.aws_result_sku').textContent).toBe('SKU: GSC-20')
    expect(one('.aws_search_more').textContent).toBe('View all results')
  })

  test('[S41] live search: each of the shop’s words by itself (row 22)', async () => {
    vi.stubGlobal('aws_vars', { sku: 'Nr. ', showmore: 'Show <all>', noresults: 7 })
    await show()
    await search('cup', { products: [product('Cup', { on_sale: true })] })
    expect(one('.aws_onsale').textContent).toBe('Sale!')
    expect(one('.aws_result_sku').textContent).toBe('Nr. GSC-20')
    expect(one('.aws_search_more').textContent).toBe('Show <all>')
    await search('x', NOTHING)
    expect(one('.aws_no_result').textContent).toBe('Nothing found')
  })

  test('[S41] live search: the words for nothing may hold a link, but no script (row 23)', async () => {
    vi.stubGlobal('aws_vars', {
      noresults: 'No luck, <a href="/contact/" onclick="hacked()">ask us</a><script>hacked()</script>',
    })
    await show()
    await search('cup', NOTHING)
    expect(htmlIn(one('.aws_no_result'))).toBe('No luck, <a href="/contact/">ask us</a>')
    expect(await click(one('.aws_no_result a'))).toEqual({ prevented: false })
    expect(followed).toEqual(['/contact/'])
  })
})

describe('[S41] live search: answers that mean harm', () => {
  afterEach(() => expect(Reflect.get(window, 'hacked')).toBeUndefined())

  const HACK = 'window.hacked=1'

  test('[S41] live search: a title with a script and a broken picture (row 36)', async () => {
    await findOne({ title: `<img src=x onerror="${HACK}">Cup<script>${HACK}</script>` })
    expect(htmlIn(one('.aws_result_title'))).toBe('<img src="x">Cup')
    expect(link().textContent).toBe('Cup')
    expect(all('script', block())).toEqual([])
  })

  test.each([
    ['link', `javascript:${HACK}`],
    ['link', ` java\tscript:${HACK}`],
    ['link', 'data:text/html,x'],
    ['link', 7],
  ])('[S41] live search: a %s that is no address: %s (row 37)', async (name, value) => {
    await findOne({ [name]: value === 7 ? { a: 7 } : value })
    expect(link().hasAttribute('href')).toBe(false)
  })

  test.each([`javascript:${HACK}`, 'data:text/html,x', 'data:image/svg+xml,<svg/>'])(
    '[S41] live search: a picture that is none: %s (row 37)',
    async (image) => {
      await findOne({ image })
      expect(all('.aws_result_image')).toEqual([])
    },
  )

  test('[S41] live search: attributes for a link are let through by name (row 38)', async () => {
    await show()
    await search(
      'cup',
      answerOf({
        top_results: {
          'a" onclick="x': [
            {
              name: '<b onclick="x()">Guide</b><img src=x>',
              link: '/guide/',
              content: 'See <a href="/x/" style="position:fixed">this</a>',
              link_data: `target="_blank" onclick="${HACK}" href="/evil" class="wide" data-ga="top" style="x"`,
            },
          ],
        },
      }),
    )
    const attributes = [...link().attributes].map(({ name, value }) => [name, value])
    expect(Object.fromEntries(attributes)).toMatchObject({
      class: 'aws_result_link_top wide',
      href: '/guide/',
      target: '_blank',
      rel: 'noopener',
      'data-ga': 'top',
    })
    expect(link().hasAttribute('onclick')).toBe(false)
    expect(link().hasAttribute('style')).toBe(false)
    expect(row().className).toBe(
      'aws_result_item aws_result_top_custom_item aws_result_top_custom_item_aonclickx',
    )
    expect(htmlIn(one('.aws_result_title'))).toBe('<b>Guide</b>')
    expect(htmlIn(one('.aws_result_excerpt'))).toBe('See <a href="/x/">this</a>')
  })

  test('[S41] live search: a stock number with a handler (row 40)', async () => {
    await findOne({ sku: `<b onmouseover="${HACK}">A1</b>` })
    expect(htmlIn(one('.aws_result_sku'))).toBe('SKU: <b>A1</b>')
  })

  test.each([
    ['excerpt', '.aws_result_excerpt', 'Text <a href="/x/">y</a>'],
    ['price', '.aws_result_price', 'Text y'],
    ['sku', '.aws_result_sku', 'SKU: Text y'],
  ])('[S41] live search: %s with what is not on its list', async (name, selector, html) => {
    const source = `Text <a href="/x/" id="a" onclick="${HACK}">y</a><iframe src="/x"></iframe><style>*{}</style>`
    await findOne({ [name]: source })
    expect(htmlIn(one(selector))).toBe(html)
  })

  test('[S41] live search: a notice and a top text', async () => {
    await show()
    const source = `<form action="/x"><input name="a">Hi</form><img src="/a.png" onload="${HACK}">`
    await search('cup', answerOf({ top_text: source, notices: [source] }))
    expect(all('.aws_top_text').map(htmlIn)).toEqual(Array(2).fill('Hi<img src="/a.png">'))
  })
})

describe('[S41] live search: long lists', () => {
  test('[S41] live search: the first rows show at once, the others when there is time; scripts hear of all', async () => {
    makePageTall()
    await show()
    await search('cup', manyProducts(60))
    await until(() => rows().length > 5)
    expect(rows()).toHaveLength(61)
    await search('medal')
    heard.length = 0
    field().value = 'cup'
    field().dispatchEvent(new Event('input', { bubbles: true }))
    await microtasks()
    expect(titles()).toEqual(Array.from({ length: 5 }, (_, number) => `Cup ${number}`))
    expect(isShown()).toBe(true)
    expect(heard).toEqual([])
    await until(() => heard.length > 0)
    expect(heardTypes()).toEqual(['awsShowingResults'])
    expect(rows()).toHaveLength(61)
    expect(titles()[59]).toBe('Cup 59')
  }, 30_000)

  test('[S41] live search: five rows are one list', async () => {
    await show()
    await search('cup', manyProducts(4))
    await search('medal')
    field().value = 'cup'
    field().dispatchEvent(new Event('input', { bubbles: true }))
    await microtasks()
    expect(rows()).toHaveLength(5)
    expect(rows()[4]?.className).toContain('aws_search_more')
    expect(heardOf('awsShowingResults')).toHaveLength(3)
  })

  test('[S41] live search: another answer before the rest is there', async () => {
    await show()
    await search('cup', manyProducts(60))
    await search('medal')
    field().value = 'cup'
    field().dispatchEvent(new Event('input', { bubbles: true }))
    await microtasks()
    await type('medal')
    await until(() => heardOf('awsShowingResults').length > 0)
    await settle()
    expect(titles()).toEqual(['Gold Cup', 'Silver Cup', 'Bronze Cup'])
    await pass(1000)
    expect(rows()).toHaveLength(4)
  }, 30_000)
})

describe('[S41] live search: which list', () => {
  const styled = (css: string) => {
    const style = document.createElement('style')
    style.textContent = css
    document.body.append(style)
  }

  test.each([
    ['.aws-search-result .aws_result_scroll { max-height: 500px }', 'DIV'],
    ['.aws-search-result ul { max-height: 400px }', 'UL'],
  ])('[S41] live search: under the style sheet "%s" it is a %s (row 92)', async (css, tag) => {
    await show({ asleep: true })
    styled(css)
    const printed = document.body.children.length
    await wake(await freshMount())
    // The block and its listbox; the question leaves nothing behind.
    expect(document.body.children).toHaveLength(printed + 2)
    await search('cup')
    expect(block().firstElementChild?.tagName).toBe(tag)
  })

  test('[S41] live search: the page is asked once', async () => {
    await show({ fragment: 'live-search.two', asleep: true })
    const mount = await freshMount()
    const look = vi.spyOn(window, 'getComputedStyle')
    await wake(mount)
    expect(look).toHaveBeenCalledOnce()
  })
})
