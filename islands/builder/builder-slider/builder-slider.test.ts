import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dragBy, fakeLine, movedBy } from '../../../src/slides/test-stage'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { type FakeView, fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { readSlider } from './markup'

const mount = mounter(island)

const HOSTS = '[data-row-slider="true"], [data-col-slider="true"]'
const WIDTH = 500
const MOVE_MS = 600
let page: FakePage
let stage: ReturnType<typeof fakeLine>

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/builder/')
})
afterEach(() => {
  unmountAll()
  document.head.innerHTML = ''
  vi.useRealTimers()
})

function wake(prepare = () => {}) {
  stage = fakeLine({ placePx: WIDTH })
  prepare()
  page = fakePage()
  for (const host of document.querySelectorAll<HTMLElement>(HOSTS)) {
    mount(host, page)
  }
}
function start(name = 'builder-slider', { areComplete = true } = {}) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(areComplete)
  showFragment(name)
  wake()
}
/** The column's slider, with other settings than it was printed with. */
function startColumn(settings: Readonly<Record<string, string>> = {}, prepare = () => {}) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  showFragment('builder-slider')
  one('#steps').removeAttribute('data-row-slider')
  for (const [name, value] of Object.entries(settings)) {
    one('#awards .spb-col-slider-atts').setAttribute(`data-${name}`, value)
  }
  wake(prepare)
}
const pass = (ms: number) => vi.advanceTimersByTime(ms)
const settle = () => pass(MOVE_MS + 20)
const box = (id = 'awards') => one(`#${id} .flickity-enabled, #${id}.flickity-enabled`)
const slides = (id = 'awards') => [
  ...document.querySelectorAll<HTMLElement>(`#${id} .flickity-slider > .row`),
]
const shown = (id = 'awards') => slides(id).findIndex((slide) => slide.classList.contains('is-selected'))
const dots = (id = 'awards') => [...document.querySelectorAll<HTMLElement>(`#${id} .dot`)]
const arrow = (name: 'previous' | 'next', id = 'steps') =>
  one<HTMLButtonElement>(`#${id} button.flickity-prev-next-button.${name}`)
const at = (id = 'awards') => movedBy(one(`#${id} .flickity-slider`))
const press = (target: Element, key: string) => {
  for (const type of ['keydown', 'keyup']) {
    target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }))
  }
}

describe('[P03] sliders of rows and columns: what is built', () => {
  test('[P03] sliders: the elements and classes of the theme’s style sheet are built around the printed slides', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    showFragment('builder-slider')
    const printed = [...document.querySelectorAll('#awards .spb-column-inner > .row')]
    const heard = vi.fn()
    printed[1]?.addEventListener('click', heard)
    wake()
    for (const [number, slide] of slides().entries()) expect(slide).toBe(printed[number])
    expect(slides()).toHaveLength(3)
    slides()[1]?.click()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(box().className).toBe('spb-column-inner row clearfix flickity-enabled is-draggable')
    expect(slides().map(({ className }) => className.trim().replace(/ +/g, ' '))).toEqual([
      'row col-slider-slide is-selected',
      'row col-slider-slide',
      'row col-slider-slide',
    ])
    expect(box('steps').className).toMatch(/^spb-row-no-cols-wrapper .*flickity-enabled/)
    expect(slides('steps').every((slide) => slide.classList.contains('row-slider-slide'))).toBe(true)
    expect(
      document.querySelectorAll('.flickity-enabled > .flickity-viewport > .flickity-slider'),
    ).toHaveLength(2)
    expect(one('#steps svg path').getAttribute('class')).toBe('arrow')
    expect(dots()[0]?.parentElement?.matches('#awards ol.flickity-page-dots')).toBe(true)
  })

  test('[P03] sliders: the margins of the slides become the viewport’s', () => {
    showFragment('builder-slider')
    for (const slide of document.querySelectorAll<HTMLElement>('#awards .spb-column-inner > .row')) {
      slide.style.cssText = 'margin-left: -15px; margin-right: -15px'
    }
    wake()
    const { marginLeft, marginRight } = one('#awards .flickity-viewport').style
    expect([marginLeft, marginRight, slides()[0]?.style.marginLeft]).toEqual(['-15px', '-15px', '0px'])
  })

  test('[P03] sliders: screen readers get a carousel of numbered slides', () => {
    start()
    const facts = (element: Element | undefined) =>
      ['role', 'aria-roledescription', 'aria-label'].map((name) => element?.getAttribute(name))
    expect(facts(box('steps'))).toEqual(['group', 'carousel', 'How it works'])
    expect(facts(box())).toEqual(['group', 'carousel', 'Slides'])
    expect(facts(slides()[1])).toEqual(['group', 'slide', '2 of 3'])
    expect(dots().map((dot) => dot.firstElementChild?.getAttribute('aria-current'))).toEqual([
      'true',
      null,
      null,
    ])
    expect(arrow('next').getAttribute('aria-label')).toBe('Next')
  })

  test('[P03] sliders: unmounting restores the printed markup', () => {
    showFragment('builder-slider')
    const printed = document.body.innerHTML.replaceAll('row "', 'row"')
    start()
    dots()[1]?.click()
    settle()
    unmountAll()
    one('.laurel-live-region').remove()
    expect(document.body.innerHTML.replaceAll('row "', 'row"')).toBe(printed)
  })

  test('[P03] sliders: right to left is mirrored', () => {
    document.body.className = 'rtl'
    document.documentElement.dir = 'rtl'
    start()
    expect(box().classList.contains('flickity-rtl')).toBe(true)
    dots()[1]?.click()
    settle()
    expect(at()).toBe(WIDTH)
    expect(arrow('previous').querySelector('path')?.hasAttribute('transform')).toBe(true)
  })
})

describe('[P03] sliders of rows and columns: settings', () => {
  const read = (id: string) => readSlider(one(`#${id}`))?.settings
  const USUAL = {
    loops: true,
    isFree: false,
    isDraggable: true,
    hasDots: true,
    hasArrows: false,
    autoplayMs: 0,
    index: 0,
  }
  test.each([
    ['odd', 'bare', USUAL],
    ['odd', 'strange', { ...USUAL, loops: false }],
    ['odd', 'beyond', { ...USUAL, index: 7 }],
    ['hostile', 'hostile', { ...USUAL, isFree: true, hasArrows: true, autoplayMs: 2 ** 31 - 1 }],
    // A step must end before the next one begins.
    ['hostile', 'quick', { ...USUAL, autoplayMs: 600 }],
  ])('[P03] sliders: of the %s markup, #%s', (fragment, id, expected) => {
    showFragment(`builder-slider.${fragment}`)
    expect(read(id)).toEqual(expected)
  })

  test('[P03] sliders: the wrapper of a nested row is not used for the outer row', () => {
    showFragment('builder-slider.odd')
    one('#columns .spb-column-inner').innerHTML =
      '<section class="row"><div class="spb-row"><div class="spb_content_element"><div class="spb-row-no-cols-wrapper"></div></div></div></section>'
    expect(readSlider(one('#columns'))?.box).toBe(one('#columns > .spb_content_element'))
  })

  test('[P03] sliders: a single slide gets no controls; without slides, or in a single block, nothing is built', () => {
    start('builder-slider.odd')
    expect(box('single').querySelector('button, .dot')).toBeNull()
    expect(box('single').classList.contains('is-draggable')).toBe(false)
    for (const id of ['empty', 'hollow', 'plain'])
      expect(one(`#${id}`).querySelector('.flickity-viewport')).toBeNull()
    expect(shown('columns')).toBe(1)
    expect(shown('beyond')).toBe(0)
    expect(document.querySelectorAll('#built .flickity-viewport')).toHaveLength(1)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[P03] sliders: names from the server stay text', () => {
    start('builder-slider.hostile')
    expect(box('hostile').getAttribute('aria-label')).toBe('<img src=x onerror=alert(1)>')
    expect(document.querySelector('img, script')).toBeNull()
    expect(shown('hostile')).toBe(0)
  })

  test('[P03] sliders: the target of the page’s address decides which slide is shown', () => {
    history.replaceState(null, '', '/builder/#boot')
    showFragment('builder-slider')
    for (const [number, id] of ['best', 'improved', 'boot'].entries()) {
      document.querySelectorAll('#awards h3')[number]?.setAttribute('id', id)
    }
    wake()
    expect(shown()).toBe(2)
    history.replaceState(null, '', '/builder/#improved')
    window.dispatchEvent(new Event('hashchange'))
    expect([shown(), at()]).toEqual([1, -WIDTH])
  })

  test('[P03] sliders: a slide that the visitor scrolled to before it was built stays in view', () => {
    startColumn({ 'initial-index': '1' }, () => {
      Object.defineProperty(one('#awards .spb-column-inner'), 'scrollLeft', { value: 2 * WIDTH - 3 })
    })
    expect(shown()).toBe(2)
  })
})

describe('[P03] sliders of rows and columns: controls', () => {
  test.each(['load', 'error'])(
    '[P03] sliders: there are none until the first slide’s picture has told of its %s (C1, C4)',
    (type) => {
      start('builder-slider', { areComplete: false })
      expect(dots()).toEqual([])
      // The row's slides have no pictures.
      expect(dots('steps')).toHaveLength(3)
      const [first, second] = [...document.querySelectorAll('#awards img')]
      second?.dispatchEvent(new Event('load'))
      expect(dots()).toEqual([])
      first?.dispatchEvent(new Event(type))
      expect(dots().map((dot) => dot.classList.contains('is-selected'))).toEqual([true, false, false])
      expect(document.querySelector('#awards .flickity-prev-next-button')).toBeNull()
    },
  )

  test('[P03] sliders: lazy pictures of the first slide are requested, since the controls wait for them', () => {
    showFragment('builder-slider')
    for (const image of document.querySelectorAll('img')) image.setAttribute('loading', 'lazy')
    wake()
    expect(slides()[0]?.querySelector('img')?.getAttribute('loading')).toBe('eager')
  })

  test('[P03] sliders: without a loop, the arrow is disabled at each end (C2)', () => {
    start()
    const states = () => [arrow('previous').disabled, arrow('next').disabled]
    expect(states()).toEqual([true, false])
    arrow('next').click()
    expect(states()).toEqual([false, false])
    arrow('next').focus()
    arrow('next').click()
    settle()
    expect([shown('steps'), at('steps')]).toEqual([2, -2 * WIDTH])
    expect(states()).toEqual([false, true])
    expect(document.activeElement).toBe(arrow('previous'))
    press(arrow('previous'), 'ArrowRight')
    expect(shown('steps')).toBe(2)
  })

  test('[P03] sliders: a click anywhere on a dot shows its slide and is announced', () => {
    start()
    dots()[2]?.click()
    settle()
    expect([shown(), dots()[2]?.classList.contains('is-selected')]).toEqual([2, true])
    one('button', dots()[1]).click()
    expect(shown()).toBe(1)
    expect(one('.laurel-live-region').textContent).toBe('2 of 3')
  })

  test('[P03] sliders: the arrow keys move a slider that has the focus, in a loop', () => {
    start()
    press(document.body, 'ArrowRight')
    expect([shown(), shown('steps')]).toEqual([0, 0])
    one('a', slides()[0]).focus()
    press(one('a', slides()[0]), 'ArrowLeft')
    expect([shown(), shown('steps')]).toEqual([2, 0])
    // The focused element is out of view now.
    expect(document.activeElement).toBe(one('#awards .flickity-viewport'))
    expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([true, true, false])
    press(one('#awards .flickity-viewport'), 'ArrowRight')
    expect(shown()).toBe(0)
  })

  test('[P03] sliders: the arrow keys do nothing with a single slide', () => {
    start('builder-slider.odd')
    one('#single a').focus()
    press(one('#single a'), 'ArrowRight')
    expect(document.querySelector('.laurel-live-region')?.textContent || '').toBe('')
  })

  test('[P03] sliders: slides that are partly in view are not inert', () => {
    showFragment('builder-slider')
    const slide = () => one('#awards .spb-column-inner > .row')
    slide().after(...[1, 2].map(() => slide().cloneNode(true)))
    one('#awards .spb-col-slider-atts').setAttribute('data-freescroll', 'true')
    wake()
    const inert = () => slides().map((slide) => slide.hasAttribute('inert'))
    expect(inert()).toEqual([false, false, true, true, false])
    unmountAll()
    one('#awards .spb-col-slider-atts').setAttribute('data-freescroll', 'false')
    for (const slide of document.querySelectorAll<HTMLElement>('#awards .spb-column-inner > .row')) {
      slide.style.width = '200px'
    }
    wake()
    expect(inert()).toEqual([false, false, false, true, true])
  })

  test('[P03] sliders: without dots and arrows the viewport itself can have the focus', () => {
    startColumn({ dots: 'false' })
    expect(one('#awards .flickity-viewport').tabIndex).toBe(0)
    expect(dots()).toEqual([])
  })

  test('[P03] sliders: without a loop, a slide that gets the focus is moved into view', () => {
    start()
    one('a', slides('steps')[2]).focus()
    one('a', slides('steps')[2]).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect([shown('steps'), at('steps')]).toEqual([2, -2 * WIDTH])
    expect(slides('steps').some((slide) => slide.hasAttribute('inert'))).toBe(false)
  })

  test('[P03] sliders: with reduced motion slides change at once', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    startColumn({ autoplay: '3000' })
    dots()[1]?.click()
    expect(at()).toBe(-WIDTH)
    pass(20_000)
    expect(shown()).toBe(1)
    expect(document.querySelector('.laurel-pause')).toBeNull()
  })
})

describe('[P03] sliders of rows and columns: dragging', () => {
  test('[P03] sliders: a drag moves on to the next slide; a short one moves back', () => {
    start()
    const viewport = one('#awards .flickity-viewport')
    dragBy(viewport, -200, { release: false })
    expect(at()).toBe(-200)
    expect(viewport.classList.contains('is-pointer-down')).toBe(true)
    window.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'mouse', clientX: 300, clientY: 50 }))
    expect(viewport.classList.contains('is-pointer-down')).toBe(false)
    settle()
    expect([shown(), at()]).toEqual([1, -WIDTH])
    dragBy(viewport, -20)
    settle()
    expect([shown(), at()]).toEqual([1, -WIDTH])
    dragBy(viewport, 200)
    settle()
    expect([shown(), at()]).toEqual([0, 0])
  })

  test('[P03] sliders: without a loop, a drag beyond the end meets resistance and springs back', () => {
    start()
    dragBy(one('#steps .flickity-viewport'), 100, { release: false })
    expect(at('steps')).toBe(20)
    window.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'mouse', clientX: 600, clientY: 50 }))
    settle()
    expect([shown('steps'), at('steps')]).toEqual([0, 0])
  })

  test('[P03] sliders: a slider that is not draggable ignores drags', () => {
    startColumn({ draggable: 'false' })
    dragBy(one('#awards .flickity-viewport'), -200)
    settle()
    expect([shown(), at(), box().classList.contains('is-draggable')]).toEqual([0, 0, false])
  })

  test('[P03] sliders: with free scrolling it coasts, rests between slides, and the nearest slide is selected', () => {
    startColumn({ freescroll: 'true', loop: 'false' })
    const viewport = one('#awards .flickity-viewport')
    dragBy(viewport, -150, { release: false })
    pass(200)
    // The drag's speed is 2 px per ms.
    for (const x of [290, 270, 250, 230, 210, 190]) {
      pass(10)
      const move = { pointerType: 'mouse', clientX: x, clientY: 50 }
      window.dispatchEvent(new PointerEvent('pointermove', move))
    }
    window.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'mouse', clientX: 190, clientY: 50 }))
    const released = at()
    expect(released).toBe(-310)
    pass(100)
    expect(at()).toBeLessThan(released)
    pass(5000)
    const rest = at()
    expect(rest % WIDTH).not.toBe(0)
    expect([rest < -500, rest > -900, shown()]).toEqual([true, true, 1])
    pass(1000)
    expect(at()).toBe(rest)
    dots()[2]?.click()
    settle()
    expect(at()).toBe(-2 * WIDTH)
  })

  test('[P03] sliders: with free scrolling it stops at the ends and springs back from beyond them', () => {
    startColumn({ freescroll: 'true', loop: 'false' })
    dragBy(one('#awards .flickity-viewport'), 300)
    pass(5000)
    expect([at(), shown()]).toEqual([0, 0])
    dots()[2]?.click()
    settle()
    dragBy(one('#awards .flickity-viewport'), -400)
    pass(5000)
    expect([at(), shown()]).toEqual([-2 * WIDTH, 2])
  })

  test('[P03] sliders: with reduced motion a thrown line stops at once where it is released', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    startColumn({ freescroll: 'true', loop: 'false' })
    dragBy(one('#awards .flickity-viewport'), -150, { release: false })
    pass(10)
    for (const [type, clientX] of [
      ['pointermove', 300],
      ['pointerup', 300],
    ] as const) {
      window.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', clientX, clientY: 50 }))
    }
    expect(at()).toBe(-200)
    dragBy(one('#awards .flickity-viewport'), 700)
    expect(at()).toBe(0)
    pass(5000)
    expect(at()).toBe(0)
  })
})

describe('[P03] sliders of rows and columns: autoplay', () => {
  test('[P03] sliders: the next slide is shown every 3 s, until a dot is clicked (C3)', () => {
    startColumn({ autoplay: '3000' })
    pass(2999)
    expect(shown()).toBe(0)
    pass(1)
    expect(shown()).toBe(1)
    pass(6000)
    expect(shown()).toBe(0)
    dots()[1]?.click()
    pass(30_000)
    expect(shown()).toBe(1)
    expect(document.querySelector('.laurel-pause')).toBeNull()
  })

  test.each<readonly [string, () => void, number]>([
    ['an arrow', () => arrow('next', 'awards').click(), 1],
    ['a key', () => press(arrow('next', 'awards'), 'ArrowRight'), 1],
    ['a drag that leads nowhere', () => dragBy(one('#awards .flickity-viewport'), -20), 0],
  ])('[P03] sliders: %s stops it for good', (_, act, expected) => {
    startColumn({ autoplay: '3000', arrows: 'true' })
    arrow('next', 'awards').focus()
    act()
    arrow('next', 'awards').blur()
    pass(30_000)
    expect(shown()).toBe(expected)
  })

  test.each<readonly [string, () => unknown]>([
    ['a drag', () => dragBy(one('#awards .flickity-viewport'), -20)],
    [
      'an address',
      () => {
        one('h3', slides()[0]).id = 'best'
        history.replaceState(null, '', '/builder/#best')
        window.dispatchEvent(new Event('hashchange'))
      },
    ],
  ])('[P03] sliders: %s before the controls are there stops it as well', (_, act) => {
    startColumn({ autoplay: '3000' }, () =>
      vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false),
    )
    act()
    one('#awards img').dispatchEvent(new Event('load'))
    expect(dots()).toHaveLength(3)
    pass(30_000)
    expect(shown()).toBe(0)
    expect(document.querySelector('.laurel-pause')).toBeNull()
  })

  test('[P03] sliders: there is no autoplay where the address has a slide as its target', () => {
    history.replaceState(null, '', '/builder/#best')
    startColumn({ autoplay: '3000' }, () => {
      one('#awards h3').id = 'best'
    })
    pass(30_000)
    expect(shown()).toBe(0)
  })

  test('[P03] sliders: autoplay pauses under the pointer, with the focus inside, out of view, and by its button', () => {
    let view: FakeView | undefined
    startColumn({ autoplay: '3000', loop: 'false' }, () => {
      view = fakeView()
    })
    view?.hide(box())
    pass(9000)
    expect(shown()).toBe(0)
    view?.show(box())
    one('a', slides()[0]).focus()
    pass(9000)
    expect(shown()).toBe(0)
    one('a', slides()[0]).blur()
    const at = (type: string) => box().dispatchEvent(new Event(type))
    at('pointerenter')
    pass(9000)
    expect(shown()).toBe(0)
    at('pointerleave')
    one<HTMLElement>('.laurel-pause').click()
    pass(9000)
    expect(shown()).toBe(0)
    expect(one('.laurel-pause').getAttribute('aria-label')).toBe('Start the slides')
    one<HTMLElement>('.laurel-pause').click()
    pass(3000)
    expect(shown()).toBe(1)
    // A slider without a loop goes back to its beginning.
    pass(6000)
    expect(shown()).toBe(0)
  })
})

describe('[P03] sliders of rows and columns: changes', () => {
  test('[P03] sliders: when slides are added or removed, it is rebuilt at the same slide', async () => {
    start()
    dots('steps')[1]?.click()
    const added = document.createElement('section')
    added.className = 'row'
    added.textContent = 'Celebrate'
    box('steps').append(added)
    await vi.advanceTimersByTimeAsync(0)
    expect([slides('steps').length, dots('steps').length, shown('steps')]).toEqual([4, 4, 1])
    expect(slides('steps').at(-1)).toBe(added)
    slides('steps')[0]?.remove()
    await vi.advanceTimersByTimeAsync(0)
    expect([slides('steps').length, dots('steps').length]).toEqual([3, 3])
    box('steps').replaceChildren(added)
    await vi.advanceTimersByTimeAsync(0)
    expect([slides('steps'), dots('steps')]).toEqual([[added], []])
    box('steps').replaceChildren('Nothing')
    await vi.advanceTimersByTimeAsync(0)
    expect(document.querySelector('#steps .flickity-enabled')).toBeNull()
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[P03] sliders: after a rebuild the visitor’s slide stays, and there is no autoplay', async () => {
    history.replaceState(null, '', '/builder/#best')
    startColumn({ autoplay: '3000' }, () => {
      one('#awards h3').id = 'best'
    })
    // Some browsers fire `hashchange` only now.
    await vi.advanceTimersByTimeAsync(0)
    one('button', dots()[2]).focus()
    dots()[2]?.click()
    box().append(slides()[0]?.cloneNode(true) ?? '')
    await vi.advanceTimersByTimeAsync(0)
    expect([dots().length, shown()]).toEqual([4, 2])
    expect(document.activeElement).toBe(one('#awards .flickity-viewport'))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(shown()).toBe(2)
    for (const slide of slides().slice(2)) slide.remove()
    await vi.advanceTimersByTimeAsync(0)
    expect([dots().length, shown()]).toEqual([2, 1])
  })

  test('[P03] sliders: after a rebuild autoplay goes on if the visitor has chosen no slide', async () => {
    startColumn({ autoplay: '3000' })
    slides()[2]?.remove()
    await vi.advanceTimersByTimeAsync(0)
    expect([dots().length, shown()]).toEqual([2, 0])
    await vi.advanceTimersByTimeAsync(3000)
    expect(shown()).toBe(1)
  })

  test('[P03] sliders: a slider in a slide of another one works on its own', async () => {
    showFragment('builder-slider.odd')
    one('#columns .spb-row-slider-atts').removeAttribute('data-initial-index')
    const inner = one('#columns .spb-column-container')
    inner.id = 'inner'
    inner.setAttribute('data-col-slider', 'true')
    one('.spb-column-inner', inner).insertAdjacentHTML(
      'beforeend',
      '<section class="row "><a href="#">B</a></section>',
    )
    wake()
    await vi.advanceTimersByTimeAsync(0)
    const outer = () => one('#columns > .spb_content_element > .flickity-page-dots')
    expect(outer().children).toHaveLength(2)
    expect([slides('inner').length, dots('inner').length]).toEqual([2, 2])
    one('button', dots('inner')[1]).click()
    expect([shown('inner'), outer().children[0]?.className]).toEqual([1, 'dot is-selected'])
    one('button', dots('inner')[1]).focus()
    press(one('button', dots('inner')[1]), 'ArrowLeft')
    expect([shown('inner'), outer().children[0]?.className]).toEqual([0, 'dot is-selected'])
    dragBy(one('#inner .flickity-viewport'), -200)
    settle()
    expect([shown('inner'), outer().children[0]?.className]).toEqual([1, 'dot is-selected'])
  })

  test('[P03] sliders: resizing keeps the slide', () => {
    start()
    dots()[1]?.click()
    settle()
    stage.resize({ placePx: 300 })
    pass(20)
    expect([shown(), at()]).toEqual([1, -300])
  })
})
