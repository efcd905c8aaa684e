import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { fakePage } from '../../../tests/unit/fake-page'
import { fakePictures } from '../../../tests/unit/fake-pictures'
import { fakeSizes } from '../../../tests/unit/fake-sizes'
import { type FakeView, fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

const HOST = '.spb_multilayer_parallax'
let view: FakeView
let pictures: ReturnType<typeof fakePictures>

beforeEach(() => {
  vi.useFakeTimers()
  view = fakeView()
  pictures = fakePictures(() => 'waits')
})
afterEach(() => {
  unmountAll()
  vi.useRealTimers()
})
function show(name = 'parallax-layers', viewportHeight = 500) {
  showFragment(name)
  const layout = fakeLayout(
    {
      [HOST]: { height: 600, width: 1000 },
      '.content-layer': { height: 121 },
      '#wpadminbar': { height: 32 },
    },
    { viewportHeight },
  )
  vi.stubGlobal('innerWidth', 1000)
  return layout
}
function wake() {
  const page = fakePage()
  for (const host of [...document.querySelectorAll<HTMLElement>(HOST)]) mount(host, page)
  return page
}
const PICTURE = '/assets/images/hero-workshop.jpg'
const host = () => one(HOST)
const layers = () => [...document.querySelectorAll<HTMLElement>(`${HOST} > .layer`)]
const frames = (count: number) => vi.advanceTimersByTime(17 * count)
const point = (clientX: number, clientY: number) =>
  window.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY }))
const shifts = () => layers().map(({ style }) => style.transform)

describe('[P12] multilayer parallax', () => {
  test('[P12] multilayer: layers lie over each other, the first one in the page’s flow', () => {
    show()
    wake()
    const places = layers().map(({ style }) => [style.position, style.display, style.left, style.top])
    expect(places).toEqual([
      ['relative', 'block', '0px', '0px'],
      ['absolute', 'block', '0px', '0px'],
    ])
  })

  test.each(['arrives', 'fails', 'is late'])(
    '[P12] multilayer: when its picture %s, it is seen, as high as there is room (M1, M3)',
    (what) => {
      show()
      wake()
      expect(pictures.asked).toEqual([PICTURE])
      if (what === 'is late') vi.advanceTimersByTime(3000)
      else pictures.arrive(PICTURE, what === 'fails' ? 'fails' : [1200, 800])
      frames(1)
      expect([host().style.opacity, host().style.height]).toEqual(['1', '500px'])
      expect(one('.content-layer').style.marginBottom).toBe('-60px')
    },
  )

  test('[P12] multilayer: a text that grows is centred again', () => {
    const sizes = fakeSizes()
    const layout = show()
    wake()
    pictures.arrive(PICTURE, [1200, 800])
    frames(1)
    layout.place('.content-layer', { height: 201 })
    sizes.tell(one('.content-layer'))
    frames(1)
    expect(one('.content-layer').style.marginBottom).toBe('-100px')
  })

  test('[P12] multilayer: it is revealed once, even if a picture loads after the timeout', () => {
    show()
    host().animate = vi.fn().mockReturnValue({ cancel: vi.fn() })
    host().style.opacity = '0'
    wake()
    vi.advanceTimersByTime(3000)
    host().style.opacity = '0.5'
    pictures.arrive(PICTURE, [1200, 800])
    expect(host().animate).toHaveBeenCalledOnce()
  })

  test('[P12] multilayer: a text is centred again after a resize, even in a frame with a scroll; a scroll alone changes nothing', () => {
    const layout = show()
    wake()
    pictures.arrive(PICTURE, [1200, 800])
    frames(1)
    layout.place('.content-layer', { height: 201 })
    layout.scroll(10)
    expect(one('.content-layer').style.marginBottom).toBe('-60px')
    window.dispatchEvent(new Event('scroll'))
    layout.resize(1000)
    expect(one('.content-layer').style.marginBottom).toBe('-100px')
  })

  test('[P12] multilayer: it fades in within 400 ms, unless it is shown already or with reduced motion', () => {
    show('parallax-layers', 600)
    host().animate = vi.fn().mockReturnValue({ cancel: vi.fn() })
    host().style.opacity = '0'
    wake()
    pictures.arrive(PICTURE, [1200, 800])
    expect(host().animate).toHaveBeenCalledWith(
      [{ opacity: '0', height: '600px' }, {}],
      expect.objectContaining({ duration: 400 }),
    )
    unmountAll()
    vi.mocked(host().animate).mockClear()
    host().style.opacity = '1'
    wake()
    pictures.arrive(PICTURE, [1200, 800])
    expect(host().animate).not.toHaveBeenCalled()
    unmountAll()
    host().style.opacity = '0'
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    wake()
    pictures.arrive(PICTURE, [1200, 800])
    expect([host().style.opacity, vi.mocked(host().animate).mock.calls.length]).toEqual(['1', 0])
  })

  test('[P12] multilayer: layers follow the pointer by their depth, each axis by its own scale (M2)', () => {
    show()
    wake()
    pictures.arrive(PICTURE, [1200, 800])
    view.show(host())
    point(1000, 0)
    frames(1)
    expect(shifts()).toEqual(['translate3d(-10px, 2.5px, 0px)', 'translate3d(-20px, 5px, 0px)'])
    frames(120)
    expect(shifts()).toEqual(['translate3d(-100px, 25px, 0px)', 'translate3d(-200px, 50px, 0px)'])
  })

  test('[P12] multilayer: frames are requested only while layers move and are in view', () => {
    show()
    wake()
    pictures.arrive(PICTURE, [1200, 800])
    const ask = vi.spyOn(window, 'requestAnimationFrame')
    const asked = () => {
      const count = ask.mock.calls.length
      frames(10)
      return ask.mock.calls.length - count
    }
    frames(2)
    point(900, 100)
    expect(asked()).toBe(0)
    view.show(host())
    point(900, 100)
    expect(asked()).toBeGreaterThanOrEqual(10)
    frames(150)
    expect(asked()).toBe(0)
    view.hide(host())
    const before = shifts()
    point(0, 0)
    expect([asked(), shifts()]).toEqual([0, before])
  })

  test('[P12] multilayer: a device that reports its tilt is followed, and its pointer is not', () => {
    show()
    wake()
    view.show(host())
    const tilt = (beta: number | null, gamma: number | null) =>
      window.dispatchEvent(Object.assign(new Event('deviceorientation'), { beta, gamma }))
    tilt(40, 0)
    tilt(40, 15)
    point(0, 0)
    frames(150)
    expect(shifts()[0]).toBe('translate3d(-50px, 0px, 0px)')
  })

  test('[P12] multilayer: a device that reports its tilt late or never is not followed', () => {
    show()
    wake()
    view.show(host())
    const tilt = (beta: number | null) =>
      window.dispatchEvent(Object.assign(new Event('deviceorientation'), { beta, gamma: beta }))
    tilt(null)
    vi.advanceTimersByTime(500)
    tilt(0)
    tilt(30)
    point(1000, 250)
    frames(150)
    expect(shifts()[0]).toBe('translate3d(-100px, 0px, 0px)')
  })

  test('[P12] multilayer: with reduced motion nothing moves', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    show()
    wake()
    view.show(host())
    point(0, 0)
    frames(50)
    expect(shifts()).toEqual(['', ''])
  })

  test('[P12] multilayer: switching to reduced motion stops it', () => {
    show()
    wake()
    view.show(host())
    point(1000, 0)
    frames(2)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const before = shifts()
    point(0, 0)
    frames(20)
    expect(shifts()).toEqual(before)
  })

  test('[P12] multilayer: missing layers and settings and invalid values cause no error; full screen fills the window', () => {
    show('parallax-layers.odd')
    document.body.insertAdjacentHTML('afterbegin', '<div id="wpadminbar"></div>')
    const { report } = wake()
    view.show()
    point(1000, 500)
    frames(150)
    expect(document.body.innerHTML).not.toMatch(/NaN|undefined|Infinity/)
    const heights = ['#bare', '#strange', '#fullscreen'].map((id) => one(id).style.height)
    expect(heights).toEqual(['468px', '468px', '468px'])
    const [near, far] = [...one('#strange').children].map((layer) => (layer as HTMLElement).style.transform)
    expect(near).toMatch(/^translate3d\(-400px, -/)
    expect(far).toBe('translate3d(0px, 0px, 0px)')
    expect(report).not.toHaveBeenCalled()
  })

  test.each(['parallax-layers', 'parallax-layers.odd'])(
    '[P12] multilayer: unmounted, %s is as printed',
    (name) => {
      show(name)
      const state = () =>
        [...document.querySelectorAll<HTMLElement>(`${HOST}, ${HOST} *`)].map(({ style }) => style.cssText)
      const before = state()
      wake()
      view.show()
      pictures.arrive(PICTURE, [1200, 800])
      point(0, 0)
      frames(5)
      expect(state()).not.toEqual(before)
      unmountAll()
      vi.advanceTimersByTime(5000)
      expect(state()).toEqual(before)
      expect(view.watched.elements).toBe(0)
    },
  )
})
