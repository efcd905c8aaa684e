import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closePanel, openPanel } from '../../../src/state/open-panel'
import { fakeAnimations } from '../../../tests/unit/animations'
import { takesClick as click } from '../../../tests/unit/click'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { stubWidth } from '../../../tests/unit/media'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { sameNode } from '../../../tests/unit/same-node'
import { mount as island } from '.'

const mount = mounter(island)

const { body } = document
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const opener = () => one('.contact-menu-link')
const panel = () => one('#contact-slideout')
const isShown = () => getComputedStyle(panel()).display !== 'none'
const tops: number[] = []
let animations: ReturnType<typeof fakeAnimations>

const start = () => {
  mount(opener(), fakePage())
}

beforeEach(() => {
  vi.useFakeTimers()
  tops.length = 0
  stubWidth(1280)
  animations = fakeAnimations()
  vi.spyOn(window, 'scrollTo').mockImplementation((options: unknown) => {
    tops.push((options as ScrollToOptions).top ?? Number.NaN)
  })
  showFragment('panels')
  body.insertAdjacentHTML('beforeend', '<style>#contact-slideout { display: none }</style>')
})
afterEach(async () => {
  unmountAll()
  await vi.runAllTimersAsync()
  animations.restore()
  vi.useRealTimers()
})

describe('[S08] contact slide-out', () => {
  test('[S08] contact: slides open in 800 ms, without a maps library too (11.1, 11.4)', async () => {
    start()
    expect(click(opener())).toBe(true)
    expect(isShown()).toBe(true)
    expect(animations.asked.at(-1)).toMatchObject({ element: sameNode(panel()), duration: 800 })
    expect(animations.asked.at(-1)?.easing).toMatch(/^cubic-bezier/)
    expect(opener().classList.contains('slide-open')).toBe(true)
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    expect(one('.map-canvas').childNodes).toHaveLength(0)
  })

  test('[S08] contact: a scrolled page scrolls to its top first (11.2)', async () => {
    vi.stubGlobal('scrollY', 500)
    start()
    click(opener())
    await wait(650)
    expect(tops.at(-1)).toBe(0)
    await wait(140)
    expect(isShown()).toBe(false)
    expect(opener().classList.contains('slide-open')).toBe(false)
    await wait(20)
    expect(isShown()).toBe(true)
    expect(opener().classList.contains('slide-open')).toBe(true)
  })

  test('[S08] contact: a second click closes it (11.3)', async () => {
    start()
    click(opener())
    await wait(800)
    click(opener())
    expect(opener().classList.contains('slide-open')).toBe(false)
    await wait(800)
    expect(isShown()).toBe(false)
  })

  test.each([
    ['on the way to', 300, 250],
    ['just arrived at', 700, 0],
  ])('[S08] contact: clicked again %s the top, it stays shut', async (_, ms, scrollY) => {
    vi.stubGlobal('scrollY', 500)
    start()
    click(opener())
    await wait(ms)
    vi.stubGlobal('scrollY', scrollY)
    click(opener())
    await wait(2000)
    expect(isShown()).toBe(false)
    expect(opener().classList.contains('slide-open')).toBe(false)
  })

  test('[S08] contact: under reduced motion it opens and closes at once', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    vi.stubGlobal('scrollY', 500)
    start()
    click(opener())
    expect(tops).toEqual([0])
    expect(isShown()).toBe(true)
    expect(animations.asked).toEqual([])
  })

  test('[S08] contact: the page around it stays usable, and a covering panel leaves it open', async () => {
    start()
    click(opener())
    await wait(50)
    expect(document.querySelector('[inert]')).toBeNull()
    openPanel('overlay-menu')
    closePanel('overlay-menu')
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    window.dispatchEvent(new Event('pagehide'))
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    await wait(1000)
    expect(isShown()).toBe(true)
  })

  test('[S08] [X09] contact: Escape within it closes it, and the focus returns', () => {
    start()
    click(opener())
    one('#contact-name').focus()
    one('#contact-name').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    )
    expect(opener().getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(opener())
    expect([opener().getAttribute('aria-label'), opener().getAttribute('aria-controls')]).toEqual([
      'Contact',
      'contact-slideout',
    ])
  })

  test('[S08] contact: without the panel its link is followed', () => {
    showFragment('panels.odd')
    start()
    expect(click(opener())).toBe(false)
  })

  test('[S08] contact: unmounted while opening, page and scroll position are unchanged', () => {
    vi.stubGlobal('scrollY', 500)
    const before = body.outerHTML
    start()
    click(opener())
    tops.length = 0
    unmountAll()
    expect(body.outerHTML).toBe(before)
    expect(tops).toEqual([])
  })

  test('[S08] [X09] contact: unmounted with the focus in it, the focus moves to its opener, which is as printed', () => {
    opener().removeAttribute('href')
    const before = opener().outerHTML
    start()
    click(opener())
    one('#contact-name').focus()
    unmountAll()
    expect(document.activeElement).toBe(opener())
    expect(opener().outerHTML).toBe(before)
  })
})
