import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLayout } from '../../../../tests/unit/fake-layout'
import { one } from '../../../../tests/unit/fragment'
import { settle } from '../../../../tests/unit/settle'
import { act } from '../../test-feed'
import { pressCode } from './paging'
import { buttonIn, nextInput, noteIn, openFeed, post } from './test-feed'

vi.mock('dompurify', async (original) =>
  (await import('../../../../tests/unit/purifier-stand-in')).purifierStandIn(original),
)

const point = (element: Element, type: string) => act(() => element.dispatchEvent(new MouseEvent(type)))
const colorOf = ({ style }: HTMLElement) => style.background || style.backgroundColor
const asked: FrameRequestCallback[] = []
/** Draws a frame once answers are shown, and runs the timers that it has set. */
async function drawFrame() {
  await settle()
  for (const callback of asked.splice(0)) callback(0)
  await new Promise((resolve) => setTimeout(resolve))
}
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => asked.push(callback))
})

describe('[F10] page feed: the button', () => {
  test('[F10] page feed: the pointer sets the button’s colours', () => {
    const list = openFeed('#posts')
    const button = buttonIn(list.feed)
    expect(colorOf(button)).toBe('')
    point(button, 'pointerenter')
    expect(colorOf(button)).toMatch(/#dddddd|rgb\(221, 221, 221\)/)
    point(button, 'pointerleave')
    expect(colorOf(button)).toMatch(/#eeeeee|rgb\(238, 238, 238\)/)
    list.unmount()
    expect(colorOf(button)).toBe('')
  })

  test('[F10] page feed: a button without colours keeps its own', () => {
    const list = openFeed('#posts', 'feed-paging', (feed) => {
      buttonIn(feed).removeAttribute('data-cff-hover')
      buttonIn(feed).setAttribute('data-cff-bg', '')
    })
    point(buttonIn(list.feed), 'pointerenter')
    expect(colorOf(buttonIn(list.feed))).toBe('')
    buttonIn(list.feed).style.background = 'red'
    point(buttonIn(list.feed), 'pointerleave')
    expect(colorOf(buttonIn(list.feed))).toBe('red')
  })

  test('[F10] page feed: Space presses the button', () => {
    const list = openFeed('#posts')
    const key = { key: ' ', bubbles: true, cancelable: true }
    buttonIn(list.feed).dispatchEvent(new KeyboardEvent('keydown', key))
    expect(list.asked).toHaveLength(1)
  })

  describe('[F10] page feed: before its code is here', () => {
    beforeEach(() => {
      const code = pressCode.$code.get()
      pressCode.$code.set(undefined)
      return () => pressCode.$code.set(code)
    })
    const failing = () => vi.spyOn(pressCode, 'load').mockRejectedValue(new Error('offline'))

    test.each(['pointerenter', 'focusin'])('[F10] page feed: %s fetches the code of a press', (type) => {
      const list = openFeed('#posts')
      const load = failing()
      point(buttonIn(list.feed), type)
      expect(load).toHaveBeenCalledOnce()
    })

    test('[F10] page feed: a press before the code arrives shows the loader, and calls when the code is there', async () => {
      const list = openFeed('#posts')
      buttonIn(list.feed).click()
      expect(buttonIn(list.feed).classList.contains('cff-loading')).toBe(true)
      await vi.waitFor(() => expect(list.asked).toHaveLength(1))
    })

    test('[F10] page feed: a press whose code cannot be fetched shows the failure; the next one tries again', async () => {
      const list = openFeed('#posts')
      const load = failing()
      buttonIn(list.feed).click()
      await vi.waitFor(() => expect(list.feed.textContent).toContain('could not be loaded'))
      expect(list.page.report.mock.calls.map(([, stage]) => stage)).toEqual(['load'])
      load.mockRestore()
      buttonIn(list.feed).click()
      await vi.waitFor(() => expect(list.asked).toHaveLength(1))
    })
  })

  test('[F10] page feed: the focus moves to the first visible new item', async () => {
    const list = openFeed('#posts')
    fakeLayout({ '#cff_1_14': {} })
    buttonIn(list.feed).focus()
    buttonIn(list.feed).click()
    await list.answer(post('1_13', 9) + post('1_14', 8) + nextInput('{"trophyshop":"u"}'))
    expect(document.activeElement).toBe(buttonIn(list.feed))
    await drawFrame()
    expect(document.activeElement).toBe(one('#cff_1_14 a'))
  })

  test('[F10] page feed: at the end of the list the focus is not lost', async () => {
    const list = openFeed('#posts')
    buttonIn(list.feed).focus()
    buttonIn(list.feed).click()
    await list.answer(post('1_13', 9) + nextInput('{}'))
    expect(document.activeElement).toBe(noteIn(list.feed))
    fakeLayout({ '#cff_1_13': {} })
    await drawFrame()
    expect(document.activeElement).toBe(one('#cff_1_13 a'))
  })

  test('[F10] page feed: without new items the focus stays on the note at the end', async () => {
    const list = openFeed('#posts', 'feed-paging', (feed) => one('.cff-pag-url', feed).remove())
    buttonIn(list.feed).focus()
    buttonIn(list.feed).click()
    await drawFrame()
    expect(document.activeElement).toBe(noteIn(list.feed))
  })

  test('[F10] page feed: a focus that has moved elsewhere stays there', async () => {
    const list = openFeed('#posts')
    fakeLayout({ '.cff-item': {} })
    buttonIn(list.feed).focus()
    buttonIn(list.feed).click()
    one('#cff_1_11 a').focus()
    await list.answer(post('1_13', 9) + nextInput('{}'))
    await drawFrame()
    expect(document.activeElement).toBe(one('#cff_1_11 a'))
  })
})
