import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../../tests/unit/animations'
import { fakePage } from '../../../tests/unit/fake-page'
import { fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const GALA = new Date(2026, 10, 3).getTime()
const SECOND = 1000
const DAY = 86_400 * SECOND

let view: ReturnType<typeof fakeView>
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

/** @param before ms before the gala @returns what unmounts each countdown */
function show(before: number, change = () => {}, name = 'countdown') {
  vi.setSystemTime(GALA - before)
  showFragment(name)
  change()
  const hosts = [...document.querySelectorAll<HTMLElement>('.sf-countdown')]
  const unmounts = hosts.map((host) => mount(host, fakePage()))
  view.show()
  return unmounts
}
const host = () => one('.sf-countdown')
const shown = (root: Element = host()) =>
  [...root.querySelectorAll('.countdown-section')].map((section) =>
    [...section.children].map(({ textContent }) => textContent).join(' '),
  )
const rowClass = () => one('.countdown-row').className
function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('[P07] countdown', () => {
  test('[P07] countdown: it has the theme’s spans and classes, and singular labels (A6)', () => {
    show(DAY + 3661 * SECOND)
    expect(host().className).toBe('sf-countdown text-large is-countdown')
    expect(rowClass()).toBe('countdown-row countdown-show4')
    expect(shown()).toEqual(['1 Day', '1 Hour', '1 Min', '1 Sec'])
    expect(host().innerHTML).toContain(
      '<span class="countdown-section"><span class="countdown-amount">1</span><span class="countdown-period">Day</span></span>',
    )
    vi.advanceTimersByTime(SECOND + 10)
    expect(shown()).toEqual(['1 Day', '1 Hour', '1 Min', '0 Secs'])
  })

  test('[P07] countdown: on the last day there is no section of days (A7)', () => {
    show(DAY)
    expect(shown()).toHaveLength(4)
    vi.advanceTimersByTime(SECOND + 10)
    expect(rowClass()).toBe('countdown-row countdown-show3')
    expect(shown()).toEqual(['23 Hours', '59 Mins', '59 Secs'])
  })

  test('[P07] countdown: a second after its end it fades, the heading stays (A8)', () => {
    show(2 * SECOND)
    vi.advanceTimersByTime(2 * SECOND + 10)
    expect(shown()).toEqual(['0 Hours', '0 Mins', '0 Secs'])
    vi.advanceTimersByTime(SECOND - 20)
    expect(animations.asked).toEqual([])
    vi.advanceTimersByTime(30)
    expect(animations.asked).toMatchObject([{ element: host(), duration: 500 }])
    vi.advanceTimersByTime(500)
    expect(host().style.display).toBe('none')
    expect(one('.countdown-subject').style.display).toBe('')
    expect([vi.getTimerCount(), view.watched.elements]).toEqual([0, 0])
  })

  test('[P07] countdown: a past day shows zeros, and then fades in the same way (A9)', () => {
    show(-400 * DAY)
    expect(shown()).toEqual(['0 Hours', '0 Mins', '0 Secs'])
    vi.advanceTimersByTime(1510)
    expect(host().style.display).toBe('none')
  })

  test('[P07] countdown: an invalid day is reported, and the host is left empty (A10)', () => {
    vi.setSystemTime(GALA)
    showFragment('countdown.odd')
    for (const id of ['#thirteenth', '#thirtieth', '#nothing']) {
      expect(() => mount(one(id), fakePage())).toThrow(/lacks a real day/)
      expect(one(id).outerHTML).not.toContain('span')
      expect(one(id).className).toBe('sf-countdown')
    }
    vi.advanceTimersByTime(5000)
    expect(one('#thirteenth').style.display).toBe('')
  })

  test('[P07] countdown: it ticks at the start of each second, and follows a clock that is set', () => {
    show(10 * SECOND + 400)
    expect(shown().at(-1)).toBe('11 Secs')
    vi.advanceTimersByTime(410)
    expect(shown().at(-1)).toBe('10 Secs')
    vi.advanceTimersByTime(SECOND)
    expect(shown().at(-1)).toBe('9 Secs')
    // The computer slept.
    vi.setSystemTime(GALA - 3 * SECOND)
    vi.advanceTimersByTime(SECOND + 10)
    expect(shown().at(-1)).toBe('2 Secs')
    vi.setSystemTime(GALA - 60 * SECOND)
    vi.advanceTimersByTime(SECOND + 10)
    expect(shown().slice(-2)).toEqual(['0 Mins', '59 Secs'])
  })

  test('[P07] countdown: it does not tick on a hidden page, and is right at once when the page is shown', () => {
    show(DAY)
    setHidden(true)
    expect(vi.getTimerCount()).toBe(0)
    vi.setSystemTime(GALA - 5 * SECOND)
    setHidden(false)
    expect(shown()).toEqual(['0 Hours', '0 Mins', '5 Secs'])
    vi.advanceTimersByTime(SECOND + 10)
    expect(shown().at(-1)).toBe('4 Secs')
  })

  test('[P07] countdown: it is right at once on a page restored from the back/forward cache', () => {
    show(DAY)
    vi.setSystemTime(GALA - 5 * SECOND)
    window.dispatchEvent(new Event('pageshow'))
    expect(shown().at(-1)).toBe('5 Secs')
  })

  test('[P07] countdown: far from the window it does not tick', () => {
    show(DAY)
    view.hide()
    expect(vi.getTimerCount()).toBe(0)
    vi.setSystemTime(GALA - 7 * SECOND)
    view.show()
    expect(shown().at(-1)).toBe('7 Secs')
    expect(vi.getTimerCount()).toBe(1)
  })

  test('[P07] countdown: several countdowns share one clock', () => {
    const unmounts = show(DAY, () => host().after(host().cloneNode(true)))
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(SECOND + 10)
    for (const each of document.querySelectorAll('.sf-countdown')) expect(shown(each).at(-1)).toBe('59 Secs')
    unmounts.pop()?.()
    expect(vi.getTimerCount()).toBe(1)
  })

  test('[P07] countdown: the clock stops with the last countdown', () => {
    const [added, removed] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')]
    const listening = () =>
      [added, removed].map(({ mock }) => mock.calls.filter(([type]) => type === 'pageshow').length)
    const unmounts = show(DAY, () => host().after(host().cloneNode(true)))
    unmounts.pop()?.()
    expect(listening()).toEqual([1, 0])
    unmountAll()
    expect(listening()).toEqual([1, 1])
  })

  test('[P07] countdown: without IntersectionObserver it ticks', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver')
    show(DAY)
    vi.advanceTimersByTime(SECOND + 10)
    expect(shown().at(-1)).toBe('59 Secs')
  })

  test('[P07] countdown: it has the role timer, the name of its heading, and no announcements', () => {
    show(DAY)
    const facts = ['role', 'aria-live', 'aria-label'].map((name) => host().getAttribute(name))
    expect(facts).toEqual(['timer', 'off', 'until the gala'])
  })

  test('[P07] countdown: without a heading it is named by its day, in any page language', () => {
    document.documentElement.lang = 'en-AU'
    show(DAY, () => one('.countdown-subject').remove())
    expect(host().getAttribute('aria-label')).toBe('3 November 2026')
    unmountAll()
    document.documentElement.lang = 'no-such-language-at-all'
    show(DAY, () => one('.countdown-subject').remove())
    expect(host().getAttribute('aria-label')).toContain('2026')
  })

  test('[P07] countdown: without the page’s labels it is English', () => {
    show(DAY + 1, () => one('#countdown-locale').remove())
    expect(shown()).toEqual(['1 Day', '0 Hours', '0 Mins', '1 Sec'])
  })

  test('[P07] countdown: labels are text, and never empty', () => {
    show(DAY, () => {}, 'countdown.hostile')
    expect(shown()[0]).toContain('<img src=x onerror=alert(1)>')
    expect(shown()[1]).toMatch(/Hours?$/)
    expect(host().querySelectorAll('img, b, script')).toHaveLength(0)
  })

  test('[P07] countdown: with reduced motion it is hidden without a fade', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show(0)
    vi.advanceTimersByTime(SECOND)
    expect(host().style.display).toBe('none')
    expect(animations.asked).toEqual([])
  })

  test.each([
    ['while it runs', DAY, 2000],
    ['before it fades', 0, 500],
    ['while it fades', 0, 1200],
    ['when it has faded', 0, 3000],
  ])('[P07] countdown: unmounted %s it gives everything back', (_, before, later) => {
    showFragment('countdown')
    const printed = document.body.innerHTML
    show(before)
    vi.advanceTimersByTime(later)
    unmountAll()
    expect(document.body.innerHTML).toBe(printed)
  })
})
