import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAdoption } from '../../../src/dom/adoption'
import { layOutList } from '../../../src/page/list-layout'
import { fakeAnimations } from '../../../tests/unit/animations'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { type FakeView, fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { createSizes } from './size-items'

const mount = mounter(island)

const bricks = { layout: vi.fn(), reload: vi.fn(), destroy: vi.fn() }
const createMasonry = vi.fn((_: unknown) => bricks)
vi.mock('../../../legacy-shims/masonry', () => ({
  createMasonry: (options: unknown) => createMasonry(options),
}))

const BLOG = '.blog-items'
const WORKS = '.portfolio-items'
let page: FakePage
let view: FakeView

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  view = fakeView()
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

function start(selector: string) {
  page = fakePage()
  mount(one(selector), page)
}
function show(selector: string, fragment = 'item-list') {
  showFragment(fragment)
  start(selector)
}
/** The list is near enough to be laid out, and in view. */
async function come(selector: string) {
  view.show(one(selector))
  await vi.dynamicImportSettled()
}
const animated = (selector = BLOG) =>
  [...document.querySelectorAll(`${selector} > li:not(.grid-sizer)`)].map(({ classList }) =>
    classList.contains('item-animated'),
  )
const pass = (ms: number) => vi.advanceTimersByTime(ms)
const NONE = [false, false, false]
const ALL = [true, true, true]

describe('[S62] item list', () => {
  test('[S62] item list: in view the items fade in 200 ms apart, each within 800 ms (5.2)', async () => {
    show(BLOG)
    await come(BLOG)
    pass(799)
    expect(animated()).toEqual(NONE)
    pass(1)
    expect(animated()).toEqual([true, false, false])
    pass(399)
    expect(animated()).toEqual([true, true, false])
    pass(1)
    expect(animated()).toEqual(ALL)
  })

  test('[S62] item list: below the fold nothing happens, and the library is not loaded (5.3)', async () => {
    show(BLOG)
    view.hide()
    pass(60_000)
    await vi.dynamicImportSettled()
    expect(animated()).toEqual(NONE)
    expect(createMasonry).not.toHaveBeenCalled()
    view.show(one(BLOG), '600px')
    await vi.dynamicImportSettled()
    expect(createMasonry).toHaveBeenCalledTimes(1)
    pass(60_000)
    expect(animated()).toEqual(NONE)
  })

  test('[S62] item list: a multi-size list starts 300 ms later', async () => {
    show(WORKS)
    await come(WORKS)
    pass(1099)
    expect(animated(WORKS)[0]).toBe(false)
    pass(1)
    expect(animated(WORKS)[0]).toBe(true)
  })

  test('[S62] item list: items wait for their pictures, but not for a broken one (5.14)', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    show(WORKS)
    await come(WORKS)
    pass(2000)
    expect(createMasonry).toHaveBeenCalledTimes(1)
    expect(animated(WORKS)[0]).toBe(false)
    for (const image of document.querySelectorAll('img')) image.dispatchEvent(new Event('error'))
    pass(1100)
    expect(animated(WORKS)[0]).toBe(true)
  })

  test('[S62] item list: a laid-out blog gets its class, and is laid out again 500 ms later', async () => {
    show(BLOG)
    expect(one(BLOG).classList.contains('isotope-loaded')).toBe(false)
    await come(BLOG)
    expect(one(BLOG).classList.contains('isotope-loaded')).toBe(true)
    pass(499)
    expect(bricks.layout).not.toHaveBeenCalled()
    pass(1)
    expect(bricks.layout).toHaveBeenCalledTimes(1)
  })

  test('[S62] item list: a standard portfolio fires `resize` after 1000 ms', () => {
    document.body.innerHTML = '<ul class="portfolio-items filterable-items standard-portfolio"></ul>'
    const onResize = vi.fn()
    window.addEventListener('resize', onResize)
    start(WORKS)
    pass(999)
    expect(onResize).not.toHaveBeenCalled()
    pass(1)
    expect(onResize).toHaveBeenCalledTimes(1)
    window.removeEventListener('resize', onResize)
  })

  test('[S62] item list: the sizer sets the column width, and is not laid out', async () => {
    show(WORKS)
    await come(WORKS)
    type Options = { columnWidth: Element; itemSelector: string; fillsHoles: boolean }
    const [options] = createMasonry.mock.calls[0] as [Options]
    expect(options.columnWidth).toBe(one('.grid-sizer'))
    expect(options.fillsHoles).toBe(true)
    expect(document.querySelectorAll(`.portfolio-items ${options.itemSelector}`)).toHaveLength(4)
    expect(one('.grid-sizer').classList.contains('item-animated')).toBe(false)
  })

  test('[S62] item list: without ResizeObserver masonry is laid out again when the window is resized', async () => {
    vi.stubGlobal('ResizeObserver', undefined)
    Reflect.deleteProperty(window, 'ResizeObserver')
    show(BLOG)
    await come(BLOG)
    pass(1000)
    bricks.layout.mockClear()
    window.dispatchEvent(new Event('scroll'))
    pass(50)
    expect(bricks.layout).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('resize'))
    pass(50)
    expect(bricks.layout).toHaveBeenCalledTimes(1)
  })

  test('[S62] item list: in right-to-left text the first column is the right one', async () => {
    document.body.className = 'rtl'
    show(BLOG)
    await come(BLOG)
    expect(createMasonry).toHaveBeenCalledWith(expect.objectContaining({ isOriginLeft: false }))
  })

  test('[S62] item list: late items are shown and laid out at once', async () => {
    show(BLOG)
    await come(BLOG)
    pass(5000)
    bricks.layout.mockClear()
    one(BLOG).insertAdjacentHTML('beforeend', '<li class="blog-item"><p></p></li>')
    page.tellMarkup(one(`${BLOG} > :last-child`))
    expect(animated()).toEqual([...ALL, true])
    expect(bricks.reload).toHaveBeenCalledTimes(1)
    layOutList(one(BLOG))
    expect(bricks.layout).toHaveBeenCalledTimes(1)
  })

  test('[S62] item list: a multi-size list is laid out again when pictures become sliders', async () => {
    show(WORKS)
    await come(WORKS)
    page.tellMarkup(one('.flexslider'))
    expect(bricks.layout).toHaveBeenCalledTimes(1)
    expect(bricks.reload).not.toHaveBeenCalled()
  })

  test.each([
    ['less motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
    ['an old browser', () => vi.stubGlobal('IntersectionObserver', undefined)],
  ])('[S62] item list: all items show at once with %s', (_, prepare) => {
    prepare()
    if (_ === 'an old browser') Reflect.deleteProperty(window, 'IntersectionObserver')
    show(BLOG)
    expect(animated()).toEqual(ALL)
  })

  test.each(['timeline-items', 'social-blog masonry-items'])(
    '[S62] item list: another island shows a list of class %s',
    (name) => {
      document.body.innerHTML = `<div class="blog-wrap"><ul class="blog-items ${name}"><li class="blog-item"></li></ul></div>`
      start(BLOG)
      expect(animated()).toEqual([true])
    },
  )

  test('[S62] item list: without the library the items show as printed, and the error is reported', async () => {
    createMasonry.mockImplementationOnce(() => {
      throw new Error('no library')
    })
    show(BLOG)
    await come(BLOG)
    pass(1200)
    expect(animated()).toEqual(ALL)
    expect(page.report).toHaveBeenCalledTimes(1)
  })

  test('[S62] item list: a library that does not load delays the items by 3 s at most', () => {
    show(BLOG)
    view.show(one(BLOG))
    pass(2999 + 800)
    expect(animated()).toEqual(NONE)
    pass(1)
    expect(animated()).toEqual([true, false, false])
    expect(one(BLOG).classList.contains('isotope-loaded')).toBe(false)
  })

  test('[S62] item list: a focused item shows at once', () => {
    show(BLOG)
    one(`${BLOG} a`).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(animated()).toEqual([true, false, false])
  })

  /** Masonry lowers the list from 500 px to 300 px. */
  async function showShorter({ top = 100 } = {}) {
    showFragment('item-list')
    const layout = fakeLayout({ [BLOG]: { top, height: 500 } })
    createMasonry.mockImplementationOnce(() => {
      layout.place(BLOG, { top, height: 300 })
      one(BLOG).style.height = '300px'
      return bricks
    })
    start(BLOG)
    await come(BLOG)
    layout.frame()
    return layout
  }

  test('[S62] item list: content below does not move up until the list’s end is out of view', async () => {
    const layout = await showShorter()
    expect(one(BLOG).style.minHeight).toBe('500px')
    pass(5000)
    expect(one(BLOG).style.minHeight).toBe('500px')
    layout.place(BLOG, { top: 1200, height: 300 })
    layout.scroll(10)
    expect(one(BLOG).style.minHeight).toBe('')
  })

  test.each([-400, 700])(
    '[S62] item list: with its top at %s px its end is out of view, and the height is not kept',
    async (top) => {
      await showShorter({ top })
      expect(one(BLOG).style.minHeight).toBe('')
    },
  )

  test('[S62] item list: content below moves up when the window’s width changes', async () => {
    const layout = await showShorter()
    layout.resize(window.innerWidth - 100)
    expect(one(BLOG).style.minHeight).toBe('')
  })

  test('[S62] item list: content below moves up at once when a filter hides items', async () => {
    await showShorter()
    layOutList(one(BLOG))
    expect(one(BLOG).style.minHeight).toBe('')
    expect(bricks.layout).toHaveBeenCalledTimes(1)
  })

  test('[S62] item list: all items show at once when reduced motion is switched on while they wait', async () => {
    show(BLOG)
    view.hide()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    expect(animated()).toEqual(NONE)
    await come(BLOG)
    expect(animated()).toEqual(ALL)
  })

  test('[S62] item list: a list that is hidden as a whole fades in within 800 ms', async () => {
    const animations = fakeAnimations()
    document.body.innerHTML =
      '<ul class="portfolio-items filterable-items standard-portfolio" style="opacity: 0;"><li class="portfolio-item"></li></ul>'
    start(WORKS)
    expect(one(WORKS).style.opacity).toBe('0')
    view.show(one(WORKS))
    expect(one(WORKS).style.opacity).toBe('1')
    const fade = animations.asked.find(({ element }) => element === one(WORKS))
    expect(fade?.duration).toBe(800)
    unmountAll()
    expect(one(WORKS).style.opacity).toBe('0')
    animations.restore()
  })

  test('[S62] item list: unmounting shows all items and restores the list', async () => {
    show(BLOG)
    await come(BLOG)
    unmountAll()
    expect(animated()).toEqual(ALL)
    expect(one(BLOG).className).toBe('blog-items masonry-items gutters thumbnail-default clearfix')
    expect(bricks.destroy).toHaveBeenCalledTimes(1)
    pass(5000)
    expect(bricks.layout).not.toHaveBeenCalled()
    expect([vi.getTimerCount(), view.watched.elements]).toEqual([0, 0])
  })
})

describe('[S62] sizes of items', () => {
  const wrap = (id: string) => one(`[id="${id}"] .multi-masonry-img-wrap`).style.height

  test('[S62] sizes: pictures make whole rows, slides are centred, and unmounting restores both', () => {
    showFragment('item-list')
    fakeLayout({
      '.size-standard': { height: 200 },
      '.size-standard .multi-masonry-img-wrap': { height: 200.6 },
      '.size-wide, .size-tall, .size-wide-tall': { height: 500 },
      '.slides > li': { height: 300 },
    })
    one('.size-standard').style.marginBottom = '30px'
    const before = document.body.innerHTML
    const adopted = createAdoption()
    createSizes(one(WORKS), adopted)()
    expect(['7001', '7002', '7003', '7004'].map(wrap)).toEqual(['200px', '200px', '430px', '430px'])
    expect(one('.slides').style.maxHeight).toBe('200px')
    expect(one('.slides > li').style.marginTop).toBe('-50px')
    adopted.restore()
    expect(document.body.innerHTML).toBe(before)
  })

  test('[S62] sizes: without a standard item the first tall one counts, even if others are wide', () => {
    showFragment('item-list')
    one('.size-standard').remove()
    one(WORKS).append(one('.size-tall'))
    fakeLayout({
      '.size-wide-tall': { height: 700 },
      '.size-tall': { height: 430 },
      '.size-wide': { height: 9 },
    })
    one('.size-tall').style.marginBottom = '30px'
    createSizes(one(WORKS), createAdoption())()
    expect(['7002', '7003', '7004'].map(wrap)).toEqual(['200px', '430px', '430px'])
  })

  test('[S62] sizes: a filter that hides all standard items changes no sizes at the same width', () => {
    showFragment('item-list')
    const layout = fakeLayout({
      [WORKS]: { width: 900 },
      '.size-standard': { height: 200 },
      '.size-wide, .size-tall, .size-wide-tall': { height: 500 },
    })
    const size = createSizes(one(WORKS), createAdoption())
    size()
    layout.place('.size-standard', { height: 0 })
    size()
    expect(['7002', '7003', '7004'].map(wrap)).toEqual(['200px', '400px', '400px'])
    layout.place(WORKS, { width: 600 })
    size()
    expect(['7002', '7003', '7004'].map(wrap)).toEqual(['250px', '500px', '500px'])
  })
})
