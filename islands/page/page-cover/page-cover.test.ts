import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let page: FakePage
let readyState: DocumentReadyState

beforeEach(() => {
  vi.useFakeTimers()
  readyState = 'interactive'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

function show(classes: string, html: string) {
  document.body.className = classes
  document.body.innerHTML = html
  page = fakePage()
  mount(document.body, page)
}
function load() {
  readyState = 'complete'
  window.dispatchEvent(new Event('load'))
}
function comeBack(persisted = true) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}
function click(selector = 'a', init: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  let prevented = false
  const look = (heard: Event) => {
    prevented = heard.defaultPrevented
    heard.preventDefault()
  }
  // After laurel's own listener, which was added before.
  window.addEventListener('click', look)
  one(selector).dispatchEvent(event)
  window.removeEventListener('click', look)
  return prevented
}
const bodyHas = (name: string) => document.body.classList.contains(name)
const cover = (id = 'site-loading') => one(`#${id}`).style

describe('[S13] home preloader', () => {
  const start = () => show('home sf-preloader', '<div id="sf-home-preloader"></div>')
  const preloader = () => cover('sf-home-preloader')

  test('[S13] preloader: the class is set at load, the preloader is hidden 300 + 300 ms later (17.1)', () => {
    start()
    expect(bodyHas('sf-preloader-done')).toBe(false)
    load()
    expect(bodyHas('sf-preloader-done')).toBe(true)
    vi.advanceTimersByTime(299)
    expect(preloader().opacity).toBe('')
    vi.advanceTimersByTime(1)
    expect([preloader().opacity, preloader().transition]).toEqual(['0', 'opacity 300ms'])
    vi.advanceTimersByTime(300)
    expect(preloader().display).toBe('none')
  })

  test('[S13] preloader: hidden 5 s after DOM ready, loaded or not', () => {
    start()
    vi.advanceTimersByTime(4999)
    expect(bodyHas('sf-preloader-done')).toBe(false)
    vi.advanceTimersByTime(601)
    expect(preloader().display).toBe('none')
  })

  test('[S13] preloader: a page from the back/forward cache is uncovered at once', () => {
    start()
    load()
    comeBack()
    expect(preloader().display).toBe('none')
  })

  test('[S13] preloader: a page without a preloader element, and a page that has loaded already', () => {
    readyState = 'complete'
    show('sf-preloader', '')
    expect(bodyHas('sf-preloader-done')).toBe(true)
    vi.advanceTimersByTime(600)
    expect(page.report).not.toHaveBeenCalled()
  })
})

describe('[S13] page transitions', () => {
  const start = (more = '') =>
    show('page-transitions', `<div id="site-loading"></div><a href="/trophies/"><b>Trophies</b></a>${more}`)

  test.each([
    ['1000', ''],
    ['1200', '<div class="parallax-window-height"></div>'],
  ])('[S13] page transition: fades in for %s ms at load (17.2, 17.3)', (ms, more) => {
    start(more)
    expect(bodyHas('page-fading-in')).toBe(false)
    load()
    expect([bodyHas('page-fading-in'), cover().opacity, cover().pointerEvents]).toEqual([true, '0', 'none'])
    vi.advanceTimersByTime(Number(ms) - 1)
    expect([bodyHas('page-fading-in'), cover().display]).toEqual([true, ''])
    vi.advanceTimersByTime(1)
    expect([bodyHas('page-fading-in'), cover().display]).toEqual([false, 'none'])
  })

  test('[S13] page transition: a page that does not finish loading is shown after 5 s', () => {
    start()
    vi.advanceTimersByTime(6000)
    expect(cover().display).toBe('none')
    load()
    expect(bodyHas('page-fading-in')).toBe(false)
  })

  test('[S13] page transition: a click fades the page out for 600 ms, then opens the link (17.4)', () => {
    start()
    load()
    expect(click('a b')).toBe(true)
    expect([cover().display, cover().opacity, cover().transition]).toEqual(['block', '1', 'opacity 600ms'])
    vi.advanceTimersByTime(599)
    expect(page.follow).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(page.follow).toHaveBeenCalledExactlyOnceWith(new URL('/trophies/', location.href).href)
  })

  test('[S13] page transition: a page that is still here 5 s later is shown again, and can be left again', () => {
    start()
    load()
    click()
    vi.advanceTimersByTime(5599)
    expect(cover().display).toBe('block')
    vi.advanceTimersByTime(1)
    expect(cover().display).toBe('none')
    click()
    vi.advanceTimersByTime(600)
    expect(page.follow).toHaveBeenCalledTimes(2)
  })

  test('[S13] page transition: a home page that loads during the fade-out stays covered', () => {
    start()
    click()
    vi.advanceTimersByTime(300)
    load()
    expect([cover().opacity, bodyHas('page-fading-in')]).toEqual(['1', false])
    vi.advanceTimersByTime(300)
    expect(page.follow).toHaveBeenCalledTimes(1)
  })

  test('[S13] page transition: the last of two clicks decides where to go', () => {
    start('<a id="shop" href="/shop/">Shop</a>')
    load()
    click()
    vi.advanceTimersByTime(300)
    click('#shop')
    vi.advanceTimersByTime(600)
    expect(page.follow.mock.calls).toEqual([[new URL('/shop/', location.href).href]])
  })

  test('[S13] page transition: a prevented click does not fade (17.7)', () => {
    start()
    one('a').addEventListener('click', (event) => event.preventDefault())
    click()
    vi.advanceTimersByTime(600)
    expect([cover().display, page.follow.mock.calls.length]).toEqual(['', 0])
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    '[S13] page transition: a click with %o is left to the browser (17.5)',
    (init) => {
      start()
      expect(click('a', init)).toBe(false)
    },
  )

  test('[S13] page transition: under reduced motion nothing fades', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    start()
    load()
    vi.advanceTimersByTime(0)
    expect(cover().display).toBe('none')
    expect(click()).toBe(false)
    expect(cover().display).toBe('none')
  })

  test('[S13] page transition: a page from the back/forward cache is uncovered at once (17.9)', () => {
    start()
    load()
    click()
    vi.advanceTimersByTime(600)
    comeBack()
    expect([cover().display, bodyHas('page-fading-in')]).toEqual(['none', false])
    comeBack(false)
  })

  test('[S13] page transition: the loading bar has no cover, and the link opens all the same', () => {
    show('page-transitions loading-bar-transition', '<a href="/trophies/">Trophies</a>')
    load()
    vi.advanceTimersByTime(1000)
    expect(click()).toBe(true)
    vi.advanceTimersByTime(600)
    expect(page.follow).toHaveBeenCalledTimes(1)
  })

  test('[S13] page transition: an SVG link and a link without an address do not throw', () => {
    start('<a id="bare">Bare</a><svg><a id="drawn" href="/x/"><text>x</text></a></svg>')
    const errors = vi.fn()
    window.addEventListener('error', errors)
    expect(click('#bare')).toBe(false)
    expect(click('#drawn')).toBe(false)
    expect(errors).not.toHaveBeenCalled()
    window.removeEventListener('error', errors)
  })

  test('[S13] page transition: a link in the live search’s results opens without a fade (06 9.2)', () => {
    start('<div class="aws-search-result"><ul><li><a id="row" href="/cup/"><b>Cup</b></a></li></ul></div>')
    load()
    expect(click('#row b')).toBe(false)
    expect(cover().display).toBe('')
  })

  test('[S13] page transition: unmounted, the page is uncovered and links are left to the browser', () => {
    start()
    unmountAll()
    expect(cover().display).toBe('none')
    expect(click()).toBe(false)
  })
})

describe('[S13] header below slider', () => {
  function start() {
    const body =
      '<div id="site-loading"></div><div class="home-slider-wrap"></div>' +
      '<div id="container"><div id="main-container"></div></div><a id="slider-continue" href="#x">On</a>'
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height)
    show('header-below-slider', body)
  }
  let height = 640

  test('[S13] header below slider: the page starts below it, also after a resize (17.3)', () => {
    height = 640
    start()
    expect(one('.home-slider-wrap').style.position).toBe('fixed')
    expect(one('#main-container').style.position).toBe('relative')
    expect(one('#container').style.top).toBe('640px')
    height = 480
    window.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(50)
    expect(one('#container').style.top).toBe('480px')
  })

  test('[S13] header below slider: the cover fades out for 1000 ms after 250 ms (17.3)', () => {
    start()
    vi.advanceTimersByTime(249)
    expect(cover().opacity).toBe('')
    vi.advanceTimersByTime(1)
    expect([cover().opacity, cover().transition]).toEqual(['0', 'opacity 1000ms'])
    vi.advanceTimersByTime(1000)
    expect(cover().display).toBe('none')
  })

  test('[S13] header below slider: the continue link scrolls to the page in 1500 ms (17.3)', () => {
    const tops: (number | undefined)[] = []
    vi.spyOn(window, 'scrollTo').mockImplementation((options: unknown) => {
      tops.push((options as ScrollToOptions).top)
    })
    height = 640
    start()
    expect(click('#slider-continue', { ctrlKey: true })).toBe(false)
    // As one that scrolls to the link's own target does.
    const scrolled = vi.fn()
    one('#slider-continue').addEventListener('click', (event) => event.defaultPrevented || scrolled())
    expect(click('#slider-continue')).toBe(true)
    vi.advanceTimersByTime(1600)
    expect([tops.at(-1), scrolled.mock.calls.length]).toEqual([640, 0])
  })

  test('[S13] header below slider: without a slider nothing happens; unmounted, styles are restored', () => {
    show('header-below-slider', '<div id="container"></div>')
    expect(one('#container').hasAttribute('style')).toBe(false)
    start()
    unmountAll()
    expect(one('#container').hasAttribute('style')).toBe(false)
    expect(one('.home-slider-wrap').hasAttribute('style')).toBe(false)
  })
})
