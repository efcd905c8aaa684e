import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dragBy, fakeLine, movedBy } from '../../../src/slides/test-stage'
import { fakeAnimations } from '../../../tests/unit/animations'
import { takesClick } from '../../../tests/unit/click'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { fakeSizes } from '../../../tests/unit/fake-sizes'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let stage: ReturnType<typeof fakeLine>
let page: FakePage

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
})
afterEach(() => {
  document.head.innerHTML = ''
})

function start(html: string, { windowPx = 1300, placePx = 770, parameters = '' } = {}) {
  stage = fakeLine({ windowPx, placePx })
  page = fakePage()
  document.body.innerHTML = `${html}<div id="sf-option-params" ${parameters}></div>`
  mountAll()
}
function startFragment(name: string, options: Parameters<typeof fakeLine>[0] = {}) {
  stage = fakeLine(options)
  page = fakePage()
  showFragment(name)
  mountAll()
}
function mountAll() {
  for (const host of document.querySelectorAll<HTMLElement>(
    '.carousel-items, .carousel-prev, .carousel-next',
  )) {
    mount(host, page)
  }
}

const items = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<div class="carousel-item"><a href="/${index}/">${index}</a></div>`,
  ).join('')
const ARROWS = '<a href="#" class="carousel-prev"></a><a href="#" class="carousel-next"></a>'
const wrapped = (count: number, attributes = 'data-columns="4"', classes = '') =>
  `<div class="spb_content_element"><div class="carousel-wrap">${ARROWS}<div class="carousel-items ${classes}" ${attributes}>${items(count)}</div></div></div>`
const titled = (count: number, attributes = 'data-columns="4"') =>
  `<div class="spb_content_element"><div class="title-wrap"><h3>Favourites</h3>${ARROWS}</div><ul class="carousel-items" ${attributes}>${Array.from({ length: count }, (_, index) => `<li class="product">${index}</li>`).join('')}</ul></div>`

const list = () => one('.carousel-items')
const slides = (root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>('.owl-item')]
const wrapper = (root: ParentNode = document) => one('.owl-wrapper', root)
const width = () => Number.parseFloat(slides()[0]?.style.width ?? '')
const position = (root: ParentNode = document) => Math.round(-movedBy(wrapper(root)) / width()) || 0
const next = () => one('.carousel-next')
const prev = () => one('.carousel-prev')
const arrowStates = () =>
  [prev(), next()].map((arrow) =>
    arrow.style.display === 'none' ? 'none' : arrow.classList.contains('disabled'),
  )
const pass = (ms: number) => vi.advanceTimersByTime(ms)
/** Timers of fake frames come a frame late. */
const FRAME_MS = 17

describe('[S21] carousels: what is built', () => {
  test('[S21] carousels: it builds the structure that the theme’s CSS expects (1.6)', () => {
    startFragment('carousel')
    const clubs = one('#carousel-1')
    expect(clubs.className).toBe('clients-items carousel-items clearfix owl-carousel owl-theme')
    expect(clubs.style.cssText).toMatch(/display: block/)
    expect(clubs.style.opacity).toBe('1')
    expect([clubs.style.marginLeft, clubs.style.width]).toEqual(['-15px', '830px'])
    expect(
      one<HTMLImageElement>('.owl-wrapper-outer > .owl-wrapper > .owl-item > .carousel-item img', clubs).alt,
    ).toBe('Bowls club')
    expect(slides(clubs)).toHaveLength(8)
    // A sixth of 830 px.
    expect(slides(clubs).map((slide) => slide.style.width)).toEqual(Array(8).fill('138px'))
    expect(clubs.querySelector('.owl-controls')).toBeNull()
  })

  test.each([
    ['no-gutters', 1200, '', '', '1.7'],
    ['staged-carousel', 1200, '-200px', '1540px', '1.8'],
    ['staged-carousel no-gutters', 460, '0px', '1140px', '1.9'],
    ['gutters', 1200, '-15px', '1170px', '1.6'],
  ])('[S21] carousels: %s at %i px (%s %s, %s)', (classes, windowPx, margin, wide) => {
    start(wrapped(5, 'data-columns="4"', classes), { windowPx, placePx: 1140 })
    expect(list().style.marginLeft.replace(/^-0px$/, '0px')).toBe(margin)
    expect(list().style.width).toBe(wide)
  })

  test('[S21] carousels: in right-to-left pages the margin is at the right', () => {
    document.documentElement.dir = 'rtl'
    document.body.className = 'rtl'
    start(wrapped(5))
    expect([list().style.marginLeft, list().style.marginRight]).toEqual(['', '-15px'])
  })

  test('[S21] carousels: for screen readers it is a carousel of numbered slides, named by its heading', () => {
    start(titled(3))
    const facts = (element: Element, ...names: string[]) => names.map((name) => element.getAttribute(name))
    expect(facts(list(), 'role', 'aria-roledescription', 'aria-label')).toEqual([
      'group',
      'carousel',
      'Favourites',
    ])
    expect(facts(slides()[1] as Element, 'role', 'aria-roledescription', 'aria-label')).toEqual([
      'group',
      'slide',
      '2 of 3',
    ])
    expect(one('li').getAttribute('role')).toBe('none')
    expect(facts(next(), 'role', 'aria-label')).toEqual(['button', 'Next'])
  })

  test('[S21] carousels: other scripts measure again once, 200 ms later', () => {
    startFragment('carousel')
    const resized = vi.fn()
    window.addEventListener('resize', resized)
    pass(199)
    expect(resized).not.toHaveBeenCalled()
    pass(1000)
    expect(resized).toHaveBeenCalledTimes(1)
    window.removeEventListener('resize', resized)
  })

  test('[S21] carousels: it is built when its pictures have loaded or failed (1.21)', () => {
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    start(
      `<div class="carousel-items"><div><img src="a.svg" alt=""></div><div><img src="b.svg" alt=""></div></div>`,
    )
    const [first, second] = [...document.querySelectorAll('img')]
    first?.dispatchEvent(new Event('load'))
    expect(document.querySelector('.owl-wrapper')).toBeNull()
    second?.dispatchEvent(new Event('error'))
    expect(slides()).toHaveLength(2)
    complete.mockRestore()
  })

  test('[S21] carousels: it does not wait for lazy pictures out of view, and requests the next ones', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    const lazy = '<div><img loading="lazy" src="a.svg" alt=""></div>'
    start(`<div class="carousel-items" data-columns="1"><div></div>${lazy.repeat(4)}</div>`)
    expect(slides()).toHaveLength(5)
    expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
      'lazy',
    ])
  })

  test('[S21] carousels: in a closed tab it is built once it can be measured', () => {
    const sizes = fakeSizes()
    stage = fakeLine()
    stage.hide(true)
    page = fakePage()
    document.body.innerHTML = `<div class="tab-pane">${wrapped(5)}</div>`
    mountAll()
    sizes.tell()
    expect(document.querySelector('.owl-wrapper')).toBeNull()
    stage.hide(false)
    sizes.tell()
    expect(slides()).toHaveLength(5)
  })

  test.each([
    ['', 800],
    ['tab-pane', 200],
  ])('[S21] carousels: it fades in; in a place “%s” over %i ms', (place, durationMs) => {
    const { asked, restore } = fakeAnimations()
    start(`<div class="${place}">${wrapped(5)}</div>`)
    restore()
    expect(asked.map(({ element, duration }) => [element, duration])).toEqual([[list(), durationMs]])
  })

  test('[S21] carousels: lists without an id, with a duplicate id, without items, and with invalid numbers', () => {
    startFragment('carousel.odd')
    const lists = [...document.querySelectorAll<HTMLElement>('.carousel-items')]
    expect(lists.map((each) => slides(each).length)).toEqual([6, 3, 0])
    // Five of the first, two of the second: each item is 1/5 and 1/2 of its list.
    expect(lists.slice(0, 2).map((each) => slides(each)[0]?.style.width)).toEqual(['166px', '400px'])
    pass(60_000)
    expect(position(lists[0])).toBe(0)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S21] carousels: hostile numbers and names', () => {
    startFragment('carousel.hostile')
    expect(list().getAttribute('aria-label')).toBe('<img src=x onerror=alert(1)>')
    expect(document.querySelector('img')).toBeNull()
    expect(slides()[0]?.style.width).toBe('166px')
    expect(list().querySelector('.owl-controls')).toBeNull()
    pass(60_000)
    expect(position()).toBe(0)
    expect(takesClick(next())).toBe(true)
  })

  test('[S21] carousels: a list built by the theme’s own library is left alone', () => {
    start(
      '<div class="carousel-items owl-carousel"><div class="owl-wrapper-outer"><div class="owl-wrapper"></div></div></div>',
    )
    expect(list().outerHTML).toBe(
      '<div class="carousel-items owl-carousel"><div class="owl-wrapper-outer"><div class="owl-wrapper"></div></div></div>',
    )
  })

  test.each(['carousel', 'carousel.odd'])(
    '[S21] carousels: unmounted, %s is as printed, and seen',
    (name) => {
      stage = fakeLine({ windowPx: 700 })
      page = fakePage()
      showFragment(name)
      // Texts and comments between the items may have been joined.
      const printed = () =>
        document.body.innerHTML
          .replaceAll(/<div class="laurel-live-region.*?<\/div>| style="opacity: 1;?"/g, '')
          .replaceAll(/<!--[\s\S]*?-->/g, '')
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/> </g, '><')
      const before = printed()
      mountAll()
      takesClick(next())
      pass(1000)
      unmountAll()
      expect(printed()).toBe(before)
      expect(list().style.opacity).toBe('1')
    },
  )

  test('[S21] carousels: items that are added or removed later are counted', async () => {
    start(wrapped(4))
    expect(arrowStates()).toEqual(['none', 'none'])
    list().insertAdjacentHTML('beforeend', items(2))
    await Promise.resolve()
    expect(slides()).toHaveLength(6)
    expect(arrowStates()).toEqual([true, false])
    slides()[0]?.firstElementChild?.remove()
    await Promise.resolve()
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(
      [1, 2, 3, 4, 5].map((n) => `${n} of 5`),
    )
  })

  test('[S21] carousels: items inserted before the others come first', async () => {
    start(wrapped(4))
    const [a, b] = ['A', 'B'].map((text) =>
      Object.assign(document.createElement('div'), { textContent: text }),
    )
    list().prepend(a ?? '', b ?? '')
    await Promise.resolve()
    expect(slides().map((slide) => slide.textContent)).toEqual(['A', 'B', '0', '1', '2', '3'])
  })

  test('[S21] carousels: a list whose content a script replaces is a carousel of the new items', async () => {
    start(wrapped(6), { parameters: 'data-carousel-pagination="1"' })
    takesClick(next())
    pass(300)
    list().innerHTML = '<div>New</div>'.repeat(5)
    await Promise.resolve()
    expect(slides(list()).map((slide) => slide.textContent)).toEqual(Array(5).fill('New'))
    expect([...list().children].map((child) => child.className)).toEqual([
      'owl-wrapper-outer',
      'owl-controls clickable',
    ])
    expect([position(), ...arrowStates()]).toEqual([1, false, true])
    list().replaceChildren()
    await Promise.resolve()
    expect([slides(list()), arrowStates()]).toEqual([[], ['none', 'none']])
    unmountAll()
    expect(list().innerHTML).toBe('')
  })

  test('[S21] carousels: unmounting after a script has replaced the list’s content keeps the new content', () => {
    start(wrapped(6))
    list().innerHTML = '<div>New</div>'
    unmountAll()
    expect(list().textContent).toContain('New')
    expect(list().querySelector('.owl-wrapper-outer')).toBeNull()
  })

  test('[S21] carousels: the list is shown even if the carousel cannot be built', () => {
    stage = fakeLine()
    page = fakePage()
    document.body.innerHTML = wrapped(5)
    vi.stubGlobal('MutationObserver', undefined)
    expect(mountAll).toThrow()
    vi.unstubAllGlobals()
    expect(list().style.opacity).toBe('1')
  })

  test.each([
    ['0', 166],
    ['-1', 166],
    ['2.5', 166],
    ['', 166],
    ['two', 166],
    [' 2 ', 415],
  ])('[S21] carousels: with the columns “%s” an item is %i px wide', (columns, px) => {
    start(wrapped(6, `data-columns="${columns}"`), { placePx: 800 })
    expect(width()).toBe(px)
  })

  test('[S21] carousels: with a vertical header the limit is wider by the header’s width (1.5)', () => {
    document.body.className = 'vertical-header'
    start(`<div id="header-section" style="width: 240px"></div>${wrapped(8, 'data-columns="5"')}`, {
      windowPx: 1400,
    })
    expect(width()).toBe(200)
    document.body.className = ''
    pass(1000)
    stage.resize({ windowPx: 1401 })
    pass(200)
    expect(width()).toBe(160)
  })

  test('[S21] carousels: on a phone it does not wait for lazy pictures outside of the view', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    start('<div class="carousel-items"><div></div><div><img loading="lazy" src="a.svg" alt=""></div></div>', {
      windowPx: 400,
    })
    expect(slides()).toHaveLength(2)
  })

  test('[S21] carousels: it requests a lazy picture in view, and waits for it', () => {
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    start('<div class="carousel-items"><div><img loading="lazy" src="a.svg" alt=""></div></div>')
    expect(one('img').getAttribute('loading')).toBe('eager')
    expect(slides()).toHaveLength(0)
    complete.mockRestore()
    one('img').dispatchEvent(new Event('load'))
    expect(slides()).toHaveLength(1)
  })
})

describe('[S21] carousels: moving', () => {
  test('[S21] carousels: arrows move by one item in 200 ms, and rewind in 1000 (1.10)', () => {
    start(titled(6))
    expect(takesClick(next())).toBe(true)
    pass(100)
    expect(-movedBy(wrapper())).toBeGreaterThan(0)
    expect(-movedBy(wrapper())).toBeLessThan(width())
    pass(100 + FRAME_MS)
    expect(position()).toBe(1)
    takesClick(next())
    pass(200 + FRAME_MS)
    expect(position()).toBe(2)
    takesClick(next())
    pass(900)
    expect(movedBy(wrapper())).not.toBe(0)
    pass(100 + FRAME_MS)
    expect(movedBy(wrapper())).toBe(0)
    takesClick(prev())
    pass(1000 + FRAME_MS)
    expect(position()).toBe(2)
  })

  test('[S21] carousels: arrows in a title are never disabled (1.13)', () => {
    start(titled(5))
    takesClick(next())
    pass(300)
    expect([prev(), next()].map((arrow) => arrow.className)).toEqual(['carousel-prev', 'carousel-next'])
    expect(arrowStates()).toEqual([false, false])
  })

  test('[P16] titles: a title with arrows gets a class, until it is unmounted', () => {
    document.body.innerHTML = `<div class="title-wrap"><h3>Favourites</h3><div class="carousel-arrows">${ARROWS}</div></div><div class="title-wrap" id="bare"><h3>No arrows</h3></div>`
    for (const arrow of [prev(), next()]) mount(arrow, fakePage())
    expect([...one('.title-wrap').classList]).toEqual(['title-wrap', 'has-arrows'])
    expect(one('#bare').className).toBe('title-wrap')
    unmountAll()
    expect(one('.title-wrap').className).toBe('title-wrap')
  })

  test('[S21] carousels: arrows in the same wrap are disabled at the ends (1.11)', () => {
    start(wrapped(6))
    expect(arrowStates()).toEqual([true, false])
    takesClick(next())
    expect(arrowStates()).toEqual([false, false])
    takesClick(next())
    expect(arrowStates()).toEqual([false, true])
    // The carousel rewinds as well.
    takesClick(next())
    expect(arrowStates()).toEqual([true, false])
  })

  test('[S21] carousels: where all items fit there are no arrows and no dragging (1.12)', () => {
    start(wrapped(3))
    expect(arrowStates()).toEqual(['none', 'none'])
    dragBy(one('.owl-item a'), -100, { release: false })
    expect(movedBy(wrapper())).toBe(0)
    expect(wrapper().classList.contains('grabbing')).toBe(false)
  })

  test('[S21] carousels: an arrow in a nested widget moves the next carousel of that widget', () => {
    startFragment('carousel.odd')
    const [outer, inner] = [...document.querySelectorAll<HTMLElement>('.carousel-items')]
    takesClick(one('#inner-next'))
    pass(300)
    expect(movedBy(wrapper(inner))).toBe(-400)
    expect(movedBy(wrapper(outer))).toBe(0)
    takesClick(one('#outer-next'))
    pass(300)
    expect(movedBy(wrapper(outer))).toBe(-166)
    expect(takesClick(one('#lost'))).toBe(false)
    expect(one('#inner-next').hasAttribute('aria-label')).toBe(false)
  })

  test('[S21] carousels: a click before the pictures have loaded is carried out later', () => {
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    start(
      `<div class="spb_content_element">${ARROWS}<div class="carousel-items" data-columns="1"><div><img src="a.svg" alt=""></div><div></div><div></div></div></div>`,
    )
    takesClick(next())
    complete.mockRestore()
    one('img').dispatchEvent(new Event('load'))
    pass(300)
    expect(position()).toBe(1)
  })

  test('[S21] carousels: an arrow moves a list that was added later', () => {
    start(`<div class="spb_content_element">${ARROWS}<div id="later"></div></div>`)
    one('#later').innerHTML = `<div class="carousel-items" data-columns="1">${items(3)}</div>`
    mount(list(), page)
    expect(takesClick(next())).toBe(true)
    pass(300)
    expect(position()).toBe(1)
  })

  test('[S21] carousels: an arrow wakes a carousel that is not mounted yet', async () => {
    stage = fakeLine()
    page = fakePage()
    document.body.innerHTML = titled(6)
    mount(next(), page)
    page.wake.mockImplementation((host) => {
      mount(host as HTMLElement, page)
      return Promise.resolve()
    })
    takesClick(next())
    await Promise.resolve()
    pass(300)
    expect(position()).toBe(1)
  })

  test('[S21] carousels: a click by mouse blurs the arrow, one by keyboard does not', () => {
    start(titled(6))
    next().focus()
    takesClick(next(), { detail: 1 })
    expect(document.activeElement).not.toBe(next())
    next().focus()
    next().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    pass(300)
    expect(document.activeElement).toBe(next())
    expect(position()).toBe(2)
  })

  test('[S21] carousels: a step announces the items in view', () => {
    start(titled(6))
    takesClick(next())
    expect(one('[role="status"]').textContent).toBe('2 to 5 of 6')
  })

  test('[S21] carousels: durations come from the page’s settings; invalid ones are ignored', () => {
    start(titled(6), { parameters: 'data-carousel-slidespeed="400" data-carousel-pagespeed="fast"' })
    takesClick(next())
    pass(300)
    expect(position()).toBe(1)
    expect(-movedBy(wrapper())).toBeLessThan(width())
    pass(100 + FRAME_MS)
    expect(-movedBy(wrapper())).toBe(width())
  })

  test('[S21] carousels: with reduced motion it moves at once and has no autoplay', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    start(titled(6, 'data-columns="4" data-autoplay="4000"'))
    takesClick(next())
    expect(-movedBy(wrapper())).toBe(width())
    expect(document.querySelector('.laurel-pause')).toBeNull()
    pass(20_000)
    expect(position()).toBe(1)
  })

  test('[S21] carousels: in right-to-left pages next moves the other way (1.20)', () => {
    document.documentElement.dir = 'rtl'
    document.body.className = 'rtl'
    start(titled(6))
    takesClick(next())
    pass(300)
    expect(movedBy(wrapper())).toBe(width())
    dragBy(one('.owl-item'), 30)
    pass(300)
    expect(movedBy(wrapper())).toBe(2 * width())
  })

  test.each([
    [-12, 1],
    [-8, 0],
    [-230, 2],
  ])('[S21] carousels: a drag by %i px on items of 200 ends at item %i (1.18)', (px, index) => {
    start(titled(6))
    expect(width()).toBe(200)
    dragBy(one('.owl-item'), px, { release: false })
    expect(movedBy(wrapper())).toBe(px)
    expect(wrapper().classList.contains('grabbing')).toBe(true)
    window.dispatchEvent(new PointerEvent('pointerup', { clientX: 500 + px, clientY: 50 }))
    pass(200 + FRAME_MS)
    expect(position()).toBe(index)
    expect(wrapper().classList.contains('grabbing')).toBe(false)
  })

  test('[S21] carousels: a drag on a slider inside an item does not move the carousel', () => {
    start(wrapped(6))
    one('.owl-item a').innerHTML = '<ul class="lightSlider lsGrab"><li>One</li></ul>'
    dragBy(one('.owl-item li'), -100, { release: false })
    expect(movedBy(wrapper())).toBe(0)
    expect(wrapper().classList.contains('grabbing')).toBe(false)
    window.dispatchEvent(new PointerEvent('pointerup'))
    dragBy(one('.owl-item'), -100, { release: false })
    expect(movedBy(wrapper())).toBe(-100)
  })

  test('[S21] carousels: inside a slide of another slider it handles its own drags', () => {
    start(`<div class="lsGrab">${wrapped(6)}</div>`)
    dragBy(one('.owl-item'), -100, { release: false })
    expect(movedBy(wrapper())).toBe(-100)
  })

  test('[S21] carousels: a drag selects no text', () => {
    const marks = () =>
      one('.owl-item').dispatchEvent(new Event('selectstart', { bubbles: true, cancelable: true }))
    start(wrapped(6))
    expect(marks()).toBe(true)
    dragBy(one('.owl-item'), -10, { release: false })
    expect(marks()).toBe(false)
    window.dispatchEvent(new PointerEvent('pointerup'))
    expect(marks()).toBe(true)
  })

  test('[S21] carousels: beyond the ends a drag moves the line a fifth as far', () => {
    start(titled(6))
    dragBy(one('.owl-item'), 100, { release: false })
    expect(movedBy(wrapper())).toBe(20)
    window.dispatchEvent(new PointerEvent('pointerup', { clientX: 600, clientY: 50 }))
    pass(200 + FRAME_MS)
    expect(movedBy(wrapper())).toBe(0)
  })

  test('[S21] carousels: a drag that begins on a link does not follow it (1.19)', () => {
    start(wrapped(6))
    const link = one('.owl-item a')
    const opened = vi.fn()
    link.addEventListener('click', opened)
    dragBy(link, -40)
    expect(takesClick(link)).toBe(true)
    expect(opened).not.toHaveBeenCalled()
    pass(10)
    takesClick(link)
    expect(opened).toHaveBeenCalled()
  })

  test('[S21] carousels: an item out of view that gets the focus is moved into view', () => {
    start(wrapped(8))
    document.querySelectorAll<HTMLElement>('.owl-item a')[6]?.focus()
    expect(position()).toBe(3)
    document.querySelectorAll<HTMLElement>('.owl-item a')[4]?.focus()
    expect(position()).toBe(3)
    document.querySelectorAll<HTMLElement>('.owl-item a')[1]?.focus()
    expect(position()).toBe(1)
  })

  test('[S21] carousels: the line moves to where the browser scrolls, for a word that it has found', () => {
    start(wrapped(8))
    const outer = one('.owl-wrapper-outer')
    outer.scrollLeft = 250
    outer.dispatchEvent(new Event('scroll'))
    expect([outer.scrollLeft, position()]).toEqual([0, 2])
  })

  test('[S21] carousels: it is laid out again 200 ms after the last resize if the width has changed, at the same item', () => {
    start(wrapped(8), { windowPx: 1300 })
    for (let step = 0; step < 4; step++) takesClick(next())
    pass(300)
    expect(position()).toBe(4)
    stage.resize({ windowPx: 900, placePx: 570 })
    pass(100)
    stage.resize({ windowPx: 800 })
    pass(199)
    expect(width()).toBe(200)
    pass(1)
    expect([width(), position(), list().style.width]).toEqual([200, 4, '600px'])
    expect(wrapper().style.width).toBe('600px')
    stage.resize({ windowPx: 1300, placePx: 770 })
    takesClick(next())
    pass(300)
    expect(position()).toBe(4)
  })
})

describe('[S21] carousels: autoplay', () => {
  const runs = (attributes: string, parameters = '') =>
    start(titled(9, `data-columns="4" ${attributes}`), { parameters })

  test('[S21] carousels: it steps after 4 s and after 8 s (1.14)', () => {
    runs('data-autoplay="4000"')
    pass(3999)
    expect(movedBy(wrapper())).toBe(0)
    pass(1 + 800 + FRAME_MS)
    expect(position()).toBe(1)
    pass(4000)
    expect(position()).toBe(2)
  })

  test.each([
    ['data-autoplay=""', 'data-carousel-autoplay="1"', 1, '1.15'],
    ['', 'data-carousel-autoplay="1"', 1, '1.15'],
    ['data-autoplay="soon"', 'data-carousel-autoplay="1"', 1, '1.15'],
    ['data-autoplay="true"', '', 1, '1.15'],
    ['data-autoplay=""', 'data-carousel-autoplay="0"', 0, '1.16'],
    ['data-autoplay="0"', 'data-carousel-autoplay="1"', 0, '1.16'],
    ['data-autoplay="false"', 'data-carousel-autoplay="1"', 0, '1.16'],
  ])('[S21] carousels: %s on a page with %s: %i step after 5 s (%s)', (attributes, parameters, steps) => {
    runs(attributes, parameters)
    pass(4999)
    expect(movedBy(wrapper())).toBe(0)
    pass(1000)
    expect(position()).toBe(steps)
  })

  test('[S21] carousels: at the end it rewinds', () => {
    start(titled(5, 'data-autoplay="2000" data-columns="4"'))
    pass(2900)
    expect(position()).toBe(1)
    pass(2200)
    expect(position()).toBe(0)
  })

  test('[S21] carousels: a step by the visitor restarts the interval', () => {
    runs('data-autoplay="4000"')
    pass(3000)
    takesClick(next())
    pass(3900)
    expect(position()).toBe(1)
    pass(1000)
    expect(position()).toBe(2)
  })

  test('[S21] carousels: it pauses under the pointer', () => {
    runs('data-autoplay="4000"')
    list().dispatchEvent(new Event('pointerenter'))
    pass(20_000)
    expect(position()).toBe(0)
    list().dispatchEvent(new Event('pointerleave'))
    pass(4900)
    expect(position()).toBe(1)
  })

  test('[S21] carousels: it pauses while an item contains the focus', () => {
    start(wrapped(9, 'data-columns="4" data-autoplay="4000"'))
    const link = one('.owl-item a')
    link.focus()
    pass(20_000)
    expect(position()).toBe(0)
    link.blur()
    pass(4900)
    expect(position()).toBe(1)
  })

  test('[S21] carousels: it pauses during a drag', () => {
    runs('data-autoplay="4000"')
    dragBy(one('.owl-item'), -100, { release: false })
    pass(20_000)
    expect(movedBy(wrapper())).toBe(-100)
    window.dispatchEvent(new PointerEvent('pointerup', { clientX: 400, clientY: 50 }))
    pass(4900)
    expect(position()).toBe(2)
  })

  test('[S21] carousels: it goes on after a drag during which items were removed and added', async () => {
    start(wrapped(6, 'data-columns="4" data-autoplay="4000"'))
    dragBy(one('.owl-item'), -100, { release: false })
    for (const slide of slides().slice(3)) slide.firstElementChild?.remove()
    await Promise.resolve()
    window.dispatchEvent(new PointerEvent('pointerup', { clientX: 400, clientY: 50 }))
    list().insertAdjacentHTML('beforeend', items(3))
    await Promise.resolve()
    pass(4900)
    expect(position()).toBe(1)
  })

  test('[S21] carousels: a button pauses and resumes it', () => {
    runs('data-autoplay="4000"')
    const button = one<HTMLButtonElement>('.laurel-pause')
    expect(button.getAttribute('aria-label')).toMatch(/^Stop/)
    button.click()
    expect(button.getAttribute('aria-label')).toMatch(/^Start/)
    pass(20_000)
    expect(position()).toBe(0)
    button.click()
    pass(4900)
    expect(position()).toBe(1)
  })

  test('[S21] carousels: the button is the first element that the keyboard reaches', () => {
    runs('data-autoplay="4000"')
    expect(one('.owl-wrapper-outer').firstElementChild?.className).toBe('laurel-pause')
  })

  test('[S21] carousels: where all items fit there is no button, until the window is smaller', () => {
    start(wrapped(4, 'data-columns="4" data-autoplay="4000"'))
    expect(one('.laurel-pause').hidden).toBe(true)
    pass(1000)
    stage.resize({ windowPx: 900 })
    pass(200)
    expect(one('.laurel-pause').hidden).toBe(false)
  })

  test('[S21] carousels: the interval is never shorter than a move', () => {
    runs('data-autoplay="1"')
    pass(799)
    expect(position()).toBeLessThan(1)
    pass(900)
    expect(position()).toBe(1)
  })
})

describe('[S21] carousels: dots and active items', () => {
  const dots = () => [...document.querySelectorAll<HTMLElement>('.owl-page')]
  const active = () => dots().map((dot) => dot.classList.contains('active'))

  test('[S21] carousels: 7 items, 3 in view: three dots, the third to position 4 in 800 ms (1.17)', () => {
    start(wrapped(7, 'data-columns="3"'), { parameters: 'data-carousel-pagination="1"' })
    expect(active()).toEqual([true, false, false])
    dots()[2]?.click()
    pass(700)
    expect(-movedBy(wrapper())).toBeLessThan(4 * width())
    pass(100 + FRAME_MS)
    expect(-movedBy(wrapper())).toBe(4 * width())
    expect(active()).toEqual([false, false, true])
    expect(dots().map((dot) => dot.getAttribute('aria-current'))).toEqual([null, null, 'true'])
    dots()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(active()).toEqual([true, false, false])
  })

  test('[S21] carousels: there are no dots where all items fit; a resize changes them', () => {
    start(wrapped(3, 'data-columns="4"'), { parameters: 'data-carousel-pagination="1"' })
    expect(one('.owl-controls').style.display).toBe('none')
    pass(1000)
    stage.resize({ windowPx: 400, placePx: 300 })
    pass(200)
    expect(one('.owl-controls').style.display).toBe('')
    expect(dots()).toHaveLength(3)
  })

  test('[S21] carousels: on a touch screen the dots have no class for clicking', () => {
    vi.stubGlobal('navigator', { ...navigator, userAgent: navigator.userAgent, maxTouchPoints: 5 })
    start(wrapped(7), { parameters: 'data-carousel-pagination="1"' })
    expect(one('.owl-controls').className).toBe('owl-controls')
  })

  test('[S21] carousels: a showcase has dots by its attribute, with its link behind them (1.23)', () => {
    startFragment('carousel')
    const row = one('#carousel-3 .owl-controls.clickable > .owl-pagination')
    expect(row.lastElementChild?.className).toBe('view-all')
    expect(row.querySelectorAll('.owl-page')).toHaveLength(2)
    pass(1000)
    stage.resize({ windowPx: 500, placePx: 300 })
    pass(200)
    expect(row.querySelectorAll('.owl-page')).toHaveLength(3)
    expect(row.lastElementChild?.className).toBe('view-all')
  })

  test('[S21] carousels: a showcase of testimonials always has dots, with the link to all', () => {
    start(
      `<div class="spb_content_element showcase_testimonial_widget"><div class="testimonial-carousel carousel-wrap">${ARROWS}<ul class="testimonials carousel-items showcase-carousel" data-columns="3">${'<li class="testimonial carousel-item">Well cut. <a class="read-more" href="/5/">More</a></li>'.repeat(5)}</ul></div><a class="read-more" href="/voices/">All of them</a></div>`,
    )
    expect(dots()).toHaveLength(2)
    expect(one('.owl-pagination > .read-more').textContent).toBe('All of them')
    expect(list().querySelectorAll('.owl-item .read-more')).toHaveLength(5)
  })

  test.each([700, 767])(
    '[S21] carousels: at %i px a showcase has no empty items at its ends (1.22)',
    (windowPx) => {
      startFragment('carousel', { windowPx })
      expect(document.querySelector('.left-holder, .right-holder')).toBeNull()
      expect(slides(one('#carousel-3'))).toHaveLength(5)
    },
  )

  test('[S21] carousels: at 768 px a showcase has empty items at its ends', () => {
    startFragment('carousel', { windowPx: 768 })
    const hidden = slides(one('#carousel-3')).map((slide) => slide.getAttribute('aria-hidden'))
    expect(hidden).toEqual(['true', null, null, null, null, null, 'true'])
  })

  test('[S21] carousels: however often the window is resized, the active items are looked for once it has settled', () => {
    start(wrapped(6, '', 'staged-carousel'))
    pass(1000)
    const looks = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    for (let event = 0; event < 20; event++) window.dispatchEvent(new Event('resize'))
    pass(1000)
    // The active items are read after the duration of a step, and of a dot.
    expect(looks).toHaveBeenCalledTimes(2 * 6)
    // They are read once more when another width shows other items.
    looks.mockClear()
    stage.resize({ windowPx: 900 })
    pass(1000)
    expect(looks).toHaveBeenCalledTimes(3 * 6)
    looks.mockRestore()
  })

  test('[S21] carousels: the middle items are active first, and after each move those in the window', () => {
    startFragment('carousel')
    const showcase = one('#carousel-3')
    const standing = () =>
      slides(showcase).flatMap((slide, index) => (slide.classList.contains('active') ? [index] : []))
    expect(standing()).toEqual([1, 2, 3])
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const isIn = slides(showcase).indexOf(this as HTMLElement) === 2
      return { top: isIn ? 10 : -50, left: 10, right: 200, bottom: isIn ? 0 : 20, width: 190 } as DOMRect
    })
    takesClick(one('#showcase .carousel-next'))
    expect(standing()).toEqual([1, 2, 3])
    pass(200)
    expect(standing()).toEqual([2])
    vi.restoreAllMocks()
  })
})

test('[X11] a list that cannot be built is shown as printed', () => {
  stage = fakeLine({ windowPx: 1300, placePx: 770 })
  page = fakePage()
  document.body.innerHTML = wrapped(6)
  const [before, attributes] = [list().innerHTML, list().getAttributeNames()]
  vi.stubGlobal('IntersectionObserver', undefined)
  expect(() => mount(list(), page)).toThrow()
  expect(list().innerHTML).toBe(before)
  expect(
    list()
      .getAttributeNames()
      .filter((name) => name !== 'style'),
  ).toEqual(attributes)
  expect(list().className).toBe('carousel-items')
  expect(list().getAttribute('style')).toBe('opacity: 1;')
})
