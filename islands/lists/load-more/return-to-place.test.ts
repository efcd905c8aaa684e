import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { blog, ids, openList, settle, shown, type TestList } from './test-list'

vi.mock('dompurify', async (original) => {
  const { purifierStandIn } = await import('../../../tests/unit/purifier-stand-in')
  return purifierStandIn(original)
})

let list: TestList
const scrollBy = vi.fn()

function visit(type: 'navigate' | 'back_forward' | 'reload') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
  list = openList(blog())
}
/** Loads one page, scrolls the sixth item into view and leaves the page. */
async function leave() {
  visit('navigate')
  document.querySelector<HTMLElement>('.load-more-btn')?.click()
  await list.answer(blog({ items: ids(5, 4), next: '/news/page/3/' }))
  window.dispatchEvent(new Event('pagehide'))
  list.unmount()
}
function put(kept: string) {
  const { pathname, search } = window.location
  sessionStorage.setItem(`laurel-place ${pathname}${search} .blog-items 0`, kept)
}
async function answerAgain() {
  await list.answer(blog({ items: ids(5, 4), next: '/news/page/3/' }))
  vi.advanceTimersByTime(50)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollBy', scrollBy.mockClear())
  fakeLayout({ '.blog-item': { top: -300, height: 100 }, '#post-6, #post-6 ~ *': { top: 20, height: 100 } })
})
afterEach(() => {
  list.unmount()
  vi.useRealTimers()
})

describe('[S50] coming back to a list', () => {
  test('[S50] back: the loaded pages are loaded again, and the scroll position is restored', async () => {
    await leave()
    visit('back_forward')
    expect(list.asked).toEqual(['/news/page/2/'])
    await answerAgain()
    expect(shown()).toEqual(ids(1, 8))
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
    await settle()
    expect(list.asked).toHaveLength(1)
  })

  test('[S50] back: a visitor who scrolls meanwhile is not moved', async () => {
    await leave()
    visit('back_forward')
    window.dispatchEvent(new Event('wheel'))
    await answerAgain()
    expect(scrollBy).not.toHaveBeenCalled()
  })

  test('[S50] back: leaving before the place is restored keeps the saved place', async () => {
    await leave()
    visit('back_forward')
    window.dispatchEvent(new Event('pagehide'))
    list.unmount()
    visit('back_forward')
    await answerAgain()
    expect(scrollBy).toHaveBeenCalledOnce()
  })

  test.each(['navigate', 'reload'] as const)(
    '[S50] back: a page that was not returned to (%s) starts at its first page',
    async (type) => {
      await leave()
      visit(type)
      expect(list.asked).toEqual([])
    },
  )

  test('[S50] back: without loaded pages nothing happens', () => {
    visit('navigate')
    window.dispatchEvent(new Event('pagehide'))
    list.unmount()
    visit('back_forward')
    expect(list.asked).toEqual([])
  })

  test.each(['', 'x', '0 1 2', '1 2', '1e9 1 1', '-1 0 0'])(
    '[S50] back: an invalid saved place (%s) is ignored',
    (kept) => {
      put(kept)
      visit('back_forward')
      expect(list.asked).toEqual([])
    },
  )

  test('[S50] back: ten pages are loaded at most', async () => {
    put('40 0 0')
    visit('back_forward')
    for (let page = 3; page < 16; page += 1)
      await list.answer(blog({ items: [`of-${page}`], next: `/news/page/${page}/` }))
    expect(list.asked).toHaveLength(10)
  })

  test('[S50] back: unmounting stops the restoration', async () => {
    put('1 2 20')
    visit('back_forward')
    list.unmount()
    await settle()
    vi.advanceTimersByTime(50)
    expect(scrollBy).not.toHaveBeenCalled()
  })

  test('[S50] back: a page that fails to load ends the restoration', async () => {
    await leave()
    visit('back_forward')
    await list.fail()
    vi.advanceTimersByTime(50)
    expect(list.asked).toHaveLength(1)
  })
})
