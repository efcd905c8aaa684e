import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { fakePage } from '../../../tests/unit/fake-page'
import { fakeSizes } from '../../../tests/unit/fake-sizes'
import { one } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { type SidebarGeometry, sidebarPlace } from './place'

const mount = mounter(island)

const AT: SidebarGeometry = {
  scrollTop: 0,
  viewportHeight: 900,
  offset: 80,
  top: 200,
  height: 2000,
  widgetHeight: 300,
  isBeside: true,
}

describe('[S24] sticky sidebar: place', () => {
  test.each<[string, Partial<SidebarGeometry>, string]>([
    ['before the start', { scrollTop: 71 }, 'flow'],
    ['at the start', { scrollTop: 72 }, 'flow'],
    ['past the start (24.2)', { scrollTop: 73 }, 'stuck'],
    ['at the end', { scrollTop: 1772 }, 'stuck'],
    ['past the end (24.3)', { scrollTop: 1773 }, 'end'],
    ['higher than the window (24.4)', { scrollTop: 500, widgetHeight: 773 }, 'flow'],
    ['as high as the window', { scrollTop: 500, widgetHeight: 772 }, 'stuck'],
    ['higher than the content', { scrollTop: 500, height: 299 }, 'flow'],
    ['below the content', { scrollTop: 500, isBeside: false }, 'flow'],
    ['without a height', { scrollTop: 500, widgetHeight: 0 }, 'flow'],
  ])('[S24] sticky sidebar: %s', (_, at, place) => {
    expect(sidebarPlace({ ...AT, ...at })).toBe(place)
  })
})

const WIDGET = '.sticky-widget'
let layout: ReturnType<typeof fakeLayout>

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

function show({ body = 'page', included = 'stickysidebars', wrap = 'inner-page-wrap', sidebars = 1 } = {}) {
  const sidebar = '<aside class="sidebar"><div class="sidebar-widget-wrap sticky-widget"></div></aside>'
  document.body.className = body
  document.body.innerHTML = `<div id="wpadminbar"></div><div class="${wrap}"><div><div class="page-content"></div></div>${sidebar.repeat(sidebars)}</div><div id="sf-included" class="${included}"></div>`
  layout = fakeLayout({
    '#wpadminbar': { height: 80 },
    '.inner-page-wrap': { top: 200, height: 2000, width: 1200 },
    '.page-content': { top: 200, height: 2000, width: 800 },
    '.sidebar': { top: 200, width: 330 },
    [WIDGET]: { top: 200, height: 300, width: 330 },
  })
}
function wake(widget = one(WIDGET)) {
  const unmount = mount(widget, fakePage())
  layout.frame()
  return unmount
}
const seen = () => one(WIDGET).className.replace('sidebar-widget-wrap sticky-widget', '').trim()

describe('[S24] sticky sidebar', () => {
  test.each([
    ['the theme’s option is off (24.1)', { included: '' }],
    ['the page wrap is missing', { wrap: 'other' }],
  ])('[S24] sticky sidebar: nothing if %s', (_, options) => {
    show(options)
    const before = document.body.innerHTML
    wake()
    layout.scroll(500)
    expect(document.body.innerHTML).toBe(before)
  })

  test('[S24] sticky sidebar: it sticks, stops at the end, and returns (24.2, 24.3)', () => {
    show()
    const before = document.body.innerHTML
    const unmount = wake()
    layout.scroll(500)
    expect(seen()).toBe('stickit')
    expect([one(WIDGET).style.width, one(WIDGET).style.top]).toEqual(['330px', '110px'])
    expect(one('.sidebar').style.height).toBe('2000px')
    layout.scroll(1900)
    expect([seen(), one(WIDGET).style.top]).toEqual(['stickit-end', ''])
    layout.scroll(1000)
    expect(seen()).toBe('stickit')
    layout.scroll(0)
    expect([seen(), one(WIDGET).style.top]).toEqual(['', ''])
    layout.scroll(1900)
    unmount()
    expect(document.body.innerHTML).toBe(before)
  })

  test('[S24] sticky sidebar: a widget higher than the window never sticks (24.4)', () => {
    show()
    layout.place(WIDGET, { top: 200, height: 800 })
    wake()
    layout.scroll(500)
    expect([seen(), one('.sidebar').style.height]).toEqual(['', ''])
  })

  test('[S24] sticky sidebar: a widget that grows higher than the window no longer sticks', () => {
    const sizes = fakeSizes()
    show()
    wake()
    layout.scroll(500)
    layout.place(WIDGET, { top: 200, height: 800 })
    sizes.tell()
    layout.frame()
    expect([seen(), one(WIDGET).style.width]).toEqual(['', ''])
  })

  test('[S24] sticky sidebar: below the content, as on a small screen, it does not stick', () => {
    show()
    layout.place('.sidebar', { top: 2300, width: 1200 })
    wake()
    layout.scroll(500)
    expect([seen(), one('.sidebar').style.height]).toEqual(['', ''])
  })

  test('[S24] sticky sidebar: a resize while it is stuck sizes it again', () => {
    show()
    wake()
    layout.scroll(500)
    layout.place('.sidebar', { top: 200, width: 280 })
    layout.resize(1000)
    expect(one(WIDGET).style.width).toBe('280px')
  })

  test('[S24] sticky sidebar: in a post without a content box it moves within the page', () => {
    show({ body: 'single-post' })
    wake()
    layout.scroll(500)
    expect(seen()).toBe('stickit')
    expect(one('.sidebar').style.height).toBe('2000px')
  })

  test('[S24] sticky sidebar: several widgets stick independently', () => {
    show({ sidebars: 2 })
    const [first, second] = [...document.querySelectorAll<HTMLElement>(WIDGET)]
    second?.classList.add('second')
    layout.place('.second', { top: 200, height: 800 })
    for (const widget of [first, second]) if (widget) wake(widget)
    layout.scroll(500)
    expect([first, second].map((widget) => widget?.classList.contains('stickit'))).toEqual([true, false])
  })
})
