import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { one, showFragment } from '../../../tests/unit/fragment'
import {
  blog,
  button,
  ids,
  item,
  links,
  loader,
  openList,
  said,
  shown,
  type TestList,
  textOf,
} from './test-list'

vi.mock('dompurify', async (original) => {
  const { purifierStandIn } = await import('../../../tests/unit/purifier-stand-in')
  return purifierStandIn(original)
})

let list: TestList

const PARAMS = '<div id="inf-scroll-params" data-msgtext="Laden" data-finishedmsg="Alles da"></div>'
const opacity = (element: HTMLElement | null) => element?.style.opacity

function open(main = blog()) {
  list = openList(main)
}
async function press(answer = blog({ items: ids(5, 4), next: '/news/page/3/' }), status?: number) {
  button().click()
  await list.answer(answer, status)
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  list.unmount()
  vi.useRealTimers()
})

describe('[S50] load-more button', () => {
  test('[S50] load more: a click requests one page, hides the button and shows the loader’s text (8.1)', () => {
    const resized = vi.fn()
    window.addEventListener('resize', resized)
    open()
    expect(one('.blog-items-wrap').className).toContain('blog-load-more-pagination')
    button().click()
    window.removeEventListener('resize', resized)
    expect(list.asked).toEqual(['/news/page/2/'])
    expect(button().style.display).toBe('none')
    expect(resized).toHaveBeenCalledOnce()
    expect(one('.blog-items-wrap').lastElementChild).toBe(loader())
    expect(textOf(loader())).toBe('Loading...')
    expect(one('.blog-items').getAttribute('aria-busy')).toBe('true')
    expect(one('.pagenavi').style.display).toBe('none')
  })

  test('[S50] load more: the request accepts HTML and has no other headers', () => {
    open()
    button().click()
    expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ headers: { Accept: 'text/html' } })
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.body).toBeUndefined()
  })

  test('[S50] load more: items are appended in order, the button comes back after 200 ms, and the loader hides (8.2)', async () => {
    open()
    await press()
    expect(shown()).toEqual(ids(1, 8))
    expect(button().style.display).toBe('none')
    vi.advanceTimersByTime(199)
    expect(button().style.display).toBe('none')
    vi.advanceTimersByTime(1)
    expect(button().style.display).toBe('block')
    expect(loader()).toBeNull()
    expect(one('.blog-items').hasAttribute('aria-busy')).toBe(false)
    expect(said()).toBe('4 more items')
  })

  test('[S50] load more: the fetched page’s next link is the next page (8.3)', async () => {
    open()
    await press(blog({ items: ids(5, 4), next: '/news/older/c/' }))
    vi.runAllTimers()
    button().click()
    expect(list.asked).toEqual(['/news/page/2/', '/news/older/c/'])
  })

  test.each([
    ['500', 500, blog({ items: ids(5, 4) })],
    ['404', 404, ''],
    ['a page without the list', 200, '<p>There has been a critical error.</p>'],
    ['nothing', 200, ''],
  ])(
    '[S50] load more: an answer of %s ends the loading and shows the links (8.5)',
    async (_, status, answer) => {
      open()
      await press(answer, status)
      expect(loader()?.querySelector('.all-loaded')).not.toBeNull()
      expect(textOf(loader()), 'there is more').toBe('')
      expect(opacity(one('#infscr-loading .spinner'))).toBe('0')
      vi.advanceTimersByTime(999)
      expect(opacity(loader())).toBe('1')
      vi.advanceTimersByTime(1)
      expect(opacity(loader())).toBe('0')
      vi.runAllTimers()
      expect(button().style.display).toBe('none')
      button().click()
      expect(list.asked).toHaveLength(1)
      expect(shown()).toEqual(ids(1, 4))
      expect(list.page.report).toHaveBeenCalledOnce()
      expect(list.page.report.mock.calls[0]?.[1]).toBe('call')
      expect(one('.pagination-wrap').className).not.toContain('hidden')
      expect(one('.pagenavi').style.display).toBe('')
      expect(said()).toMatch(/could not be loaded/)
    },
  )

  test('[S50] load more: after a network failure the link leads to the page that failed', async () => {
    open()
    await press()
    vi.runAllTimers()
    button().click()
    await list.fail()
    expect(new URL(one<HTMLAnchorElement>('li.next a').href).pathname).toBe('/news/page/3/')
  })

  test('[S50] load more: a request times out after 10 s', async () => {
    open()
    button().click()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(list.page.report).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(list.page.report).toHaveBeenCalledOnce()
  })

  test('[S50] load more: an answer without items ends the list (8.6)', async () => {
    open(`${blog()}${PARAMS}`)
    button().click()
    expect(textOf(loader())).toBe('Laden')
    await list.answer(blog({ items: [] }))
    const text = one('#infscr-loading .text')
    expect(text.textContent).toBe('Alles da')
    expect(text.classList.contains('all-loaded')).toBe(true)
    expect(opacity(text)).toBe('0.8')
    expect(opacity(one('#infscr-loading .spinner'))).toBe('0')
    vi.advanceTimersByTime(1000)
    expect(opacity(loader())).toBe('0')
    expect(one('.pagenavi').style.display).toBe('none')
    expect(list.page.report).not.toHaveBeenCalled()
  })

  test('[S50] load more: the loader fades within 200 ms, and at the end within 500 ms', async () => {
    const faded: unknown[] = []
    Object.defineProperty(Element.prototype, 'animate', {
      configurable: true,
      value(this: Element, frames: { opacity: number }[], { duration }: { duration: number }) {
        faded.push([this.id || this.className, ...frames.map(({ opacity }) => Number(opacity)), duration])
        return { cancel() {} }
      },
    })
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'animate'))
    open()
    await press()
    expect(faded.splice(0)).toEqual([
      ['infscr-loading', 0, 1, 200],
      ['infscr-loading', 1, 0, 200],
    ])
    vi.runAllTimers()
    button().click()
    await list.answer(blog({ items: [] }))
    vi.advanceTimersByTime(1000)
    expect(faded).toEqual([
      ['infscr-loading', 0, 1, 200],
      ['spinner', 1, 0, 500],
      ['infscr-loading', 1, 0, 500],
    ])
  })

  test('[S50] load more: a double click sends one request (8.12)', () => {
    open()
    button().click()
    button().click()
    expect(list.asked).toHaveLength(1)
  })

  test('[S50] load more: scripts and handlers of the fetched page are removed (8.14)', async () => {
    open()
    await press(
      `<script>window.hacked = 1</script>${blog({ items: ids(5, 1) }).replace('<h3>', '<script>window.hacked = 1</script><img src="x" onclick="window.hacked = 1"><h3>')}`,
    )
    expect(shown()).toContain('post-5')
    expect(document.querySelector('script, [onclick]')).toBeNull()
    expect('hacked' in window).toBe(false)
  })

  test('[S50] load more: after the last page the finished text shows instead of the button (8.15)', async () => {
    open()
    await press(blog({ items: ids(5, 2), next: null }))
    expect(shown()).toEqual(ids(1, 6))
    expect(textOf(loader())).toBe('All items loaded')
    vi.runAllTimers()
    expect(button().style.display).toBe('none')
    expect(said()).toBe('2 more items. All items loaded')
  })

  test('[S50] load more: after a page without links the button stays, and its next press shows the finished text', async () => {
    open()
    await press(blog({ items: ids(5, 2), next: undefined }))
    vi.runAllTimers()
    expect(button().style.display).toBe('block')
    button().click()
    vi.runAllTimers()
    expect(list.asked).toHaveLength(1)
    expect(button().style.display).toBe('none')
    expect(textOf(loader())).toBe('All items loaded')
  })

  test.each([
    ['to itself', '/news/page/2/'],
    ['back to the first page', '/'],
    ['to another site', 'https://elsewhere.example/news/page/3/'],
  ])('[S50] load more: a next link %s ends the list', async (_, next) => {
    open()
    await press(blog({ items: ids(5, 2), next }))
    vi.runAllTimers()
    expect(button().style.display).toBe('none')
  })

  test.each(['/news/page/2/', '/archive/b/', 'https://elsewhere.example/archive/c/'])(
    '[S50] load more: after a redirect, a next link back to %s ends the list',
    async (next) => {
      open()
      button().click()
      await list.answer(blog({ items: ids(5, 2), next }), 200, '/archive/b/')
      vi.runAllTimers()
      expect(button().style.display).toBe('none')
    },
  )

  test('[S50] load more: a next link is resolved against the page’s final address', async () => {
    open()
    button().click()
    await list.answer(blog({ items: ids(5, 2), next: '../c/' }), 200, '/archive/b/')
    vi.runAllTimers()
    button().click()
    expect(list.asked).toEqual(['/news/page/2/', '/archive/c/'])
  })

  test('[S50] load more: items that new posts have moved to the next page are not added twice', async () => {
    open()
    await press(blog({ items: ids(3, 4), next: '/news/page/3/' }))
    expect(shown()).toEqual(ids(1, 6))
  })

  test('[S50] load more: an id that all items share does not identify them', async () => {
    const same = (count: number) => `${blog({ items: Array(count).fill('post') })}`
    open(same(4))
    await press(same(2))
    expect(shown()).toHaveLength(6)
  })

  test('[S50] load more: `noscript` content is removed', async () => {
    open()
    const lazy = '<img data-src="/medal.jpg" alt=""><noscript><img src="/medal.jpg" alt=""></noscript><h3>'
    await press(blog({ items: ids(5, 1) }).replace('<h3>', lazy))
    expect(one('#post-5').querySelectorAll('img')).toHaveLength(1)
    expect(one('#post-5').textContent).toBe('Medalspost-5')
  })

  test('[S50] load more: frames of other sites are kept, and nested items stay in their items', async () => {
    open()
    const film = '<iframe src="https://films.example/embed/7"></iframe>'
    await press(blog({ items: ['post-5'] }).replace('</h3>', `</h3>${film}<ul>${item('related')}</ul>`))
    expect(one('#post-5 iframe').getAttribute('src')).toBe('https://films.example/embed/7')
    expect(one('.blog-items').children).toHaveLength(5)
    expect(one('#related').closest('#post-5')).toBe(one('#post-5'))
  })

  test('[S50] load more: a page without new items is skipped', async () => {
    open()
    await press(blog({ items: ids(1, 4), next: '/news/page/3/' }))
    expect(list.asked).toEqual(['/news/page/2/', '/news/page/3/'])
    await list.answer(blog({ items: ids(5, 1), next: null }))
    expect(shown()).toEqual(ids(1, 5))
  })

  test('[S50] load more: a server that always answers the same items gets four requests', async () => {
    open()
    button().click()
    for (const number of [3, 4, 5, 6]) await list.answer(blog({ next: `/news/page/${number}/` }))
    expect(list.asked).toHaveLength(4)
    expect(textOf(loader())).toBe('All items loaded')
  })

  test('[S50] load more: without a next page at the start the button is hidden', () => {
    open(blog({ next: null }))
    expect(button().style.display).toBe('none')
    button().click()
    expect(list.asked).toEqual([])
  })

  test('[S50] load more: if the next page is on another site, the links are shown', () => {
    open(blog({ next: 'https://elsewhere.example/news/page/2/' }))
    expect(button().style.display).toBe('none')
    expect(one('.pagination-wrap').className).not.toContain('hidden')
    list.unmount()
    expect(one('.pagination-wrap').matches('.hidden:not([style])')).toBe(true)
  })

  test('[S50] load more: lists without the setting are left alone (8.11)', () => {
    open(`${blog({ mode: 'off' })}<a href="#" class="load-more-btn">Load More</a>`)
    const before = document.body.innerHTML
    button().click()
    expect(list.asked).toEqual([])
    expect(document.body.innerHTML).toBe(before)
  })

  test('[S50] load more: the spinner is a copy of the page’s, hidden from screen readers', () => {
    open(`${blog()}<div class="sf-svg-loader"><i class="drawn"></i></div>`)
    button().click()
    expect(one('#infscr-loading .spinner').innerHTML).toBe('<i class="drawn"></i>')
    expect(one('#infscr-loading .spinner').getAttribute('aria-hidden')).toBe('true')
    expect(document.querySelectorAll('.drawn')).toHaveLength(2)
  })

  test('[S50] load more: with sticky sidebars `resize` fires after 200 ms', async () => {
    open(`${blog()}<div id="sf-included" class="stickysidebars"></div>`)
    await press()
    const resized = vi.fn()
    window.addEventListener('resize', resized)
    vi.advanceTimersByTime(199)
    expect(resized).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(resized).toHaveBeenCalledOnce()
    window.removeEventListener('resize', resized)
  })

  test('[S50] load more: if leaving the page aborts a request, the button is back on return', async () => {
    open()
    button().click()
    window.dispatchEvent(new Event('pagehide'))
    await list.fail()
    expect(button().style.display).toBe('block')
    expect(loader()).toBeNull()
    expect(list.page.report).not.toHaveBeenCalled()
    button().click()
    expect(list.asked).toEqual(['/news/page/2/', '/news/page/2/'])
  })

  test('[S50] load more: unmounting restores everything but the items; mounted again, it goes on after them', async () => {
    open()
    list.unmount()
    expect(document.body.innerHTML).toBe(blog())
    open()
    await press()
    list.unmount()
    expect(loader()).toBeNull()
    expect(button().getAttribute('style')).toBeNull()
    list = openList(document.body.innerHTML.replace('<ul ', '<ul aria-busy="false" '))
    button().click()
    expect(list.asked).toEqual(['/news/page/3/'])
    list.unmount()
    await list.answer(blog({ items: ids(9, 1) }))
    expect(shown()).toEqual(ids(1, 8))
    expect(one('.blog-items').getAttribute('aria-busy')).toBe('false')
  })

  test('[S50] load more: Space and Enter press the button, other mouse buttons do not', () => {
    open()
    expect(button().getAttribute('role')).toBe('button')
    button().dispatchEvent(new MouseEvent('click', { ctrlKey: true, cancelable: true }))
    expect(list.asked).toEqual([])
    button().dispatchEvent(new KeyboardEvent('keydown', { key: ' ' }))
    expect(list.asked).toHaveLength(1)
  })
})

describe('[S50] focus of the load-more button', () => {
  const focused = () => document.activeElement
  /** jsdom and happy-dom have no layout, so every element without `display: none` counts as visible. */
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
      return (this.closest('[style*="display: none"]') ? [] : [{}]) as unknown as DOMRectList
    })
  })

  test('[S50] load more: the focus moves to the loader, and then to the first new item', async () => {
    open()
    button().focus()
    button().click()
    expect(focused()).toBe(loader())
    await list.answer(blog({ items: ids(5, 4), next: '/news/page/3/' }))
    vi.advanceTimersByTime(50)
    expect(focused()?.textContent).toBe('post-5')
    expect(focused()?.parentElement?.localName).toBe('h3')
    vi.runAllTimers()
    expect(focused()?.textContent).toBe('post-5')
  })

  test('[S50] load more: if a filter hides all new items, the focus returns to the button', async () => {
    open()
    button().focus()
    button().click()
    await list.answer(blog({ items: ids(5, 4), next: '/news/page/3/' }))
    for (const id of ids(5, 4)) one(`#${id}`).style.display = 'none'
    vi.advanceTimersByTime(200)
    expect(focused()).toBe(button())
  })

  test('[S50] load more: the loader is not `display: none` while it may have the focus', async () => {
    open()
    await press()
    expect(opacity(loader())).toBe('0')
    expect(loader()?.style.display).toBe('')
  })

  test('[S50] load more: after a failure the focus moves to the next link', async () => {
    open()
    button().focus()
    button().click()
    await list.fail()
    expect(focused()).toBe(one('li.next a'))
  })

  test('[S50] load more: at the end of the list the focus moves to the last item', async () => {
    open()
    button().focus()
    button().click()
    await list.answer(blog({ items: [] }))
    expect(focused()?.textContent).toBe('post-4')
  })

  test('[S50] load more: a focus that the visitor has moved stays', async () => {
    open(`${blog()}<a id="elsewhere" href="/">x</a>`)
    button().focus()
    button().click()
    one('#elsewhere').focus()
    await list.answer(blog({ items: ids(5, 4) }))
    vi.runAllTimers()
    expect(focused()).toBe(one('#elsewhere'))
  })
})

describe('[S50] load more: the list of a button', () => {
  test('[S50] load more: each of several lists loads its own items from its own pages', async () => {
    open(blog().replace('clearfix', 'clearfix first') + blog({ items: ['b-1'], next: '/other/page/2/' }))
    list.unmount()
    const both = [...document.querySelectorAll('.load-more-btn')]
    both[1]?.classList.add('second')
    list = openList(document.body.innerHTML, '.second')
    one('.second').click()
    expect(list.asked).toEqual(['/other/page/2/'])
    await list.answer(blog({ items: ids(1, 4) }) + blog({ items: ['b-2'], next: null }))
    expect(one('.first').children).toHaveLength(4)
    expect(shown()).toEqual([...ids(1, 4), 'b-1', 'b-2'])
  })

  test('[S50] load more: the first of several lists takes its own items of the next page', async () => {
    open(blog() + blog({ items: ['b-1'], next: '/other/page/2/' }))
    await press(blog({ items: ['a-2'], next: null }) + blog({ items: ['b-2'], next: null }))
    expect(shown()).toEqual([...ids(1, 4), 'a-2', 'b-1'])
  })

  test('[S50] load more: a button between lists belongs to the list before it', () => {
    const beside = (name: string) =>
      `<ul class="blog-items ${name}">${item(name)}</ul><a href="#" class="load-more-btn ${name}-more">More</a><div class="pagination-wrap load-more infinite-scroll-enabled">${links(`/${name}/2/`)}</div>`
    for (const name of ['one', 'two']) {
      list = openList(`<div>${beside('one')}${beside('two')}</div>`, `.${name}-more`)
      one(`.${name}-more`).click()
      expect(list.asked).toEqual([`/${name}/2/`])
      list.unmount()
    }
  })

  test('[S50] load more: a portfolio adds items without the sizer', async () => {
    const works = (items: string) =>
      `<div class="portfolio-wrap"><div class="spb-asset-content"><div class="grid"><ul class="portfolio-items"><li class="portfolio-item grid-sizer"></li>${items}</ul></div>
      <a href="#" class="load-more-btn">More</a><div class="pagination-wrap load-more infinite-scroll-enabled">${links('/works/page/2/')}</div></div></div>`
    open(works('<li class="portfolio-item" id="1"></li>'))
    expect(one('.grid').className).toContain('portfolio-load-more-pagination')
    button().click()
    expect(loader()?.parentElement?.className).toBe('spb-asset-content')
    await list.answer(works('<li class="portfolio-item" id="2"></li>'))
    expect([...one('.portfolio-items').children].map(({ id }) => id)).toEqual(['', '1', '2'])
  })

  const shop = (items: string, last = '<a href="/shop/page/2/">2</a>', more = '') =>
    `<div class="woocommerce-shop-page"><div class="page-content"><ul id="products" class="products">${items}</ul>
    <a href="#" class="load-more-btn">More</a><div class="pagination-wrap load-more infinite-scroll-enabled"><ul class="pagenavi"><li><a href="/elsewhere/">1</a></li><li>${last}</li></ul></div></div>${more}</div>`
  const product = (id: number) =>
    `<li class="product"><a href="/product/x/"><h3>x</h3></a><a data-product_id="${id}" href="?add-to-cart=${id}">Add</a></li>`
  const products = () =>
    [...document.querySelectorAll('#products > .product [data-product_id]')].map((link) =>
      link.getAttribute('data-product_id'),
    )

  test('[S50] load more: the shop adds its products, not those of its sidebar (8.10)', async () => {
    document.body.className = 'archive woocommerce'
    open(shop(product(1)))
    button().click()
    expect(list.asked).toEqual(['/shop/page/2/'])
    expect(one('.pagination-wrap').style.display).toBe('none')
    expect(one('.page-content').className).toContain('products-load-more-pagination')
    expect(one('.page-content').lastElementChild).toBe(loader())
    await list.answer(
      shop(
        product(1) + product(2),
        '<span>2</span>',
        `<ul class="products"><li class="product">${product(9)}</li></ul>`,
      ),
    )
    expect(products()).toEqual(['1', '2'])
    vi.runAllTimers()
    expect(button().style.display).toBe('none')
  })

  test('[S50] load more: in the shop `li.next` is preferred to the last link', () => {
    document.body.className = 'archive woocommerce'
    const last = '<a href="/shop/page/9/">9</a>'
    open(shop(product(1), last).replace('<li>', '<li class="next"><a href="/shop/page/2/">Next</a></li><li>'))
    button().click()
    expect(list.asked).toEqual(['/shop/page/2/'])
  })

  test('[S50] load more: products outside of the shop are left alone', () => {
    document.body.className = 'page woocommerce'
    open(shop(product(1)))
    button().click()
    expect(list.asked).toEqual([])
  })

  test('[S50] load more: in a social grid new items are added to the parent of the others', async () => {
    const grid = (id: string) =>
      `<div class="blog-items-wrap"><div class="blog-items blog-grid-items"><ul class="grid-items"><li class="blog-item" id="${id}"></li></ul></div><a href="#" class="load-more-btn">More</a><div class="pagination-wrap load-more infinite-scroll-enabled">${links('/news/page/2/')}</div></div>`
    open(grid('a'))
    await press(grid('b'))
    expect([...one('.grid-items').children].map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('[S50] load more: buttons without a list, or without a next page of this site, do nothing', () => {
    showFragment('load-more.odd')
    const before = document.body.innerHTML
    const buttons = document.querySelectorAll('.load-more-btn').length
    for (let index = 0; index < buttons; index += 1) {
      document.body.innerHTML = before
      document.querySelectorAll('.load-more-btn')[index]?.classList.add('this')
      list = openList(document.body.innerHTML, '.this')
      one('.this').click()
      expect(list.asked).toEqual([])
      list.unmount()
    }
    expect(buttons).toBe(3)
  })
})
