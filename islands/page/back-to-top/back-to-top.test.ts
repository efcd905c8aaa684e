// The ids in the titles are rows of contract 01.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const CONTROL = '#back-to-top'
const LINK = 'a.animate-top'
let tops: { at: number; top: number }[]

beforeEach(() => {
  vi.useFakeTimers()
  tops = []
  const start = Date.now()
  vi.spyOn(window, 'scrollTo').mockImplementation((options: unknown) => {
    tops.push({ at: Date.now() - start, top: (options as ScrollToOptions).top ?? Number.NaN })
  })
  showFragment('back-to-top')
})

afterEach(async () => {
  unmountAll()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

function wake(selector: string) {
  return mount(one(selector), fakePage())
}

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y)
  window.dispatchEvent(new Event('scroll'))
}

describe('[S12] back to top', () => {
  test.each([
    [301, '20px'],
    [5000, '20px'],
    [299, '-80px'],
    [0, '-80px'],
  ])('[S12] back to top: at %s px its bottom is %s (16.1, 16.2)', (y, bottom) => {
    wake(CONTROL)
    scrollTo(y)
    expect(one(CONTROL).style.bottom).toBe(bottom)
  })

  test.each([
    ['shown', 301, '20px'],
    ['hidden', 299, '-80px'],
  ])('[S12] back to top: at exactly 300 px it stays as it was: %s', (_, before, bottom) => {
    wake(CONTROL)
    scrollTo(before)
    scrollTo(300)
    expect(one(CONTROL).style.bottom).toBe(bottom)
  })

  test('[S12] back to top: on a page that is already scrolled the control is shown at once', () => {
    vi.stubGlobal('scrollY', 800)
    wake(CONTROL)
    expect(one(CONTROL).style.bottom).toBe('20px')
  })

  test('[S12] back to top: other controls with the class do not move', () => {
    wake(LINK)
    scrollTo(800)
    expect(one(LINK).style.bottom).toBe('')
  })

  test.each([CONTROL, LINK])(
    '[S12] back to top: a click on %s brings the page to its top in 800 ms (16.3)',
    async (selector) => {
      vi.stubGlobal('scrollY', 2000)
      wake(selector)
      const event = new MouseEvent('click', { bubbles: true, cancelable: true })
      one(selector).dispatchEvent(event)
      expect(event.defaultPrevented).toBe(true)
      await vi.advanceTimersByTimeAsync(1000)
      expect(tops[0]?.top).toBe(2000)
      expect(tops.at(-1)?.top).toBe(0)
      const lasted = (tops.at(-1)?.at ?? 0) - (tops[0]?.at ?? 0)
      expect(Math.abs(lasted - 800)).toBeLessThanOrEqual(17)
      const half = tops.find(({ at }) => at - (tops[0]?.at ?? 0) >= 400)
      expect(half?.top).toBeLessThan(300)
    },
  )
})

describe('[X09] back to top by keyboard', () => {
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    one(CONTROL).dispatchEvent(event)
    return event.defaultPrevented
  }

  test('[X09] back to top: the bare element becomes a button with a name', () => {
    wake(CONTROL)
    const control = one(CONTROL)
    expect([control.getAttribute('role'), control.tabIndex]).toEqual(['button', 0])
    expect(control.getAttribute('aria-label')).toBe('Back to top')
  })

  test('[X09] back to top: inert while it is hidden, and restored by unmounting', () => {
    const unmount = wake(CONTROL)
    expect(one(CONTROL).inert).toBe(true)
    scrollTo(800)
    expect(one(CONTROL).inert).toBe(false)
    scrollTo(0)
    unmount()
    expect(one(CONTROL).inert ?? false).toBe(false)
  })

  test.each(['Enter', ' '])('[X09] back to top: "%s" scrolls to the top', async (key) => {
    vi.stubGlobal('scrollY', 2000)
    wake(CONTROL)
    expect(press(key)).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(tops.at(-1)?.top).toBe(0)
  })

  test('[X09] back to top: other keys are left alone', async () => {
    wake(CONTROL)
    expect(press('Tab')).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(tops).toEqual([])
  })

  test('[X09] back to top: a printed name stays', () => {
    one(CONTROL).setAttribute('aria-label', 'Nach oben')
    wake(CONTROL)()
    expect(one(CONTROL).getAttribute('aria-label')).toBe('Nach oben')
  })

  test('[X09] back to top: a link gets no button role', () => {
    const before = one(LINK).getAttributeNames()
    wake(LINK)
    expect(one(LINK).getAttributeNames()).toEqual(before)
  })
})

test('[S12] back to top: unmounted, the markup is as printed', async () => {
  const before = one(CONTROL).getAttributeNames()
  one(CONTROL).style.bottom = '5px'
  const unmount = wake(CONTROL)
  unmount()
  scrollTo(800)
  one(CONTROL).click()
  one(CONTROL).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
  await vi.advanceTimersByTimeAsync(1000)
  expect(one(CONTROL).style.bottom).toBe('5px')
  expect(tops).toEqual([])
  one(CONTROL).removeAttribute('style')
  expect(one(CONTROL).getAttributeNames()).toEqual(before)
})

test('[P16] go to top: the builder’s dividers scroll to the top in 800 ms and do not change the address', async () => {
  document.body.innerHTML =
    '<div class="spb_divider go_to_top_icon1 spb_content_element"><a class="animate-top" href="#"><i class="ss-up"></i></a></div>'
  vi.stubGlobal('scrollY', 2000)
  wake(LINK)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  one('i').dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  await vi.advanceTimersByTimeAsync(900)
  expect(tops.at(-1)?.top).toBe(0)
})
