import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../../tests/unit/fake-page'
import { fakeSizes } from '../../../tests/unit/fake-sizes'
import { type FakeView, fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'
import { stage } from './test-stage'

const mount = mounter(island)

const HOSTS = '.spb-row, .spb-full-width-element, .spb-row-parallax'
const GRID = { left: 135, width: 1170 }
let view: FakeView
let page: ReturnType<typeof fakePage>
let plays: () => Promise<void>
/** The answer of the test for autoplay. */
let mayPlay: boolean

beforeEach(() => {
  vi.useFakeTimers()
  view = fakeView()
  mayPlay = true
  plays = () => (mayPlay ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError')))
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => plays())
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})

/** The module keeps the answer for its document, so each test imports a fresh one. */
async function freshMount() {
  vi.resetModules()
  return mounter((await import('.')).mount)
}
function wake(how = mount) {
  page = fakePage()
  unmountAll()
  for (const host of document.querySelectorAll<HTMLElement>(HOSTS)) how(host, page)
}
function show(body = '', { width = 1440, height = 800 } = {}) {
  showFragment('builder-rows')
  document.body.className = body
  const layout = stage({ '.spb-row-sizer, .spb-fw-sizer': GRID }, { width, height })
  return layout
}
const section = (id: string) => one(`#${id}`)
const rowOf = (id: string) => one(`#${id} > .spb-row`)
const place = ({ style }: HTMLElement) => [style.position, style.left, style.width]
const settle = async () => {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(50)
}

describe('[P01] rows', () => {
  test('[P01] rows: a row is shown at once, and laid out in the next frame (R1)', () => {
    const layout = show()
    wake()
    const { style, dataset } = rowOf('engraving')
    expect([style.opacity, style.visibility, dataset['sbInit']]).toEqual(['1', 'visible', 'true'])
    expect(section('engraving').classList.contains('fw-row-adjusted')).toBe(false)
    layout.frame()
    expect(place(section('engraving'))).toEqual(['relative', '-135px', '1440px'])
    expect(section('engraving').classList.contains('fw-row-adjusted')).toBe(true)
    const content = one('#engraving > .spb-row > .spb_content_element').style
    expect([content.paddingLeft, content.paddingRight]).toEqual(['135px', '135px'])
  })

  test('[P01] rows: a stretched one has no padding (R2), a standard one stays (R6)', () => {
    const layout = show()
    wake()
    layout.frame()
    expect(place(section('hall'))).toEqual(['relative', '-135px', '1440px'])
    expect(one('#hall .spb_content_element').style.paddingLeft).toBe('')
    expect(place(section('standard'))).toEqual(['', '', ''])
    expect(rowOf('standard').style.opacity).toBe('1')
  })

  test.each([
    ['rtl', '', {}, '135px', '1440px'],
    [
      'layout-boxed',
      '<div id="container"></div>',
      { '#container': { left: 120, width: 1199.5 } },
      '-15px',
      '1200px',
    ],
    [
      'vertical-header',
      '<div id="main-container"></div>',
      { '#main-container': { left: 220, width: 1220 } },
      '85px',
      '1220px',
    ],
    [
      'boxed-inner-page',
      '<div id="around"><div class="inner-page-wrap"></div></div>',
      { '#around': { left: 70, width: 1300 } },
      '-65px',
      '1300px',
    ],
    ['hero-content-split', '', {}, '-135px', '1440px'],
  ])('[P01] rows: on a page that is %s (R3, R4)', (body, html, boxes, left, width) => {
    const layout = show(body)
    document.body.insertAdjacentHTML('beforeend', html)
    for (const [selector, box] of Object.entries(boxes)) layout.place(selector, box)
    wake()
    layout.frame()
    expect(place(section('hall'))).toEqual(['relative', left, width])
  })

  test('[P01] rows: a window of another size', () => {
    const layout = show()
    wake()
    layout.frame()
    layout.place('.spb-row-sizer', { left: 16, width: 358 })
    layout.resize(390)
    expect(place(section('engraving'))).toEqual(['relative', '-16px', '390px'])
  })

  test('[P01] rows: a resize in the same frame as a scroll is handled; a scroll alone changes nothing', () => {
    const layout = show()
    wake()
    layout.frame()
    layout.place('.spb-row-sizer', { left: 16, width: 358 })
    layout.scroll(100)
    expect(section('engraving').style.left).toBe('-135px')
    window.dispatchEvent(new Event('scroll'))
    layout.resize(390)
    expect(section('engraving').style.left).toBe('-16px')
  })

  test('[P01] rows: a scroll bar that appears makes the page narrower without a resize', () => {
    const sizes = fakeSizes()
    const layout = show()
    wake()
    layout.frame()
    layout.narrow(1425)
    expect(sizes.tell(document.body)).toBe(1)
    layout.frame()
    expect(section('engraving').style.width).toBe('1425px')
  })

  test('[P01] rows: it works in a window scrolled sideways, and for a section hidden by a legacy script', () => {
    const layout = show()
    vi.stubGlobal('scrollX', 50)
    layout.place('.spb-row-sizer', { left: 85, width: 1170 })
    section('hall').classList.add('spb-hidden')
    wake()
    layout.frame()
    expect([section('hall').style.left, section('hall').classList.contains('spb-hidden')]).toEqual([
      '-135px',
      false,
    ])
  })

  test('[P01] rows: content of a nested row belongs to the nested row', () => {
    show()
    const inner = rowOf('engraving')
    one('#hall .spb_content_element').append(inner)
    inner.dataset['colContentPos'] = 'center'
    inner.append(one('#standard .spb-row-multi-col'))
    one('#hall .spb-row-parallax-layer-wrap').replaceWith(
      Object.assign(document.createElement('div'), {
        className: 'spb-row-parallax',
        innerHTML: '<div class="spb-row-parallax-layer"></div>',
      }),
    )
    const outer = rowOf('hall')
    outer.dataset['colContentPos'] = 'bottom'
    mount(outer, fakePage())
    vi.advanceTimersByTime(17)
    const touched = [...outer.querySelectorAll('.spb_content_element *, .spb-row-parallax *')].filter(
      (element) =>
        element.matches(
          '[style*=min-height], [style*=margin], .spb-row-parallax-layer[style], .has-offset-elements',
        ),
    )
    expect(touched).toEqual([])
    expect(outer.classList.contains('has-offset-elements')).toBe(false)
  })

  test('[P01] rows: a hidden row is laid out once it is shown', () => {
    const layout = show()
    layout.hide('#engraving')
    wake()
    layout.frame()
    expect(place(section('engraving'))).toEqual(['', '', ''])
    layout.show('#engraving')
    layout.resize(1440)
    expect(place(section('engraving'))).toEqual(['relative', '-135px', '1440px'])
  })

  test('[P01] rows: a full-width block is moved itself (R7), one in a pane is not', () => {
    const layout = show()
    wake()
    layout.frame()
    expect(place(one('#clients > .spb-full-width-element'))).toEqual(['relative', '-135px', '1440px'])
    expect(section('clients').classList.contains('has-fw-elements')).toBe(true)
    showFragment('builder-rows.odd')
    wake()
    layout.frame()
    const inPane = one('#pane > .spb-full-width-element')
    expect([place(inPane), section('pane').className]).toEqual([['', '', ''], 'row fw-row'])
  })

  test('[P01] rows: a row of window height follows the window’s height (R13)', () => {
    const layout = show('', { height: 900 })
    wake()
    layout.frame()
    expect(rowOf('workshop').style.minHeight).toBe('900px')
    expect(rowOf('hall').style.minHeight).toBe('')
  })

  test('[P01] rows: columns with an offset are not clipped (R14)', () => {
    show()
    wake()
    const around = [...document.querySelectorAll('.has-offset-elements')]
    expect(around).toEqual([rowOf('engraving'), one('#engraving section.row')])
  })

  test('[P01] rows: missing elements and invalid values cause no error (R5)', () => {
    showFragment('builder-rows.odd')
    const layout = stage({ '.page-content': { left: 100, width: 1200 } })
    wake()
    layout.frame()
    for (const row of document.querySelectorAll<HTMLElement>('.spb-row')) {
      expect([row.style.opacity, row.style.visibility]).toEqual(['1', 'visible'])
    }
    expect(document.body.innerHTML).not.toMatch(/NaN|undefined|Infinity/)
    expect(place(section('no-sizer'))).toEqual(['relative', '-100px', '1440px'])
    expect(place(section('nameless'))).toEqual(['', '', ''])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[P01] rows: a row whose layout fails is shown; its other parts and the next row are laid out (R5)', () => {
    const layout = show()
    one('#workshop + .spb-row-sizer').getBoundingClientRect = () => {
      throw new Error('broken')
    }
    wake()
    layout.frame()
    expect(rowOf('workshop').style.opacity).toBe('1')
    expect(place(section('workshop'))).toEqual(['', '', ''])
    expect(rowOf('workshop').style.minHeight).toBe('800px')
    expect(section('hall').style.left).toBe('-135px')
    expect(page.report).toHaveBeenCalledOnce()
  })

  test('[P01] rows: other scripts measure again once, 200 ms later', () => {
    const layout = show()
    const resized = vi.fn()
    window.addEventListener('resize', resized)
    wake()
    vi.advanceTimersByTime(199)
    expect(resized).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2000)
    layout.frame()
    window.removeEventListener('resize', resized)
    expect(resized).toHaveBeenCalledOnce()
  })

  test.each(['builder-rows', 'builder-rows.odd'])(
    '[P01] rows: unmounting restores %s as printed',
    async (name) => {
      const layout = show('rtl')
      showFragment(name)
      const before = state()
      wake(await freshMount())
      view.show()
      await settle()
      layout.scroll(300)
      expect(state()).not.toEqual(before)
      unmountAll()
      layout.resize(1000)
      expect(state()).toEqual(before)
      expect(view.watched.elements).toBe(0)
    },
  )
})

/** The page's content, however the DOM serialises its styles. */
function state() {
  return [...document.body.querySelectorAll<HTMLElement>('*')].map(
    ({ tagName, attributes, classList, style }) => [
      tagName,
      [...classList].sort().join(' '),
      style.cssText,
      [...attributes]
        .filter(({ name }) => name !== 'class' && name !== 'style')
        .map(({ name, value }) => `${name}=${value}`)
        .sort(),
    ],
  )
}

describe('[P01] rows: parallax', () => {
  function showHall() {
    const layout = show()
    layout.place('#hall > .spb-row', { top: 1000, height: 500, width: 1440 })
    return { layout, layer: one('#hall .spb-row-parallax-layer') }
  }

  test('[P01] rows: a layer is sized, and moves while its row is in view (R8, R9)', () => {
    const { layout, layer } = showHall()
    wake()
    layout.frame()
    expect([layer.style.height, layer.style.marginTop, layer.style.transform]).toEqual(['660px', '-40px', ''])
    expect(rowOf('hall').classList.contains('use-css-transform')).toBe(true)
    layout.scroll(500)
    expect(layer.style.transform).toBe('')
    view.show(rowOf('hall'))
    layout.scroll(600)
    expect(layer.style.transform).toBe('translate3d(0px, -80px, 0px)')
    view.hide(rowOf('hall'))
    layout.scroll(900)
    expect(layer.style.transform).toContain('-80px')
  })

  test('[P01] rows: a layer in view is placed together with its size', () => {
    const { layout, layer } = showHall()
    vi.stubGlobal('scrollY', 600)
    wake()
    layout.frame()
    expect([layer.style.height, layer.style.transform]).toEqual(['660px', 'translate3d(0px, -80px, 0px)'])
  })

  test('[P01] rows: switching to reduced motion stops a layer', () => {
    const { layout, layer } = showHall()
    wake()
    view.show(rowOf('hall'))
    layout.scroll(600)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    layout.scroll(700)
    expect(layer.style.transform).toBe('translate3d(0px, -80px, 0px)')
  })

  test('[P01] rows: a row that grows gets a larger layer', () => {
    const { layout, layer } = showHall()
    wake()
    layout.frame()
    layout.place('#hall > .spb-row', { top: 1000, height: 700, width: 1440 })
    layout.resize(1440)
    expect(layer.style.height).toBe('860px')
  })

  test('[P01] rows: a layer has the size of the style before first paint until its own is written', () => {
    const { layout, layer } = showHall()
    wake()
    const seen = () => [rowOf('hall').classList.contains('use-css-transform'), layer.style.height]
    expect(seen()).toEqual([false, ''])
    layout.frame()
    expect(seen()).toEqual([true, '660px'])
  })

  test('[P01] rows: with reduced motion a layer is sized but does not move', () => {
    const { layout, layer } = showHall()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    wake()
    layout.frame()
    view.show()
    layout.scroll(600)
    expect([layer.style.height, layer.style.transform]).toEqual(['660px', ''])
  })

  test('[P01] rows: a column has a layer, too', () => {
    showFragment('builder-rows.odd')
    const layout = stage({ '.spb-column-container': { height: 300, width: 600 } })
    wake()
    layout.frame()
    expect(one('#column .spb-row-parallax-layer').style.height).toBe('620px')
  })
})

describe('[P01] rows: video', () => {
  const video = () => document.querySelector<HTMLVideoElement>('#workshop video')
  function showVideo() {
    const layout = show()
    layout.place('#workshop > .spb-row', { width: 1440, height: 600 })
    const media = one<HTMLVideoElement>('#workshop video')
    return { layout, media }
  }
  function arrive(media: HTMLVideoElement) {
    for (const [name, value] of Object.entries({ videoWidth: 1920, videoHeight: 1080 })) {
      Object.defineProperty(media, name, { configurable: true, value })
    }
    media.dispatchEvent(new Event('loadeddata'))
  }

  test('[P01] rows: a video covers its row once its size is known (R12)', () => {
    const { layout, media } = showVideo()
    wake()
    layout.frame()
    expect(media.getAttribute('style')).toBeNull()
    arrive(media)
    layout.frame()
    const { width, height, marginTop, marginLeft } = media.style
    expect([width, height, marginTop, marginLeft]).toEqual(['1442px', '860px', '-130px', '-1px'])
    layout.place('#workshop > .spb-row', { width: 1000, height: 600 })
    layout.resize(1000)
    expect(media.style.width).toBe('1105px')
  })

  test('[P01] rows: on phones a change of height does not resize it', () => {
    vi.stubGlobal('navigator', { ...window.navigator, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' })
    const { layout, media } = showVideo()
    wake()
    arrive(media)
    layout.frame()
    layout.place('#workshop > .spb-row', { width: 1440, height: 1000 })
    layout.resize(1440, 900)
    expect(media.style.height).toBe('860px')
    layout.place('#workshop > .spb-row', { width: 1000, height: 600 })
    layout.resize(1000)
    expect(media.style.width).toBe('1105px')
  })

  test('[P01] rows: it plays muted while it is in view', async () => {
    const { media } = showVideo()
    wake(await freshMount())
    expect([media.hasAttribute('autoplay'), media.hasAttribute('playsinline'), media.muted]).toEqual([
      false,
      true,
      true,
    ])
    view.show(rowOf('workshop'))
    await settle()
    expect(vi.mocked(HTMLMediaElement.prototype.play).mock.contexts).toContain(media)
    vi.mocked(HTMLMediaElement.prototype.pause).mockClear()
    view.hide(rowOf('workshop'))
    expect(vi.mocked(HTMLMediaElement.prototype.pause).mock.contexts).toEqual([media])
  })

  test('[P01] rows: the visitor can pause and resume it (WCAG 2.2.2)', async () => {
    const { media } = showVideo()
    const button = () => document.querySelector<HTMLButtonElement>('#workshop > .spb-row > .laurel-pause')
    wake(await freshMount())
    expect(button()).toBeNull()
    const row = rowOf('workshop')
    view.show(row)
    await settle()
    expect(row.firstElementChild === button()).toBe(true)
    expect(button()?.getAttribute('aria-label')).toBe('Stop the video')
    const play = vi.mocked(HTMLMediaElement.prototype.play)
    const pause = vi.mocked(HTMLMediaElement.prototype.pause)
    for (const spy of [play, pause]) spy.mockClear()
    button()?.click()
    view.hide(row)
    view.show(row)
    expect([play.mock.contexts.includes(media), pause.mock.contexts.includes(media)]).toEqual([false, true])
    expect(button()?.getAttribute('aria-label')).toBe('Start the video')
    button()?.click()
    expect(play.mock.contexts).toEqual([media])
  })

  test('[P01] rows: unmounted during the autoplay test, it gets no button', async () => {
    showVideo()
    wake(await freshMount())
    view.show(rowOf('workshop'))
    unmountAll()
    await settle()
    expect([video() === null, document.querySelector('.laurel-pause')]).toEqual([false, null])
  })

  test('[P01] rows: a video that is refused later is removed with its button', async () => {
    showVideo()
    wake(await freshMount())
    view.show(rowOf('workshop'))
    await settle()
    mayPlay = false
    view.hide(rowOf('workshop'))
    view.show(rowOf('workshop'))
    await settle()
    expect([video(), document.querySelector('#workshop .laurel-pause')]).toEqual([null, null])
  })

  test.each([
    ['is removed where it may not play, and leaves its poster (R10)', 'Mozilla/5.0 (X11; Linux)', false],
    ['stays on Android (R11)', 'Mozilla/5.0 (Linux; Android 15)', true],
  ])('[P01] rows: a video %s', async (_, userAgent, stays) => {
    vi.stubGlobal('navigator', { ...window.navigator, userAgent })
    showVideo()
    mayPlay = false
    wake(await freshMount())
    view.show(rowOf('workshop'))
    await settle()
    expect(video() !== null).toBe(stays)
    expect(document.querySelector('#workshop .video-overlay')).not.toBeNull()
    expect(rowOf('workshop').style.opacity).toBe('1')
    expect(one('#workshop .video-wrap').style.backgroundImage.includes('hero-workshop')).toBe(!stays)
    unmountAll()
    expect(video()).not.toBeNull()
  })

  test('[P01] rows: the video of a block within a row is the block’s', () => {
    show()
    rowOf('standard').append(one('#workshop .video-wrap'))
    one('#standard .video-wrap').className = 'spb-full-width-element'
    wake()
    // The layer of one row, the videos of two blocks.
    expect(view.watched.elements).toBe(3)
  })

  test('[P01] rows: with reduced motion it does not play, and autoplay is not tested', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const { media } = showVideo()
    wake(await freshMount())
    expect(vi.mocked(HTMLMediaElement.prototype.pause).mock.contexts).toContain(media)
    view.show()
    await settle()
    expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled()
    expect(video()).not.toBeNull()
    expect(document.querySelector('.laurel-pause')).toBeNull()
  })
})

describe('[P01] rows: content in columns', () => {
  test('[P01] rows: the content of side-by-side blocks is vertically centred', () => {
    const layout = show()
    layout.place('#long > *', { height: 200 })
    layout.place('#short > *', { height: 121 })
    wake()
    layout.frame()
    const line = one('#standard section.row')
    expect(line.classList.contains('multi-column-row')).toBe(true)
    const heights = [line, one('#long'), one('#short')].map(({ style }) => style.minHeight)
    expect(heights).toEqual(['200px', '200px', '200px'])
    const margins = ({ style }: HTMLElement) => [style.marginTop, style.marginBottom]
    expect(margins(one('#short > *'))).toEqual(['39px', '39px'])
    expect(margins(one('#long > *'))).toEqual(['', ''])
    layout.place('#short > *', { height: 300 })
    const picture = document.createElement('img')
    one('#short').append(picture)
    picture.dispatchEvent(new Event('load'))
    layout.frame()
    expect(line.style.minHeight).toBe('300px')
    expect(margins(one('#short > *'))).toEqual(['', ''])
  })

  test.each([
    ['center', '30px 0 10px', '240px', ['39px', '39px']],
    ['bottom', '30px 0 10px', '240px', ['78px', '']],
    // Only one block is placed: with its padding it is nearly as high as its neighbour, or higher.
    ['center', ['0', '30px 0'], '200px', ['9px', '9px']],
    ['bottom', ['0', '30px 0'], '200px', ['18px', '']],
    ['center', ['0', '50px 0'], '221px', ['', '']],
  ] as const)(
    '[P01] rows: %s, blocks of padding %s are no higher than the tallest',
    (position, padding, height, expected) => {
      const layout = show()
      layout.place('#long > *', { height: 200 })
      layout.place('#short > *', { height: 121 })
      const [long, short] = typeof padding === 'string' ? [padding, padding] : padding
      one('#long').style.padding = long
      one('#short').style.padding = short
      one('#standard > .spb-row').dataset['colContentPos'] = position
      wake()
      layout.frame()
      const { marginTop, marginBottom } = one('#short > *').style
      expect([one('#short').style.minHeight, [marginTop, marginBottom]]).toEqual([height, expected])
    },
  )

  test('[P01] rows: a height that was set before is not measured', () => {
    const layout = show()
    let own = 300
    Object.defineProperty(one('#long > *'), 'clientHeight', {
      get: () => Math.max(own, Number.parseFloat(one('#long').style.minHeight) || 0),
    })
    wake()
    layout.frame()
    own = 100
    layout.resize(1440)
    expect(one('#long').style.minHeight).toBe('100px')
  })
})

describe('[P16] deprecated parallax block', () => {
  const host = () => one('#old > .spb-full-width-element')

  test('[P16] deprecated parallax: it is shown, as wide as the page and as high as the window or its content', () => {
    const layout = show()
    wake()
    layout.frame()
    const { style } = host()
    expect([style.opacity, style.left, style.width, style.height]).toEqual(['1', '-135px', '1440px', '800px'])
    layout.place('.spb_content_wrapper', { height: 1000 })
    layout.resize(1000)
    expect(host().style.height).toBe('1000px')
    expect(one('#old .video-overlay').style.opacity).toBe('0.8')
    expect(one('#old .spb_content_wrapper').style.opacity).toBe('1')
  })

  test('[P16] deprecated parallax: growing content makes it higher', () => {
    const sizes = fakeSizes()
    const layout = show()
    wake()
    layout.frame()
    layout.place('.spb_content_wrapper', { height: 1000 })
    expect(sizes.tell(one('#old .spb_content_wrapper'))).toBe(1)
    layout.frame()
    expect(host().style.height).toBe('1000px')
  })

  test('[P16] deprecated parallax: a video that may not play is removed', async () => {
    show()
    mayPlay = false
    wake(await freshMount())
    view.show(host())
    await settle()
    expect(document.querySelector('#old video')).toBeNull()
  })

  test('[P16] deprecated parallax: hidden content fades in, until it is unmounted', () => {
    const layout = show()
    const cancel = vi.fn()
    host().animate = vi.fn().mockReturnValue({ cancel })
    host().style.opacity = '0'
    wake()
    layout.frame()
    expect(host().animate).toHaveBeenCalledWith(
      [{ opacity: '0' }, {}],
      expect.objectContaining({ duration: 300 }),
    )
    unmountAll()
    expect(cancel).toHaveBeenCalledOnce()
    expect(host().style.opacity).toBe('0')
  })
})
