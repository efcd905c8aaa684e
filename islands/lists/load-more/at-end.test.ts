import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { fakeSizes } from '../../../tests/unit/fake-sizes'
import { one } from '../../../tests/unit/fragment'
import { blog, ids, loader, openList, said, shown, type TestList, textOf } from './test-list'

vi.mock('dompurify', async (original) => {
  const { purifierStandIn } = await import('../../../tests/unit/purifier-stand-in')
  return purifierStandIn(original)
})

const WINDOW_PX = 900
let list: TestList
let layout: ReturnType<typeof fakeLayout>

/** Places the list's end at this distance from the page's top. */
function open(end = 3000, main = blog({ mode: 'infinite' })) {
  layout = fakeLayout({ '.blog-items': { top: 0, height: end } }, { viewportHeight: WINDOW_PX })
  list = openList(main)
  layout.frame()
}
/** Scrolls until the list's end is this far below the window. */
function scrollTo(belowPx: number, end = 3000) {
  layout.scroll(end - WINDOW_PX - belowPx)
}
const page = (number: number, next: string | null = `/news/page/${number + 1}/`) =>
  blog({ mode: 'infinite', items: ids(number * 10, 2), next })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  list.unmount()
  vi.useRealTimers()
})

describe('[S50] infinite scroll', () => {
  test.each([
    [41, 0],
    [40, 1],
    [0, 1],
    [-2000, 1],
  ])(
    '[S50] infinite scroll: with the list’s end %i px below the window %i pages are requested (8.7, 8.9)',
    (below, asked) => {
      open()
      vi.advanceTimersByTime(100)
      scrollTo(below)
      expect(list.asked).toHaveLength(asked)
    },
  )

  test('[S50] infinite scroll: the loader has no text (8.7)', async () => {
    open()
    vi.advanceTimersByTime(100)
    scrollTo(0)
    expect(textOf(loader())).toBe('')
    expect(one('.pagenavi').style.display).toBe('none')
    expect(document.querySelector('.blog-load-more-pagination')).toBeNull()
    await list.answer(page(2))
    expect(shown()).toEqual([...ids(1, 4), ...ids(20, 2)])
    expect(said()).toBe('2 more items')
    vi.advanceTimersByTime(200)
    expect(loader()).toBeNull()
  })

  test('[S50] infinite scroll: scrolling during a load requests no further page (8.8)', () => {
    open()
    vi.advanceTimersByTime(100)
    for (let turn = 0; turn < 20; turn += 1) {
      scrollTo(-turn)
      vi.advanceTimersByTime(100)
    }
    expect(list.asked).toEqual(['/news/page/2/'])
  })

  test('[S50] infinite scroll: it checks every 100 ms, and once more after the last scroll', () => {
    open()
    const look = vi.mocked(one('.blog-items').getBoundingClientRect).mockClear()
    for (let turn = 3; turn > 0; turn -= 1) scrollTo(500 + turn)
    expect(look).not.toHaveBeenCalled()
    scrollTo(0)
    expect(list.asked).toHaveLength(0)
    vi.advanceTimersByTime(150)
    expect(look).toHaveBeenCalledOnce()
    expect(list.asked).toHaveLength(1)
  })

  test('[S50] infinite scroll: pages are loaded until the list fills the window', async () => {
    open(300)
    expect(list.asked).toHaveLength(1)
    await list.answer(page(2))
    layout.place('.blog-items', { top: 0, height: 600 })
    vi.advanceTimersByTime(150)
    expect(list.asked).toHaveLength(2)
    await list.answer(page(3))
    vi.advanceTimersByTime(500)
    expect(list.asked, 'all that came was filtered out').toHaveLength(2)
  })

  test('[S50] infinite scroll: a list in a closed tab waits until the tab opens', () => {
    const sizes = fakeSizes()
    layout = fakeLayout({})
    list = openList(blog({ mode: 'infinite' }))
    layout.frame()
    vi.advanceTimersByTime(500)
    expect(list.asked).toHaveLength(0)
    layout.place('.blog-items', { top: 0, height: 300 })
    sizes.tell(one('.blog-items'))
    layout.frame()
    expect(list.asked).toHaveLength(1)
    list.unmount()
    expect(sizes.watched).toEqual([])
  })

  test('[S50] infinite scroll: after the last page no text is shown', async () => {
    open(300)
    await list.answer(page(2, null))
    expect(textOf(loader())).toBe('')
    expect(one('.text').className).toContain('all-loaded')
    layout.place('.blog-items', { top: 0, height: 500 })
    scrollTo(0)
    vi.advanceTimersByTime(500)
    expect(list.asked).toHaveLength(1)
    expect(one('.pagenavi').style.display).toBe('none')
    expect(said()).toBe('2 more items')
  })

  test('[S50] infinite scroll: after the last page the list is not watched any more', async () => {
    open(300)
    await list.answer(page(2, null))
    vi.advanceTimersByTime(2000)
    const look = vi.mocked(one('.blog-items').getBoundingClientRect).mockClear()
    scrollTo(0)
    vi.advanceTimersByTime(500)
    expect(look).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[S50] infinite scroll: an empty page ends the list without a text', async () => {
    open(300)
    const before = said()
    await list.answer(blog({ mode: 'infinite', items: [] }))
    vi.advanceTimersByTime(1000)
    expect(loader()?.style.opacity).toBe('0')
    expect(textOf(loader())).toBe('')
    expect(said()).toBe(before)
  })

  test('[S50] infinite scroll: it goes on when the page comes back from the back/forward cache', async () => {
    open(300)
    window.dispatchEvent(new Event('pagehide'))
    await list.fail()
    vi.advanceTimersByTime(150)
    expect(list.asked).toEqual(['/news/page/2/', '/news/page/2/'])
    expect(list.page.report).not.toHaveBeenCalled()
  })

  test('[S50] infinite scroll: after a failure the links are shown, and nothing more is requested (8.5)', async () => {
    open(300)
    await list.answer('', 500)
    vi.advanceTimersByTime(1000)
    expect(loader()?.style.opacity).toBe('0')
    expect(one('.pagenavi').style.display).toBe('')
    layout.place('.blog-items', { top: 0, height: 500 })
    layout.scroll(10)
    vi.advanceTimersByTime(500)
    expect(list.asked).toHaveLength(1)
  })

  test('[S50] infinite scroll: links with the focus are hidden once it has left them', () => {
    open()
    vi.advanceTimersByTime(100)
    one('.pagenavi a').focus()
    scrollTo(0)
    expect(one('.pagenavi').style.display).toBe('')
    one('.blog-item a').focus()
    expect(one('.pagenavi').style.display).toBe('none')
  })

  test('[S50] infinite scroll: without a next page, or unmounted, the list is not watched', () => {
    open(300, blog({ mode: 'infinite', next: null }))
    expect(list.asked).toHaveLength(0)
    list.unmount()
    open()
    list.unmount()
    vi.advanceTimersByTime(100)
    scrollTo(0)
    expect(list.asked).toHaveLength(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
