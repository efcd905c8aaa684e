import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../../tests/unit/animations'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { fakePage } from '../../../tests/unit/fake-page'
import { fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

/** The margins of the counter's intersection observers. */
const FAR_IN = '-150px 0px'
const IN_VIEW = '0px'
const NEAR = '200px 0px'
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36'

let view: ReturnType<typeof fakeView>
let layout: ReturnType<typeof fakeLayout>
let animations: ReturnType<typeof fakeAnimations>

beforeEach(() => {
  vi.useFakeTimers()
  view = fakeView()
  animations = fakeAnimations()
})
afterEach(() => {
  unmountAll()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  animations.restore()
})

/** @param top where the counters stand, px from the document's top */
function show(name = 'counter', { top = 2000, agent = '' } = {}) {
  showFragment(name)
  layout = fakeLayout({
    '.sf-count-asset': { top, height: 150, width: 200 },
    '.count-number': { width: 200 },
  })
  if (agent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const page = fakePage()
  for (const host of document.querySelectorAll<HTMLElement>('.sf-count-asset')) {
    mount(host, page)
  }
  return page
}
const text = (id: string) => one(`${id} .count-number`).textContent
const subject = (id: string) => one(`${id} .count-subject`).style
const divider = (id: string) => one(`${id} .count-divider span`).style.width

describe('[P06] counter', () => {
  test('[P06] counter: it starts when it is far enough in the window, and ends complete (A3)', () => {
    const animate = vi.spyOn(HTMLElement.prototype, 'animate')
    show()
    expect(text('#sum')).toBe('')
    view.show(one('#sum'), NEAR)
    view.show(one('#sum'), IN_VIEW)
    layout.scroll(1300)
    expect(text('#sum')).toBe('')
    view.show(one('#sum'), FAR_IN)
    expect(text('#sum')).toBe('0+')
    vi.advanceTimersByTime(1000)
    expect(text('#sum')).toBe('6,250+')
    expect(subject('#sum').opacity).toBe('')
    vi.advanceTimersByTime(1000)
    expect(text('#sum')).toBe('12,500+')
    expect(divider('#sum')).toBe('80px')
    expect([subject('#sum').opacity, subject('#sum').bottom]).toEqual(['1', '0px'])
    expect(animations.asked.map(({ duration, easing }) => [duration, easing])).toEqual([
      [400, 'cubic-bezier(0.33, 1, 0.68, 1)'],
      [600, 'cubic-bezier(0.33, 1, 0.68, 1)'],
    ])
    expect(animate.mock.calls[1]?.[1]).toMatchObject({ delay: 100, fill: 'backwards' })
    vi.advanceTimersByTime(1000)
    view.hide(one('#sum'))
    view.show(one('#sum'))
    vi.advanceTimersByTime(50)
    expect(text('#sum')).toBe('12,500+')
    expect(text('#years')).toBe('')
  })

  test('[P06] counter: on phones it starts at once, in view or not, with a shorter line (A4)', () => {
    show('counter', { agent: PHONE })
    expect(text('#sum')).toBe('0+')
    vi.advanceTimersByTime(2000)
    expect([text('#sum'), divider('#sum')]).toEqual(['12,500+', '50px'])
  })

  test('[P06] counter: lines beside an icon stay as they are (A5)', () => {
    show('counter', { agent: PHONE })
    vi.advanceTimersByTime(2000)
    expect([text('#years'), divider('#years')]).toEqual(['39 years', ''])
    expect(subject('#years').opacity).toBe('1')
  })

  test.each([
    ['first', 0, 0],
    ['last', 4860, 4100],
  ])('[P06] counter: on the %s pixels of a page it starts in view, and not before', (_, top, scrollY) => {
    show('counter', { top })
    view.show(one('#sum'), NEAR)
    layout.scroll(scrollY)
    expect(text('#sum')).toBe('')
    view.show(one('#sum'), IN_VIEW)
    layout.frame()
    expect(text('#sum')).toBe('0+')
  })

  test('[P06] counter: a count of 0 ms ends at once, and unmounting stops its animations', () => {
    showFragment('counter')
    one('#sum .count-number').dataset['speed'] = '0'
    const unmount = mount(one('#sum'), fakePage())
    view.show(one('#sum'), FAR_IN)
    expect(text('#sum')).toBe('12,500+')
    expect(animations.asked).toHaveLength(2)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[P06] counter: in a modal it starts in view', () => {
    show()
    one('.spb_counter').style.position = 'fixed'
    view.show(undefined, NEAR)
    expect(text('#sum')).toBe('')
    view.show(undefined, IN_VIEW)
    layout.frame()
    expect([text('#sum'), text('#years')]).toEqual(['0+', ''])
  })

  test('[P06] counter: a counter far from the window is not measured', () => {
    show()
    const frames = vi.spyOn(window, 'requestAnimationFrame')
    layout.scroll(100)
    expect(frames).not.toHaveBeenCalled()
    view.show(one('#sum'))
    expect(frames).toHaveBeenCalled()
    layout.frame()
    view.hide(one('#sum'))
    frames.mockClear()
    layout.scroll(200)
    expect(frames).not.toHaveBeenCalled()
  })

  test('[P06] counter: without IntersectionObserver it starts at once, with its font size', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
    show()
    layout.frame()
    expect(one('#sum .count-number').style.fontSize).toBe('50px')
    vi.advanceTimersByTime(2000)
    expect(text('#sum')).toBe('12,500+')
  })

  test('[P06] counter: with reduced motion it is complete as soon as it is in view', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show()
    view.show()
    expect([text('#sum'), divider('#sum'), subject('#sum').opacity]).toEqual(['12,500+', '80px', '1'])
    expect(animations.asked).toEqual([])
  })

  test('[P06] counter: when the page is hidden the count ends at once', () => {
    show('counter', { agent: PHONE })
    vi.advanceTimersByTime(500)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect([text('#sum'), subject('#sum').opacity]).toEqual(['12,500+', '1'])
    vi.advanceTimersByTime(700)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[P06] counter: on a page that is hidden from the start it is complete', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    show('counter', { agent: PHONE })
    expect([text('#sum'), subject('#sum').opacity]).toEqual(['12,500+', '1'])
  })

  test('[P06] counter: screen readers get the final number from the start', () => {
    show('counter', { agent: PHONE })
    const number = one('#sum .count-number')
    expect([number.getAttribute('role'), number.getAttribute('aria-label')]).toEqual(['img', '12,500+'])
    expect(number.closest('[aria-live]')).toBeNull()
    vi.advanceTimersByTime(2000)
    expect([number.hasAttribute('role'), number.hasAttribute('aria-label')]).toEqual([false, false])
  })

  test('[P06] counter: its font size follows its width, even when it is scrolled to later', () => {
    show()
    view.show(one('#sum'), NEAR)
    layout.scroll(100)
    expect(one('#sum .count-number').style.fontSize).toBe('50px')
    layout.place('.count-number', { width: 1000 })
    layout.resize(1200)
    expect(one('#sum .count-number').style.fontSize).toBe('62px')
  })

  test('[P06] counter: a number too long for its box gets a font with which all of it fits, before it has counted', async () => {
    vi.useRealTimers()
    showFragment('counter')
    const number = one('#sum .count-number')
    number.dataset['to'] = '1234567890'
    layout = fakeLayout({
      '.sf-count-asset': { top: 2000, height: 150, width: 200 },
      '.count-number': { width: 200 },
    })
    // Each letter is half as wide as the font is high.
    const owner = Object.hasOwn(Element.prototype, 'scrollWidth') ? Element.prototype : HTMLElement.prototype
    vi.spyOn(owner, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
      return ((this.textContent ?? '').length * Number.parseFloat(window.getComputedStyle(this).fontSize)) / 2
    } as () => number)
    mount(one('#sum'), fakePage())
    view.show(one('#sum'), NEAR)
    // The text has commas and a sign.
    await vi.waitFor(() => expect(Number.parseFloat(number.style.fontSize)).toBeCloseTo((2 * 200) / 14, 1))
    expect(number.innerHTML).toBe('')
    unmountAll()
    vi.useFakeTimers()
  })

  test('[P06] counter: invalid attributes have defaults; without a number the subject is shown', () => {
    show('counter.odd', { agent: PHONE })
    expect(subject('#numberless').opacity).toBe('1')
    expect(text('#down')).toBe('5.00')
    vi.advanceTimersByTime(1000)
    expect([text('#bare'), text('#words'), text('#down')]).toEqual(['0', '0', '-2,500.50'])
    expect(subject('#bare').opacity).toBe('1')
  })

  test('[P06] counter: prefix and suffix are text', () => {
    show('counter.hostile', { agent: PHONE })
    vi.advanceTimersByTime(100)
    const number = one('.count-number')
    expect(number.textContent).toBe('<img src=x onerror=alert(1)>3<script>alert(1)</script>')
    expect(number.children).toHaveLength(0)
  })

  test('[P06] counter: unmounting completes it, and mounted again it stays complete', () => {
    const page = show('counter')
    view.show(one('#sum'))
    layout.frame()
    vi.advanceTimersByTime(300)
    unmountAll()
    for (const id of ['#sum', '#years']) expect(subject(id).opacity).toBe('1')
    expect([text('#sum'), text('#years'), divider('#sum')]).toEqual(['12,500+', '39 years', '80px'])
    expect(one('#sum .count-number').getAttribute('style')).toBeNull()
    expect(view.watched.elements).toBe(0)
    mount(one('#sum'), page)
    view.show()
    vi.advanceTimersByTime(25)
    expect(text('#sum')).toBe('12,500+')
    expect(one('#sum .count-number').hasAttribute('role')).toBe(false)
  })
})
