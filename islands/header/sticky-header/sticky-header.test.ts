import { createRequire } from 'node:module'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { fakePage } from '../../../tests/unit/fake-page'
import { one } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const require = createRequire(import.meta.url)
const HEADER = '#header'
const WRAPPER = '#header-sticky-wrapper'
const WRAP = '.header-wrap'
const HEADER_BOX = { top: 40, height: 80, width: 1200 }

let layout: ReturnType<typeof fakeLayout>
const classes = (selector: string) => [...one(selector).classList].sort()
const style = (selector: string) => {
  const { position, top, width } = one(selector).style
  return { position, top, width }
}
const FREE = { position: '', top: '', width: '' }

interface Shown {
  readonly body?: string
  readonly wrapClass?: string
  readonly before?: string
  readonly header?: string
  readonly after?: string
}

function show({
  body = 'sticky-header-enabled',
  wrapClass = '',
  before = '',
  after = '',
  header,
}: Shown = {}) {
  document.body.className = body
  document.body.innerHTML = `<div id="container">${before}<div class="${`header-wrap ${wrapClass}`.trim()}" data-style="default" data-default-style="default">
    <div id="header-section">${header ?? '<header id="header" class="sticky-header"><a href="/">Home</a></header>'}</div></div>
    ${after}<div id="main-container"></div></div>`
  layout = fakeLayout({
    [WRAP]: { top: 0, height: 120, width: 1200 },
    '.sticky-header, .sticky-wrapper': HEADER_BOX,
    '.sticky-top-bar, #top-bar-sticky-wrapper': { top: 32, height: 40, width: 1200 },
    '#wpadminbar': { height: 32 },
  })
}

function wake(selector = HEADER) {
  const unmount = mount(one(selector), fakePage())
  layout.frame()
  return unmount
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

describe('[S04] sticky header', () => {
  test('[S04] sticky header: a wrapper keeps its space', () => {
    show()
    wake()
    const wrapper = one(WRAPPER)
    expect(one(HEADER).parentElement).toBe(wrapper)
    expect([wrapper.className, wrapper.style.height]).toEqual(['sticky-wrapper', '80px'])
    expect(style(HEADER)).toEqual(FREE)
  })

  test('[S04] sticky header: scrolled past its place it is fixed, scrolled back it is static (6.1, 6.2)', () => {
    show()
    const heard: string[] = []
    for (const name of ['sticky-start', 'sticky-end', 'sticky-update'])
      document.addEventListener(name, ({ type }) => heard.push(type))
    wake()
    layout.scroll(40)
    expect(classes(WRAPPER)).toEqual(['sticky-wrapper'])
    layout.scroll(41)
    expect(classes(WRAPPER)).toEqual(['default-state', 'is-sticky', 'sticky-wrapper'])
    expect(style(HEADER)).toEqual({ position: 'fixed', top: '0px', width: '1200px' })
    layout.scroll(300)
    expect(heard).toEqual(['sticky-start'])
    layout.scroll(0)
    expect(classes(WRAPPER)).toEqual(['sticky-wrapper'])
    expect(style(HEADER)).toEqual(FREE)
    expect(heard).toEqual(['sticky-start', 'sticky-end'])
  })

  test.each(['jquery1', 'jquery3', 'jquery4'])('[S04] sticky header: %s hears each event once', (name) => {
    show()
    const jQuery = require(name)
    vi.stubGlobal('jQuery', jQuery)
    const heard = vi.fn()
    jQuery(HEADER).on('sticky-start sticky-end', heard)
    jQuery(document).on('sticky-start.other', HEADER, heard)
    wake()
    layout.scroll(500)
    expect(heard).toHaveBeenCalledTimes(2)
    layout.scroll(0)
    expect(heard).toHaveBeenCalledTimes(3)
    jQuery(document).off('.other')
  })

  test('[S04] sticky header: under full-header-stick it is fixed from the start (6.3)', () => {
    show({ wrapClass: 'full-header-stick' })
    wake()
    expect(style(HEADER)).toMatchObject({ position: 'fixed', top: '0px' })
    expect(classes(WRAPPER)).toEqual(['sticky-wrapper'])
    layout.scroll(100)
    expect(classes(WRAPPER)).toContain('is-sticky')
    layout.scroll(0)
    expect(style(HEADER)).toMatchObject({ position: 'fixed', top: '0px' })
    expect(classes(WRAPPER)).toEqual(['sticky-wrapper'])
  })

  test.each<[string, Shown]>([
    ['there is a top bar', { wrapClass: 'full-header-stick', before: '<div id="top-bar"></div>' }],
    [
      'it is below a slider',
      { wrapClass: 'full-header-stick', body: 'sticky-header-enabled header-below-slider' },
    ],
  ])('[S04] sticky header: not if %s', (_, shown) => {
    show(shown)
    wake()
    expect(style(HEADER)).toEqual(FREE)
  })

  test('[S04] sticky header: it sticks below admin bar and top bar (6.4)', () => {
    show({ before: '<div id="wpadminbar"></div><div id="top-bar" class="sticky-top-bar"></div>' })
    layout.place('.sticky-header, #header-sticky-wrapper', { top: 72, height: 80, width: 1200 })
    wake('#top-bar')
    wake()
    layout.scroll(1)
    expect(style(HEADER)).toMatchObject({ position: 'fixed', top: '72px' })
    expect(style('#top-bar')).toMatchObject({ position: 'fixed', top: '32px' })
    expect(classes('#top-bar-sticky-wrapper')).toEqual(['is-sticky', 'sticky-wrapper'])
  })

  test('[S04] sticky header: a transparent one has no default state (6.10)', () => {
    show({ body: 'sticky-header-enabled sticky-header-transparent' })
    wake()
    layout.scroll(500)
    expect(classes(WRAPPER)).toEqual(['is-sticky', 'sticky-wrapper'])
  })

  test.each([
    ['a vertical header (6.11)', 'sticky-header-enabled vertical-header'],
    ['a header that is not to stick', 'sticky-header-disabled'],
    ['a theme that says nothing', ''],
  ])('[S04] sticky header: %s is left alone', (_, body) => {
    show({ body })
    const before = document.body.innerHTML
    wake()
    layout.scroll(500)
    expect(document.body.innerHTML).toBe(before)
  })

  test('[S04] sticky header: the server’s own wrapper is left alone where the header does not stick', () => {
    const header = '<div class="sticky-wrapper"><header id="header" class="sticky-header"></header></div>'
    show({ body: 'sticky-header-disabled', header })
    wake()
    expect(document.querySelectorAll('.sticky-wrapper')).toHaveLength(1)
  })

  test.each([
    ['<nav id="main-nav" class="sticky-header"></nav>', 'main-nav-sticky-wrapper'],
    ['<nav class="sticky-header"></nav>', 'sticky-wrapper'],
  ])('[S04] sticky header: %s is wrapped by #%s', (header, id) => {
    show({ header })
    wake('.sticky-header')
    expect(one('.sticky-header').parentElement?.id).toBe(id)
  })

  test('[S04] sticky header: only the first of several sticks', () => {
    show({
      header: '<header id="header" class="sticky-header"></header><nav id="n" class="sticky-header"></nav>',
    })
    wake('#n')
    expect(document.querySelector('.sticky-wrapper')).toBeNull()
  })

  test('[S04] sticky header: the header of an app is fixed and never stuck', () => {
    show({ body: 'sticky-header-enabled app-header', before: '<div id="wpadminbar"></div>' })
    wake()
    expect(style(HEADER)).toEqual({ position: 'fixed', top: '32px', width: '' })
    expect([one(WRAPPER).className, one(WRAPPER).style.height]).toEqual(['sticky-wrapper', ''])
    expect(one(HEADER).style.opacity).toBe('1')
    layout.scroll(900)
    expect(classes(WRAPPER)).toEqual(['sticky-wrapper'])
  })

  test('[S04] sticky header: in a boxed page it is as wide as the box, also after a resize', () => {
    show({ body: 'sticky-header-enabled layout-boxed' })
    wake()
    layout.scroll(500)
    expect(one(HEADER).style.maxWidth).toBe('1200px')
    layout.place(WRAP, { width: 900 })
    layout.place('.sticky-wrapper', { ...HEADER_BOX, width: 900 })
    layout.resize(940)
    expect(one(HEADER).style.maxWidth).toBe('900px')
    expect(style(HEADER).width).toBe('900px')
  })

  test('[S04] sticky header: stuck, its own height does not move the page', () => {
    show({ body: 'sticky-header-enabled sh-dynamic' })
    wake()
    layout.scroll(500)
    layout.place('.sticky-header', { ...HEADER_BOX, height: 50 })
    layout.scroll(520)
    expect(one(WRAPPER).style.height).toBe('80px')
    layout.scroll(0)
    layout.frame()
    layout.resize(1200)
    expect(one(WRAPPER).style.height).toBe('50px')
  })

  test('[S04] sticky header: while it grows back, the wrapper keeps its height', () => {
    show({ body: 'sticky-header-enabled sh-dynamic' })
    wake()
    layout.scroll(500)
    layout.place('.sticky-header', { ...HEADER_BOX, height: 50 })
    const header = one(HEADER)
    header.getAnimations = () => [{ transitionProperty: 'padding-top' } as unknown as Animation]
    layout.scroll(0)
    layout.resize(1200)
    expect(one(WRAPPER).style.height).toBe('80px')
    layout.place('.sticky-header', { ...HEADER_BOX, height: 85 })
    header.getAnimations = () => []
    header.dispatchEvent(new Event('transitionend'))
    layout.frame()
    expect(one(WRAPPER).style.height).toBe('85px')
  })

  test('[S04] sticky header: a hidden one does not stick and takes up no space', () => {
    show()
    layout.remove('.sticky-header, .sticky-wrapper')
    wake()
    layout.scroll(500)
    expect([classes(WRAPPER), one(WRAPPER).style.height]).toEqual([['sticky-wrapper'], ''])
  })

  test('[S04] sticky header: while a panel holds it, nothing is written', async () => {
    show()
    wake()
    layout.scroll(700)
    Object.assign(one(HEADER).style, { position: 'absolute', top: '700px' })
    layout.scroll(720)
    expect(style(HEADER)).toMatchObject({ position: 'absolute', top: '700px' })
    layout.scroll(0)
    Object.assign(one(HEADER).style, { position: 'fixed', top: '0px' })
    await vi.advanceTimersByTimeAsync(40)
    expect(style(HEADER)).toEqual(FREE)
    expect(classes(WRAPPER)).toEqual(['sticky-wrapper'])
  })

  test('[S04] sticky header: while scrolling, unchanged styles are not written again', () => {
    show({
      body: 'sticky-header-enabled sh-dynamic sh-show-hide sticky-header-transparent layout-boxed',
      before: '<div id="top-bar" class="sticky-top-bar"></div><header id="mobile-header"></header>',
      after: '<div class="dynamic-header-change" data-header-style="light"></div>',
    })
    document.body.classList.add('mh-sticky')
    layout.place('.dynamic-header-change', { top: 0, height: 9000 })
    layout.place('#mobile-header, #mobile-header-sticky-wrapper', { top: 34, height: 64, width: 390 })
    for (const selector of [HEADER, '#top-bar', '#mobile-header']) wake(selector)
    for (const y of [900, 910]) layout.scroll(y)
    const writes = new MutationObserver(() => {})
    writes.observe(document, { attributes: true, childList: true, subtree: true })
    for (const y of [930, 960, 1000]) layout.scroll(y)
    expect(writes.takeRecords()).toEqual([])
    writes.disconnect()
  })

  test('[S04] sticky header: the focus stays where it was', () => {
    show()
    one('a').focus()
    wake()
    expect(document.activeElement).toBe(one('a'))
  })

  test('[S04] sticky header: unmounted, the markup is as printed', () => {
    show({ body: 'sticky-header-enabled sh-dynamic sh-show-hide layout-boxed' })
    one(HEADER).style.setProperty('top', '5px')
    const before = document.body.innerHTML
    const unmount = wake()
    layout.scroll(500)
    layout.scroll(2000)
    expect(document.body.innerHTML).not.toBe(before)
    unmount()
    expect(document.body.innerHTML).toBe(before)
    layout.scroll(3000)
    expect(document.body.innerHTML).toBe(before)
  })
})

describe('[S04] shrink, hide, tone', () => {
  test('[S04] shrink: more than 160 px past the window’s top (6.5)', () => {
    show({ body: 'sticky-header-enabled sh-dynamic' })
    wake()
    layout.scroll(160)
    expect(classes(WRAP)).toEqual(['header-wrap'])
    layout.scroll(161)
    expect(classes(WRAP)).toEqual(['header-wrap', 'resized-header'])
    layout.scroll(100)
    expect(classes(WRAP)).toEqual(['header-wrap'])
  })

  test('[S04] shrink: only the header’s own wrapper counts', () => {
    show({ body: 'sticky-header-enabled sh-dynamic', before: '<div class="sticky-wrapper is-sticky"></div>' })
    layout.place('.sticky-header, #header-sticky-wrapper', { ...HEADER_BOX, top: 900 })
    wake()
    layout.scroll(500)
    expect(classes(WRAP)).toEqual(['header-wrap'])
  })

  test('[S04] hide: scrolling down hides it, scrolling up shows it (6.6, 6.7)', () => {
    show({ body: 'sticky-header-enabled sh-show-hide' })
    wake()
    const seen = [799, 801, 790].map((y) => {
      layout.scroll(y)
      return classes(HEADER).includes('sticky-header-hide')
    })
    expect(seen).toEqual([false, true, false])
  })

  test.each([
    ['a slider (6.8)', '<div class="swift-slider-outer"></div>', 699, 701],
    ['the home page’s slider', '<div class="home-slider-wrap"></div>', 819, 821],
  ])('[S04] hide: %s is the limit', (_, slider, shown, hidden) => {
    show({ body: 'sticky-header-enabled sh-show-hide', before: slider })
    layout.place('.swift-slider-outer, .home-slider-wrap', { height: 600 })
    layout.place('#main-container', { top: 120 })
    wake()
    layout.scroll(shown)
    expect(classes(HEADER)).toEqual(['sticky-header'])
    layout.scroll(hidden)
    expect(classes(HEADER)).toContain('sticky-header-hide')
  })

  test.each(['overlay-menu-open', 'fs-supersearch-open', 'fs-search-open'])(
    '[S04] hide: not under %s (6.9)',
    (open) => {
      show({ body: `sticky-header-enabled sh-show-hide ${open}` })
      wake()
      layout.scroll(2000)
      expect(classes(HEADER)).toEqual(['sticky-header'])
    },
  )

  /** Neither DOM knows how the focus has come somewhere. */
  function focusBy(device: 'keyboard' | 'mouse') {
    const { matches } = Element.prototype
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      if (selector !== ':focus-visible') return matches.call(this, selector)
      return device === 'keyboard' && this === document.activeElement
    })
  }

  test('[S04] hide: the keyboard’s focus in the header shows it and keeps it visible', () => {
    show({ body: 'sticky-header-enabled sh-show-hide' })
    focusBy('keyboard')
    wake()
    layout.scroll(2000)
    expect(classes(HEADER)).toContain('sticky-header-hide')
    one('a').focus()
    layout.frame()
    expect(classes(HEADER)).toEqual(['sticky-header'])
    layout.scroll(2500)
    expect(classes(HEADER)).toEqual(['sticky-header'])
  })

  test('[S04] hide: the focus of a click does not keep it visible', () => {
    show({ body: 'sticky-header-enabled sh-show-hide' })
    focusBy('mouse')
    wake()
    one('a').focus()
    layout.scroll(2000)
    expect(classes(HEADER)).toContain('sticky-header-hide')
  })

  test('[S04] tone: a jump to the page’s top sets it, a page that was never scrolled keeps the printed one', () => {
    const after =
      '<div class="dynamic-header-change" data-header-style="light"></div><div class="dynamic-header-change" data-header-style="dark"></div>'
    show({ body: 'sticky-header-enabled sticky-header-transparent', after })
    layout.place('[data-header-style="light"]', { top: 0, height: 500 })
    layout.place('[data-header-style="dark"]', { top: 500, height: 500 })
    wake()
    const tone = () => one(WRAP).getAttribute('data-style')
    expect(tone()).toBe('default')
    layout.scroll(600)
    expect(tone()).toBe('dark')
    layout.scroll(0)
    expect(tone()).toBe('light')
  })

  test('[S04] tone: the area under the header sets it, without an area it stays', () => {
    const after =
      '<div class="dynamic-header-change" data-header-style="light"></div><div class="dynamic-header-change" data-header-style=""></div>'
    show({ body: 'sticky-header-enabled sticky-header-transparent', after })
    layout.place('.dynamic-header-change:not([data-header-style=""])', { top: 500, height: 300 })
    layout.place('.dynamic-header-change[data-header-style=""]', { top: 800, height: 300 })
    const unmount = wake()
    const tones = [100, 450, 719, 720, 1500].map((y) => {
      layout.scroll(y)
      return one(WRAP).getAttribute('data-style')
    })
    expect(tones).toEqual(['default', 'light', 'light', 'default', 'default'])
    layout.scroll(450)
    unmount()
    expect(one(WRAP).getAttribute('data-style')).toBe('default')
  })

  test('[P16] header style on scroll: the builder’s rows set it, a row without one restores the default', () => {
    const row = (style: string) =>
      `<section class="row fw-row dynamic-header-change" data-header-style="${style}"></section>`
    show({
      body: 'sticky-header-enabled sticky-header-transparent',
      after: row('dark') + row('') + row('light'),
    })
    one(WRAP).setAttribute('data-default-style', 'light')
    for (const [index, element] of [...document.querySelectorAll('.dynamic-header-change')].entries()) {
      element.id = `row-${index}`
      layout.place(`#row-${index}`, { top: 500 * index, height: 500 })
    }
    wake()
    const tones = [100, 600, 1100, 700, 200].map((y) => {
      layout.scroll(y)
      return one(WRAP).getAttribute('data-style')
    })
    expect(tones).toEqual(['dark', 'light', 'light', 'light', 'dark'])
    expect(one(WRAP).getAttribute('data-default-style')).toBe('light')
  })

  test('[P16] header style on scroll: only the active slide of a slider counts', () => {
    const slide = (style: string, active: string) =>
      `<div class="swiper-slide ${active} dynamic-header-change" data-header-style="${style}"></div>`
    show({
      body: 'sticky-header-enabled sticky-header-transparent',
      after: slide('dark', 'swiper-slide-active') + slide('light', ''),
    })
    layout.place('.dynamic-header-change', { top: 0, height: 800 })
    wake()
    layout.scroll(100)
    expect(one(WRAP).getAttribute('data-style')).toBe('dark')
  })

  test('[P16] header style on scroll: a header that is not transparent keeps its own', () => {
    show({
      body: 'sticky-header-enabled',
      after: '<section class="dynamic-header-change" data-header-style="light"></section>',
    })
    layout.place('.dynamic-header-change', { top: 0, height: 800 })
    wake()
    layout.scroll(100)
    expect(one(WRAP).getAttribute('data-style')).toBe('default')
  })
})

describe('[S04] mobile header, side header, logo', () => {
  const MOBILE = '#mobile-header'
  test('[S04] mobile header: its space includes its margins, and it sticks (6.12)', () => {
    show({ body: 'mh-sticky', before: '<header id="mobile-header" style="margin-bottom: 6px"></header>' })
    layout.place('#mobile-header, #mobile-header-sticky-wrapper', { top: 34, height: 64, width: 390 })
    wake(MOBILE)
    expect(one('#mobile-header-sticky-wrapper').style.height).toBe('70px')
    layout.scroll(35)
    expect(style(MOBILE)).toEqual({ position: 'fixed', top: '0px', width: '390px' })
    layout.scroll(0)
    expect(style(MOBILE)).toEqual(FREE)
  })

  test('[S04] mobile header: not without mh-sticky', () => {
    show({ body: '', before: '<header id="mobile-header"></header>' })
    wake(MOBILE)
    expect(document.querySelector('.sticky-wrapper')).toBeNull()
  })

  test('[S04] side header: it is at the edge of a boxed page, also after a resize', () => {
    show({ body: 'sticky-header-enabled vertical-header vertical-header-right layout-boxed' })
    layout.place('#container', { width: 1000 })
    // The scroll bar takes its part of the window.
    layout.place('html', { width: 1200 })
    vi.stubGlobal('innerWidth', 1215)
    const unmount = wake(WRAP)
    expect(one(WRAP).style.right).toBe('100px')
    layout.place('html', { width: 1100 })
    layout.resize(1115)
    expect(one(WRAP).style.right).toBe('50px')
    unmount()
    expect(one(WRAP).style.right).toBe('')
  })

  test.each([
    ['tada', ['sf-animate', 'tada']],
    [' tada  pulse ', ['pulse', 'sf-animate', 'tada']],
  ])('[S04] logo: "%s" plays under the pointer', (animation, added) => {
    show({ before: `<div id="logo" data-anim="${animation}"></div>` })
    const unmount = wake('#logo')
    one('#logo').dispatchEvent(new MouseEvent('mouseenter'))
    expect(classes('#logo')).toEqual(added)
    one('#logo').dispatchEvent(new MouseEvent('mouseleave'))
    expect(classes('#logo')).toEqual([])
    unmount()
    one('#logo').dispatchEvent(new MouseEvent('mouseenter'))
    expect(classes('#logo')).toEqual([])
  })
})
