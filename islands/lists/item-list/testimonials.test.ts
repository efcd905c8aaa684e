import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'

const bricks = { layout: vi.fn(), reload: vi.fn(), destroy: vi.fn() }
const createMasonry = vi.fn((_: unknown) => bricks)
let page: FakePage

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.doMock('../../../legacy-shims/masonry', () => ({ createMasonry }))
  showFragment('bricks')
  page = fakePage()
})
afterEach(() => {
  unmountAll()
  vi.doUnmock('../../legacy-shims/masonry')
  vi.useRealTimers()
})

async function wake() {
  const mount = mounter((await import('.')).mount)
  const view = fakeView()
  mount(one('ul.masonry-items'), page)
  view.show()
}
const arrived = () => vi.dynamicImportSettled()

test.each([
  ['', true],
  ['rtl', false],
])(
  '[P16] masonry: on a page of class "%s" the first column is the left one: %s',
  async (body, isOriginLeft) => {
    document.body.className = body
    await wake()
    await arrived()
    expect(createMasonry).toHaveBeenCalledExactlyOnceWith({
      container: one('ul.masonry-items'),
      isOriginLeft,
    })
  },
)

test('[P16] masonry: it is laid out again 500 ms later', async () => {
  await wake()
  await arrived()
  vi.advanceTimersByTime(499)
  expect(bricks.layout).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(bricks.layout).toHaveBeenCalledTimes(1)
})

test('[P16] masonry: late items are laid out too', async () => {
  await wake()
  await arrived()
  one('ul.masonry-items').insertAdjacentHTML('beforeend', '<li class="testimonial"><b>New</b></li>')
  page.tellMarkup(one('li:last-child b'))
  expect(bricks.reload).not.toHaveBeenCalled()
  page.tellMarkup(one('li:last-child'))
  expect(bricks.reload).toHaveBeenCalledTimes(1)
})

test('[P16] masonry: unmounting restores the items, and nothing is laid out any more', async () => {
  await wake()
  await arrived()
  unmountAll()
  vi.advanceTimersByTime(1000)
  expect(bricks.destroy).toHaveBeenCalledTimes(1)
  expect(bricks.layout).not.toHaveBeenCalled()
})

test('[P16] masonry: unmounted before the library has loaded, the list stays as printed', async () => {
  await wake()
  unmountAll()
  await arrived()
  expect(createMasonry).not.toHaveBeenCalled()
})

test('[P16] masonry: without the library the list stays as printed, and the error is reported', async () => {
  const before = document.body.innerHTML
  createMasonry.mockImplementationOnce(() => {
    throw new Error('no library')
  })
  await wake()
  await arrived()
  expect(page.report).toHaveBeenCalledTimes(1)
  expect(document.body.innerHTML).toBe(before)
})
