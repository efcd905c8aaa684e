import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { fakePage } from '../../../tests/unit/fake-page'
import { type FakeView, fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

/** The observed area: everything above 90 % of the window's height. */
const PASSED = '1000000px 0px -10% 0px'
const FRAME_MS = 17
const FIRST = '[data-animation="fade-in"]'

let view: FakeView

beforeEach(() => {
  vi.useFakeTimers()
  view = fakeView()
  showFragment('entrance')
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

function wake() {
  const hosts = [...document.querySelectorAll<HTMLElement>('.sf-animation')]
  for (const host of hosts) mount(host, fakePage())
}
const pass = (ms: number) => void vi.advanceTimersByTime(ms)
const classes = (selector = FIRST) =>
  [...one(selector).classList].filter((name) => name !== 'spb-column-container' && name !== 'col-sm-4')
const stubAgent = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
const stubCalm = () => vi.stubGlobal('matchMedia', () => ({ matches: true }))
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)'

describe('[P16] entrance', () => {
  test('[P16] entrance: past 90 % of the window, after its delay, and 100 ms later for good (A13)', () => {
    wake()
    pass(10_000)
    expect(classes()).toEqual(['sf-animation', 'laurel-enters'])
    view.show(one(FIRST), PASSED)
    pass(199)
    expect(classes()).toEqual(['sf-animation', 'laurel-enters'])
    pass(1 + FRAME_MS)
    expect(classes()).toEqual(['sf-animation', 'laurel-enters', 'fade-in'])
    pass(100 - 1 - FRAME_MS)
    expect(classes()).toEqual(['sf-animation', 'laurel-enters', 'fade-in'])
    pass(1 + FRAME_MS)
    expect(classes()).toEqual(['sf-animation', 'fade-in', 'sf-animate'])
    expect(classes('[data-animation="fade-from-bottom"]')).toEqual(['sf-animation', 'laurel-enters'])
  })

  test('[P16] entrance: it happens once, and leaves no listeners (A13)', () => {
    wake()
    view.show()
    pass(1000)
    const after = classes()
    view.hide()
    view.show()
    pass(1000)
    expect(classes()).toEqual(after)
    expect([view.watched.elements, vi.getTimerCount()]).toEqual([0, 0])
  })

  test('[P16] entrance: nothing happens on phones where the page has switched it off (A14)', () => {
    stubAgent(IPHONE)
    document.body.className = 'disable-mobile-animations'
    const before = document.body.innerHTML
    wake()
    view.show()
    pass(1000)
    expect(document.body.innerHTML).toBe(before)
  })

  test.each([
    ['a phone without it', IPHONE, ''],
    ['a desktop with it', 'Mozilla/5.0 (X11; Linux x86_64)', 'disable-mobile-animations'],
  ])('[P16] entrance: %s sees it all the same (A14)', (_, agent, body) => {
    stubAgent(agent)
    document.body.className = body
    wake()
    view.show()
    pass(1000)
    expect(classes()).toContain('sf-animate')
  })

  test('[P16] entrance: with reduced motion everything is shown at once', () => {
    stubCalm()
    wake()
    expect(classes()).toEqual(['sf-animation', 'fade-in', 'sf-animate'])
    expect(view.watched.elements).toBe(0)
  })

  test('[P16] entrance: reduced motion switched on while it waits shows it at once', () => {
    wake()
    stubCalm()
    view.show(one(FIRST), PASSED)
    expect(classes()).toEqual(['sf-animation', 'fade-in', 'sf-animate'])
    expect(classes('[data-animation="fade-from-bottom"]')).toEqual(['sf-animation', 'laurel-enters'])
  })

  test('[P16] entrance: without IntersectionObserver everything is shown at once', () => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(window, 'IntersectionObserver')
    wake()
    expect(classes()).toEqual(['sf-animation', 'fade-in', 'sf-animate'])
  })

  test.each([
    ['-50', 0],
    ['soon', 0],
    ['', 0],
    ['NaN', 0],
    ['1e9', 5000],
    ['Infinity', 5000],
    ['350.5', 350],
  ])('[P16] entrance: a delay of "%s" is %s ms', (delay, ms) => {
    one(FIRST).setAttribute('data-delay', delay)
    wake()
    view.show()
    pass(ms)
    expect(classes()).not.toContain('fade-in')
    pass(FRAME_MS + 1)
    expect(classes()).toContain('fade-in')
  })

  test.each([
    ['', []],
    ['fade in', ['fade', 'in']],
    ['"><script>', ['"><script>']],
  ])('[P16] entrance: whatever the animation is called, it is shown: %j', (name, added) => {
    one(FIRST).setAttribute('data-animation', name)
    const host = one('.sf-animation')
    wake()
    view.show()
    pass(1000)
    expect([...host.classList].slice(3)).toEqual([...added, 'sf-animate'])
  })

  test('[P16] entrance: an element without an animation’s name is shown as well', () => {
    const host = one(FIRST)
    host.removeAttribute('data-animation')
    wake()
    view.show()
    pass(1000)
    expect(host.classList.contains('sf-animate')).toBe(true)
  })
})

describe('[P16] entrance at the end of the page', () => {
  test('[P16] entrance: at the page’s end an element enters when it is in view', () => {
    const layout = fakeLayout({}, { viewportHeight: 800, documentHeight: 3000 })
    wake()
    layout.scroll(2000)
    view.show(one(FIRST), '0px')
    layout.frame()
    pass(1000)
    expect(classes()).toEqual(['sf-animation', 'laurel-enters'])
    layout.scroll(2199)
    pass(1000)
    expect(classes()).toContain('sf-animate')
    expect(classes('[data-animation="fade-from-bottom"]')).not.toContain('sf-animate')
  })

  test('[P16] entrance: in a modal an element enters when it is in view', () => {
    const layout = fakeLayout({}, { viewportHeight: 800, documentHeight: 3000 })
    one('section').style.position = 'fixed'
    wake()
    view.hide(one(FIRST), '0px')
    layout.frame()
    pass(1000)
    expect(classes()).not.toContain('sf-animate')
    view.show(one(FIRST), '0px')
    pass(1000)
    expect(classes()).toContain('sf-animate')
    expect(view.watched.elements).toBe(2)
  })

  test('[P16] entrance: out of view again, it does not listen to scrolling', () => {
    const layout = fakeLayout({}, { viewportHeight: 800, documentHeight: 3000 })
    wake()
    view.show(one(FIRST), '0px')
    layout.frame()
    view.hide(one(FIRST), '0px')
    layout.scroll(2200)
    pass(1000)
    expect(classes()).not.toContain('sf-animate')
  })
})

describe('[P16] entrance: nothing stays hidden', () => {
  test('[P16] entrance: an element that gets the focus is shown', () => {
    wake()
    one('[data-animation="fade-from-bottom"] a').focus()
    expect(classes('[data-animation="fade-from-bottom"]')).toContain('sf-animate')
    expect(classes()).not.toContain('sf-animate')
  })

  test('[P16] entrance: an element that has the focus before the mount is shown', () => {
    one('[data-animation="fade-from-bottom"] a').focus()
    wake()
    expect(classes('[data-animation="fade-from-bottom"]')).toContain('sf-animate')
  })

  test.each([0, 200, 250, 2000])('[P16] entrance: unmounted %s ms after its call, it is shown', (ms) => {
    wake()
    view.show(one(FIRST))
    pass(ms)
    unmountAll()
    expect(classes()).toEqual(['sf-animation', 'fade-in', 'sf-animate'])
    expect(document.querySelectorAll('.sf-animate')).toHaveLength(3)
    expect([view.watched.elements, vi.getTimerCount()]).toEqual([0, 0])
  })

  test('[P16] entrance: mounted again, an element that has entered stays as it is', () => {
    wake()
    view.show()
    pass(1000)
    unmountAll()
    const before = document.body.innerHTML
    wake()
    expect(document.body.innerHTML).toBe(before)
    expect(view.watched.elements).toBe(0)
  })

  test('[P16] entrance: an element that the first-paint style has shown is not hidden again', () => {
    vi.spyOn(performance, 'now').mockReturnValue(4500)
    const host = one(FIRST)
    Object.assign(host, { getAnimations: () => [{ animationName: 'laurel-show', playState: 'finished' }] })
    const before = host.className
    wake()
    view.show()
    pass(1000)
    expect(host.className).toBe(before)
  })
})
