import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { htmlIn } from '../../../tests/unit/answer-marks'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { fakeSizes } from '../../../tests/unit/fake-sizes'
import { fakeView } from '../../../tests/unit/fake-view'
import { one, showFragment } from '../../../tests/unit/fragment'
import { type MapsDouble, provideMaps, removeMaps } from '../../../tests/unit/maps-double'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { sameNode } from '../../../tests/unit/same-node'

vi.mock('dompurify', async (original) =>
  (await import('../../../tests/unit/purifier-stand-in')).purifierStandIn(original),
)

let page: FakePage
let view: ReturnType<typeof fakeView>
let layout: ReturnType<typeof fakeLayout>
/** Its modules are new for each test: what the page was told of, and whose key was refused, is not the next one's. */
let mountMap: ReturnType<typeof mounter>

const settle = () => vi.advanceTimersByTimeAsync(50)

const start = (id: string, its = page) => mountMap(one(`#${id}`), its)
/** Mounts it, and brings it into view. */
async function draw(id: string, its = page) {
  const unmount = start(id, its)
  view.show()
  await settle()
  return unmount
}
const addresses = () =>
  [...document.querySelectorAll('.laurel-map-addresses li')].map((item) => item.textContent)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  mountMap = mounter((await import('.')).mount)
  page = fakePage()
  view = fakeView()
  layout = fakeLayout({ '.map-canvas': { width: 600, height: 300 } })
  vi.stubGlobal('ResizeObserver', undefined)
  showFragment('maps')
})
afterEach(async () => {
  unmountAll()
  await vi.runAllTimersAsync()
  removeMaps()
  vi.useRealTimers()
})

describe('[S48] maps: with the library there', () => {
  let double: MapsDouble
  beforeEach(() => {
    double = provideMaps()
  })
  const only = () => {
    expect(double.maps).toHaveLength(1)
    return double.maps[0] as (typeof double.maps)[number]
  }
  const openInfo = (marker: number) => {
    double.markers[marker]?.tell('click')
    return double.infoWindows.at(-1)?.content as HTMLElement
  }

  test('[S48] maps: a single pin is the centre, at the canvas’s zoom (9.1)', async () => {
    await draw('one-pin')
    expect(only()).toMatchObject({ zoom: 15, centre: { lat: -27.4795, lng: 153.0069 }, type: 'roadmap' })
    expect(only().options).toMatchObject({
      scrollwheel: false,
      draggable: true,
      disableDefaultUI: false,
      mapTypeControlOptions: { style: 2 },
      styles: [{ stylers: [{ hue: '#ffffff' }, { invert_lightness: false }, { saturation: -100 }] }],
    })
    expect(double.markers[0]?.options).toMatchObject({ title: 'Workshop', animation: 2 })
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S48] maps: two pins are both in view, each with its own picture or the usual one (9.2, 9.9)', async () => {
    await draw('two-pins')
    expect(only().bounds).toEqual([
      { lat: -27.45, lng: 153.03 },
      { lat: -27.6144, lng: 152.7599 },
    ])
    expect(only().options['disableDefaultUI']).toBe(true)
    expect(double.markers.map(({ options }) => options['icon'])).toEqual([
      '/assets/images/lapel-pin.svg',
      undefined,
    ])
  })

  test('[S48] maps: two pins with a centre and styles of the page (9.3)', async () => {
    await draw('centred')
    expect(only()).toMatchObject({ zoom: 9, centre: { lat: -27.5, lng: 152.9 }, type: 'hybrid' })
    expect(only().options['styles']).toEqual([{ featureType: 'water', stylers: [{ color: '#336699' }] }])
    expect(double.markers).toHaveLength(2)
  })

  test('[S48] maps: the info window leaves out empty parts, and has a link only with an address and a text (9.10)', async () => {
    await draw('two-pins')
    expect(openInfo(0).outerHTML).toBe('<div class="pinmarker"><h3>Showroom</h3></div>')
    expect(openInfo(1).innerHTML).toBe('<h3>Depot</h3><p>Pick up until four</p>')
    expect(double.infoWindows.map(({ ariaLabel }) => ariaLabel)).toEqual(['Depot'])
    await draw('one-pin')
    const box = openInfo(2)
    await vi.waitFor(() => expect(htmlIn(one('p', box))).toBe('Engraving counter, <strong>level 1</strong>'))
    expect(one('div > a', box).outerHTML).toBe(
      '<a href="/engraving-guide/" target="_blank" rel="noopener">What we engrave</a>',
    )
  })

  test('[S48] maps: pins found by their address keep their own texts, whatever the order of answers (9.4, 9.5)', async () => {
    double.isSlow = true
    const clubs = [
      ['1 Quay Street, Brisbane', 'Regatta club', '/one/'],
      ['2 Board Street, Brisbane', 'Chess club', '/two/'],
      ['3 Arrow Street, Brisbane', 'Darts club', '/three/'],
    ] as const
    clubs.forEach(([address], index) => {
      double.places[address] = [
        { lat: -27 - index, lng: 153 },
        { lat: 50, lng: 10 },
      ]
    })
    await draw('by-address')
    expect(double.maps).toHaveLength(0)
    for (const [address] of [...clubs].reverse()) {
      double.answer(address)
      await settle()
    }
    expect(only().bounds).toHaveLength(3)
    const shown = double.markers.map(({ place }, index) => {
      const box = openInfo(index)
      return [place.lat, one('h3', box).textContent, one('a', box).getAttribute('href')]
    })
    expect(shown).toEqual([
      [-29, 'Darts club', '/three/'],
      [-28, 'Chess club', '/two/'],
      [-27, 'Regatta club', '/one/'],
    ])
  })

  test('[S48] maps: an address that is not found has no marker, the others keep theirs (9.6)', async () => {
    double.places['2 Board Street, Brisbane'] = []
    await draw('by-address')
    expect(double.markers).toHaveLength(2)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S48] maps: when no pin is found, its address is shown in place of a map', async () => {
    showFragment('maps.odd')
    await draw('nowhere')
    expect([double.maps, double.geocoded]).toEqual([[], ['Nowhere at all']])
    expect(addresses()).toEqual(['Lost & found Nowhere at all'])
    await draw('nothing-known')
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S48] maps: a service that refuses to look addresses up is reported', async () => {
    double.status = 'OVER_QUERY_LIMIT'
    await draw('by-address')
    expect(page.report.mock.calls[0]).toEqual([expect.objectContaining({ kind: 'geocoding' }), 'call'])
    expect(addresses()).toHaveLength(3)
  })

  test('[S48] maps: odd styles, zoom and type, and no pins at all (9.8)', async () => {
    showFragment('maps.odd')
    await draw('bad-styles')
    expect(only()).toMatchObject({ zoom: 14, type: 'roadmap' })
    expect(only().options['styles']).toEqual([])
    await draw('no-pins')
    expect(double.maps).toHaveLength(1)
  })

  test('[S48] [X10] maps: nothing of a hostile pin runs', async () => {
    showFragment('maps.odd')
    await draw('hostile')
    expect(double.markers[0]?.options).toMatchObject({ title: 'Cups' })
    expect(double.markers[0]?.options).not.toHaveProperty('icon')
    const box = openInfo(0)
    await vi.waitFor(() => expect(box.querySelector('b')).not.toBeNull())
    expect([box.querySelector('script'), box.querySelector('a'), one('h3', box).textContent]).toEqual([
      null,
      null,
      'Cups',
    ])
    expect('hacked' in window).toBe(false)
  })

  test('[S48] maps: on phones a touch scrolls the page, not the map (9.13)', async () => {
    await draw('one-pin', { ...page, device: { ...page.device, mobile: true } })
    expect(only().options['draggable']).toBe(false)
  })

  test('[S48] [X09] maps: the label names the pins; with reduced motion nothing is animated', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    await draw('two-pins')
    expect(one('#two-pins').getAttribute('role')).toBe('group')
    expect(one('#two-pins').getAttribute('aria-label')).toBe('Map: Showroom, Depot')
    expect(double.markers[0]?.options).not.toHaveProperty('animation')
  })

  test('[S48] maps: a hidden map waits, is drawn once, and is refitted whenever it is shown again (9.12)', async () => {
    start('one-pin')
    await settle()
    expect(double.maps).toHaveLength(0)
    view.show()
    await settle()
    layout.place('.map-canvas', {})
    layout.resize(1000)
    expect(only().resizes).toBe(0)
    layout.place('.map-canvas', { width: 500, height: 300 })
    view.show()
    layout.resize(1000)
    await settle()
    layout.resize(1000)
    expect(only()).toMatchObject({ resizes: 1, zoom: 15, centre: { lat: -27.4795, lng: 153.0069 } })
  })

  test('[S48] maps: in a tab, section or panel that opens it is refitted, without a scroll listener (9.12, 11.1, 15.17)', async () => {
    const sizes = fakeSizes()
    const heard = vi.spyOn(window, 'addEventListener')
    const unmount = await draw('one-pin')
    sizes.tell()
    expect(only().resizes).toBe(0)
    for (const width of [0, 500]) {
      layout.place('.map-canvas', width ? { width, height: 300 } : {})
      sizes.tell()
    }
    expect(only()).toMatchObject({ resizes: 1, zoom: 15, centre: { lat: -27.4795, lng: 153.0069 } })
    expect(heard.mock.calls.map(([type]) => type)).not.toContain('scroll')
    unmount()
    expect(sizes.watched).toEqual([])
  })

  test('[S48] maps: without IntersectionObserver, a map that was drawn while hidden is refitted when it shows', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    Reflect.deleteProperty(window, 'IntersectionObserver')
    layout.place('.map-canvas', {})
    start('two-pins')
    await settle()
    const fitted = vi.fn()
    Object.assign(only(), { fitBounds: fitted })
    layout.place('.map-canvas', { width: 500, height: 300 })
    layout.resize(1000)
    expect([only().resizes, fitted.mock.calls.length]).toEqual([1, 1])
  })

  test('[S48] maps: a rejected key is reported once, and the addresses replace the maps', async () => {
    await draw('one-pin')
    await draw('two-pins')
    ;(window as { gm_authFailure?: () => void }).gm_authFailure?.()
    expect(page.report.mock.calls).toEqual([[expect.objectContaining({ kind: 'refused' }), 'load']])
    expect(one('#one-pin').childNodes).toHaveLength(0)
    expect(addresses()).toEqual(['Workshop 14 Jane Street, West End QLD 4101', 'Showroom', 'Depot'])
    await draw('centred')
    expect(double.maps).toHaveLength(2)
    expect(page.report).toHaveBeenCalledTimes(1)
  })

  test('[S48] maps: a service that fails while it draws leaves an empty canvas, and the addresses', async () => {
    const before = one('#centred').outerHTML
    const { maps } = (window as unknown as { google: { maps: { Map: { prototype: object } } } }).google
    Object.assign(maps.Map.prototype, {
      setCenter() {
        throw new Error('out of paper')
      },
    })
    await draw('centred')
    expect(page.report).toHaveBeenCalledExactlyOnceWith(new Error('out of paper'))
    expect(one('#centred').outerHTML).toBe(before)
    expect(addresses()).toEqual(['North', 'South'])
  })

  test('[S48] maps: a service that fails at drawing leaves the addresses', async () => {
    const { maps } = (window as unknown as { google: { maps: { Map: unknown } } }).google
    maps.Map = class {
      constructor() {
        throw new Error('out of order')
      }
    }
    await draw('one-pin')
    expect(page.report).toHaveBeenCalledExactlyOnceWith(new Error('out of order'))
    expect(addresses()).toHaveLength(1)
  })

  test('[S48] maps: unmounted while the library is loading, no map is drawn', async () => {
    const before = document.body.innerHTML
    const unmount = start('one-pin')
    view.show()
    unmount()
    await settle()
    expect([double.maps, document.body.innerHTML]).toEqual([[], before])
  })

  test('[S48] maps: unmounted, everything is as the server printed it, and late answers change nothing', async () => {
    const before = document.body.innerHTML
    double.isSlow = true
    await draw('one-pin')
    await draw('by-address')
    expect(document.body.innerHTML).not.toBe(before)
    unmountAll()
    double.answer()
    await settle()
    expect(document.body.innerHTML).toBe(before)
    expect(double.markers.map(({ map }) => map)).toEqual([null])
    expect('gm_authFailure' in window).toBe(false)
  })
})

describe('[S48] maps: without the library', () => {
  test('[S48] maps: without a key the canvas is untouched, the address is shown, and one report is made (9.11)', async () => {
    const before = one('#one-pin').outerHTML
    const leave = await draw('one-pin')
    await draw('two-pins')
    expect(one('#one-pin').outerHTML).toBe(before)
    expect(page.report.mock.calls).toEqual([[expect.objectContaining({ kind: 'no key' }), 'load']])
    const list = one('.laurel-map-addresses')
    expect(list.previousElementSibling).toEqual(sameNode(one('#one-pin')))
    expect(one<HTMLAnchorElement>('a', list).href).toBe(
      'https://www.google.com/maps/search/?api=1&query=14%20Jane%20Street%2C%20West%20End%20QLD%204101',
    )
    expect([list.style.height, list.style.marginTop]).toEqual(['300px', '-300px'])
    leave()
    expect(document.querySelectorAll('.laurel-map-addresses')).toHaveLength(1)
  })

  test('[S48] maps: the list of addresses follows the size of its canvas', async () => {
    const sizes = fakeSizes()
    const leave = await draw('one-pin')
    const { style } = one('.laurel-map-addresses')
    for (const [height, expected] of [
      [180, '180px'],
      [0, '180px'],
      [240, '240px'],
    ] as const) {
      one('#one-pin').style.height = ''
      layout.place('.map-canvas', { width: 600, height })
      sizes.tell()
      expect([style.height, style.marginTop]).toEqual([expected, `-${expected}`])
    }
    leave()
    expect(sizes.watched).toEqual([])
  })

  test('[S48] maps: a library that is added later replaces the addresses by the map', async () => {
    await draw('one-pin')
    expect(addresses()).toHaveLength(1)
    const tag = document.createElement('script')
    tag.type = 'module'
    tag.setAttribute('src', 'https://maps.googleapis.com/maps/api/js?key=theme')
    vi.spyOn(document, 'querySelectorAll').mockImplementation(((selector: string) =>
      selector.startsWith('script')
        ? [tag]
        : Document.prototype.querySelectorAll.call(document, selector)) as never)
    page.tellMarkup(document.createElement('p'), tag)
    await settle()
    const double = provideMaps()
    tag.dispatchEvent(new Event('load'))
    await settle()
    expect(double.maps).toHaveLength(1)
    expect(addresses()).toEqual([])
  })
})
