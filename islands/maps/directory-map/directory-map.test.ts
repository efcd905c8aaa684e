import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { htmlIn } from '../../../tests/unit/answer-marks'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { fakeSizes } from '../../../tests/unit/fake-sizes'
import { one, showFragment } from '../../../tests/unit/fragment'
import { gate } from '../../../tests/unit/gate'
import { type MapsDouble, provideMaps, removeMaps } from '../../../tests/unit/maps-double'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

vi.mock('dompurify', async (original) =>
  (await import('../../../tests/unit/purifier-stand-in')).purifierStandIn(original),
)

const TEXTS = { results_text_1: 'Found', results_text_2: 'result', results_text_2plural: 'results' }
const entry = (title: string, more = {}) => ({
  pin_title: title,
  pin_content: '<p>All of it</p>',
  pin_short_content: 'Cups and …',
  pin_logo_url: null,
  pin_thumbnail: null,
  pin_address: '1 Cup Street',
  pin_link: 'https://city.example/',
  pin_button_text: 'Visit',
  pin_lat: '-27.47',
  pin_lng: '153.02',
  ...more,
})

let page: FakePage
let double: MapsDouble
let fetched: ReturnType<typeof vi.fn<typeof fetch>>

const canvas = () => one('.map-directory-canvas')
const results = () => one('.directory-results')
const headline = () => document.querySelector('.results-title > h2')?.textContent
const settle = () => vi.advanceTimersByTimeAsync(50)
const sent = () =>
  fetched.mock.calls.map(([url, init]) => [url, Object.fromEntries(new URLSearchParams(String(init?.body)))])

function answer(body: unknown, init?: ResponseInit) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  fetched.mockResolvedValueOnce(new Response(text, { headers: { 'content-type': 'text/html' }, ...init }))
}
async function start(its: FakePage = page) {
  for (const each of document.querySelectorAll<HTMLElement>('.map-directory-canvas')) {
    mount(each, its)
  }
  await settle()
}
function openInfo(marker = 0) {
  double.markers[marker]?.tell('click')
  return double.infoWindows.at(-1)?.content as HTMLElement
}

beforeEach(() => {
  vi.useFakeTimers()
  page = fakePage()
  fetched = vi.fn<typeof fetch>(() => new Promise(() => {}))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('IntersectionObserver', undefined)
  Reflect.deleteProperty(window, 'IntersectionObserver')
  double = provideMaps()
  showFragment('directory')
})
afterEach(async () => {
  unmountAll()
  await vi.runAllTimersAsync()
  removeMaps()
  vi.useRealTimers()
})

describe('[S47] directory: the request', () => {
  test('[S47] directory: one request, with the canvas’s own category (10.1)', async () => {
    await start()
    expect(sent()).toEqual([
      [
        '/wp-admin/admin-ajax.php',
        {
          action: 'uplift_directory',
          search_term: '',
          location_term: '',
          category_term: 'engravers',
          item_excerpt: '8',
        },
      ],
    ])
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: false })
  })

  test('[S47] directory: sends what the visitor has searched for (10.2)', async () => {
    one<HTMLInputElement>('#dir-search-value').value = 'glass & crystal'
    one<HTMLSelectElement>('#dir-location-id').value = 'ipswich'
    one<HTMLSelectElement>('#dir-category-id').value = 'clubs'
    await start()
    expect(sent()[0]?.[1]).toMatchObject({
      search_term: 'glass & crystal',
      location_term: 'ipswich',
      category_term: 'clubs',
    })
  })

  test('[S47] directory: two canvases without a form send their own categories (10.3, 10.4)', async () => {
    showFragment('directory.two')
    await start()
    expect(sent().map(([, fields]) => fields)).toEqual(
      ['engravers', 'framers'].map((category_term) =>
        expect.objectContaining({ category_term, search_term: '', location_term: '' }),
      ),
    )
  })

  test('[S47] directory: a canvas uses the form of its own widget, else the first form of the page', async () => {
    const widget = one('.spb_directory_widget')
    const second = widget.cloneNode(true) as HTMLElement
    const third = widget.cloneNode(true) as HTMLElement
    one('.directory-search-form', third).remove()
    widget.after(second, third)
    one<HTMLSelectElement>('.directory-location-option', widget).value = 'brisbane'
    one<HTMLSelectElement>('.directory-location-option', second).value = 'ipswich'
    await start()
    expect(sent().map(([, fields]) => fields)).toMatchObject(
      ['brisbane', 'ipswich', 'brisbane'].map((location_term) => ({ location_term })),
    )
  })

  const OLDER = { uplift_directory: 'sf_directory' }
  test.each([
    ['by what the server has', { ajaxActions: OLDER }, 'sf_directory'],
    ['by the site’s own word', { directoryAction: 'sf_directory' }, 'sf_directory'],
    ['which wins', { directoryAction: 'our_directory', ajaxActions: OLDER }, 'our_directory'],
    ['unless it is none', { directoryAction: ' ', ajaxActions: OLDER }, 'sf_directory'],
  ])('[S47] directory: the name of the action, %s (D4)', async (_, settings, action) => {
    await start({ ...page, settings })
    expect(sent()[0]?.[1]).toMatchObject({ action })
  })

  test('[S47] directory: without the server’s action nothing is requested, the map is hidden and the list stays', async () => {
    const before = results().outerHTML
    await start({ ...page, settings: { ajaxActions: { uplift_directory: false } } })
    expect(sent()).toEqual([])
    expect([canvas().style.display, results().outerHTML]).toEqual(['none', before])
    expect(page.report).not.toHaveBeenCalled()
    unmountAll()
    expect(canvas().style.display).toBe('')
  })

  test('[S47] directory: without a request address there is no request', () => {
    canvas().removeAttribute('data-ajaxurl')
    expect(() => mount(canvas(), page)).toThrow('data-ajaxurl')
  })
})

describe('[S47] directory: the map and the results', () => {
  test('[S47] directory: three entries are all in view, under a headline (10.5, 10.10)', async () => {
    const items = [1, 2, 3].map((north) => entry(`Club ${north}`, { pin_lat: String(-north) }))
    answer({ items, results: 3, ...TEXTS })
    await start()
    expect(results().firstElementChild?.outerHTML).toBe(
      '<div class="results-title"><h2>Found 3 results</h2></div>',
    )
    expect(double.markers).toHaveLength(3)
    expect(double.maps).toMatchObject([{ bounds: [{ lat: -1 }, { lat: -2 }, { lat: -3 }], type: 'laurel' }])
    expect(double.maps[0]?.options).toMatchObject({ scrollwheel: false, disableDefaultUI: false })
    expect(double.maps[0]?.types['laurel']?.styles).toMatchObject([{ stylers: [{ hue: '#ffffff' }, {}, {}] }])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S47] directory: a single entry is the centre, at the canvas’s zoom (10.6)', async () => {
    answer({ items: [entry('City')], results: 1, ...TEXTS })
    await start()
    expect(headline()).toBe('Found 1 result')
    expect(double.maps).toMatchObject([{ zoom: 12, centre: { lat: -27.47, lng: 153.02 } }])
  })

  test('[S47] directory: without results the server’s message comes last and there is no map (10.7)', async () => {
    answer({ results: 0, errormsg: 'Nothing <b>here</b>, please try again.' })
    await start()
    await vi.waitFor(() =>
      expect(htmlIn(one('.results-title > h2'))).toBe('Nothing <b>here</b>, please try again.'),
    )
    expect(results().lastElementChild?.className).toBe('results-title')
    expect([canvas().style.display, double.maps, double.markers]).toEqual(['none', [], []])
  })

  test('[S47] directory: the info window shows the parts that an entry has, and no others (10.8, 10.9)', async () => {
    const items = [
      entry('City', {
        pin_thumbnail: '/u/city.jpg',
        pin_short_content: '<em>Cups</em>',
        pin_logo_url: '/u/logo.png',
      }),
      entry('Plain &amp; simple', { pin_button_text: '', pin_lat: '-28' }),
    ]
    answer({ items, results: 2, ...TEXTS })
    await start()
    expect(headline()).toBe('Found 2 results')
    expect(double.markers.map(({ options }) => [options['title'], options['icon']])).toEqual([
      ['City', '/u/logo.png'],
      ['Plain & simple', undefined],
    ])
    const box = openInfo()
    await vi.waitFor(() => expect(htmlIn(one('.excerpt', box))).toBe('<em>Cups</em>'))
    const picture = one<HTMLImageElement>('img.info-window-img', box)
    expect(['width', 'height', 'alt', 'src'].map((name) => picture.getAttribute(name))).toEqual([
      '140',
      '140',
      '',
      '/u/city.jpg',
    ])
    expect(one('.pinmarker-container > h3', box).textContent).toBe('City')
    expect(one('.pinmarker-container > a.pin-button', box).getAttribute('target')).toBe('_blank')
    expect(openInfo(1).querySelector('img, a')).toBeNull()
  })

  test('[S47] directory: in list mode it has a headline and no map (10.12)', async () => {
    canvas().setAttribute('data-directory-map-results', 'list')
    answer({ items: [entry('City')], results: 1, ...TEXTS })
    await start()
    expect([headline(), canvas().style.display, double.maps]).toEqual(['Found 1 result', 'none', []])
  })

  test('[S47] directory: a hybrid map in its own colours (10.14)', async () => {
    canvas().setAttribute('data-maptype', 'hybrid')
    canvas().setAttribute('data-mapsaturation', '')
    answer({ items: [entry('City')], results: 1, ...TEXTS })
    await start()
    expect(double.maps).toMatchObject([{ type: 'hybrid', types: {} }])
  })

  test('[S47] directory: on phones a touch scrolls the page, not the map', async () => {
    answer({ items: [entry('City')], results: 1, ...TEXTS })
    await start({ ...page, device: { ...page.device, mobile: true } })
    expect(double.maps[0]?.options).toMatchObject({ draggable: false })
  })

  test('[S47] directory: hidden map and results are shown once they are filled, and hidden again after unmount', async () => {
    for (const each of [canvas(), results()]) each.style.display = 'none'
    answer({ items: [entry('City')], results: 1, ...TEXTS })
    await start()
    expect([canvas(), results()].map(({ style }) => style.display)).toEqual(['block', 'block'])
    unmountAll()
    expect([canvas(), results()].map(({ style }) => style.display)).toEqual(['none', 'none'])
  })

  test('[S47] directory: without a maps library: the headline, and the entries as text (10.15)', async () => {
    removeMaps()
    answer({ items: [entry('City &amp; Sons')], results: 1, ...TEXTS })
    await start()
    expect(headline()).toBe('Found 1 result')
    expect(one('.laurel-map-addresses').textContent).toBe('City & Sons 1 Cup Street')
    expect(page.report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'no key' }), 'load')
  })

  test('[S47] directory: the pagination comes last (10.16, D5)', async () => {
    answer({
      items: [entry('City')],
      results: 1,
      ...TEXTS,
      pagination: '<ul class="pagenavi"><li><a href="/directory/2/">2</a></li></ul>',
    })
    await start()
    await vi.waitFor(() => expect(results().lastElementChild?.className).toBe('pagenavi'))
    unmountAll()
    expect(document.querySelector('.pagenavi')).toBeNull()
  })

  test('[S47] [X10] directory: nothing of a hostile entry runs (10.17)', async () => {
    const hostile = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">'
    const items = [
      entry(`Cups${hostile}`, {
        pin_short_content: hostile,
        pin_link: 'javascript:window.hacked=1',
        pin_logo_url: 'javascript:window.hacked=1',
        pin_thumbnail: 'data:text/html,hacked',
      }),
    ]
    answer({ items, results: 1, ...TEXTS, results_text_1: `Found${hostile}` })
    await start()
    const box = openInfo()
    await settle()
    expect([box.querySelector('script, a, .info-window-img'), document.querySelector('h2 script')]).toEqual([
      null,
      null,
    ])
    expect(double.markers[0]?.options).not.toHaveProperty('icon')
    expect('hacked' in window).toBe(false)
  })

  test('[S47] [X09] directory: the result of a search is announced, the initial list is not', async () => {
    answer({ items: [entry('City')], results: 1, ...TEXTS })
    await start()
    expect(document.querySelector('[role="status"]')).toBeNull()
    one<HTMLInputElement>('#dir-search-value').value = 'cups'
    answer({ items: [entry('City')], results: 1, ...TEXTS })
    await start()
    expect(one('[role="status"]').textContent).toBe('Found 1 result')
  })

  test('[S47] [X09] directory: the label of a map with many pins gives their number', async () => {
    const items = Array.from({ length: 60 }, (_, index) => entry(`Club ${index}`))
    answer({ items, results: 60, ...TEXTS })
    await start()
    expect(canvas().getAttribute('aria-label')).toBe('Map: 60 places')
  })

  test('[S47] directory: a resize shows all pins again, even after the visitor has moved the map', async () => {
    const sizes = fakeSizes()
    const layout = fakeLayout({ '.map-directory-canvas': { width: 600, height: 400 } })
    const items = [entry('North', { pin_lat: '-20' }), entry('South', { pin_lat: '-30' })]
    answer({ items, results: 2, ...TEXTS })
    await start()
    const [map] = double.maps
    Object.assign(map ?? {}, { centre: { lat: 50, lng: 10 } })
    sizes.tell()
    expect(map).toMatchObject({ resizes: 0, centre: { lat: 50 } })
    layout.place('.map-directory-canvas', { width: 300, height: 400 })
    sizes.tell()
    expect(map).toMatchObject({ resizes: 1, centre: { lat: -25, lng: 153.02 } })
  })

  test('[S47] directory: the number of results may be sent as text', async () => {
    answer({ items: [entry('City')], results: '1', ...TEXTS })
    await start()
    expect([headline(), double.markers.length]).toEqual(['Found 1 result', 1])
  })

  test('[S47] directory: the headline goes into the results of its own widget', async () => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<div class="directory-results user-listing-results">Mine</div>',
    )
    answer({ items: [entry('City')], results: 1, ...TEXTS })
    await start()
    expect(one('.user-listing-results').innerHTML).toBe('Mine')
    expect(document.querySelectorAll('.results-title')).toHaveLength(1)
  })
})

describe('[S47] directory: answers', () => {
  test.each([
    ['0', '0', 200, 'unexpected'],
    ['0 with a status', '0', 400, 'status'],
    ['-1', '-1', 200, 'unexpected'],
    ['nothing', '', 200, 'not-json'],
    ['a page', '<html></html>', 200, 'not-json'],
    ['half an answer', '{"items":[{"pin_ti', 200, 'not-json'],
    ['a number of results that is none (D17)', '{"results":"many"}', 200, 'unexpected'],
    ['one below nothing', '{"results":-1}', 200, 'unexpected'],
    ['an empty text', '{"results":""}', 200, 'unexpected'],
  ])('[S47] directory: %s: nothing changes, and it is reported (10.11)', async (_, body, status, kind) => {
    const before = document.body.innerHTML
    answer(body, { status })
    await start()
    expect(document.body.innerHTML).toBe(before)
    expect(page.report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind }), 'call')
  })

  test.each([
    ['none at all', undefined, 0],
    ['null', null, 0],
    ['an object, as PHP prints a list with gaps', { 0: entry('A'), 4: entry('B') }, 2],
    ['with others that are none', [null, 7, 'x', [], entry('A')], 1],
    ['with numbers for texts', [{ pin_title: 7, pin_lat: -27.4, pin_lng: 153 }], 1],
    ['without a place', [{ pin_title: 'A' }], 0],
    [
      'hundreds',
      Array.from({ length: 300 }, (_, north) => entry(`${north}`, { pin_lat: `${north / 20}` })),
      300,
    ],
  ])('[S47] directory: entries: %s', async (_, items, markers) => {
    answer({ items, results: 5, ...TEXTS })
    await start()
    expect(headline()).toBe('Found 5 results')
    expect(double.markers).toHaveLength(markers)
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[S47] directory: the request times out after 10 s', async () => {
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        }),
    )
    await start()
    await vi.advanceTimersByTimeAsync(9000)
    expect(page.report).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.report.mock.calls).toMatchObject([[{ kind: 'timeout' }, 'call']])
  })

  test('[S47] directory: unmount restores the page, and an answer after it changes nothing', async () => {
    const before = document.body.innerHTML
    const late = gate<Response>()
    fetched.mockReturnValueOnce(late.promise)
    await start()
    unmountAll()
    late.open(new Response(JSON.stringify({ items: [entry('City')], results: 1, ...TEXTS })))
    await settle()
    expect(document.body.innerHTML).toBe(before)
    answer({ items: [entry('City')], results: 1, ...TEXTS })
    await start()
    expect(document.body.innerHTML).not.toBe(before)
    unmountAll()
    expect(document.body.innerHTML).toBe(before)
  })
})
