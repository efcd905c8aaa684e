import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takesClick as click } from '../../../tests/unit/click'
import { type FakePage, fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { type MapsDouble, provideMaps, removeMaps } from '../../../tests/unit/maps-double'
import { mounter, unmountAll } from '../../../tests/unit/mounter'

const ADDRESS = '14 Jane Street, West End QLD 4101'

let page: FakePage
let double: MapsDouble
let mount: ReturnType<typeof mounter>

const button = () => one('.read-more-button')
const field = (name: string) => one<HTMLInputElement>(`input[id$="_directory_${name}"]`)
const shown = () => [field('lat_coord').value, field('lng_coord').value]
const notice = () => document.querySelector('[role="alert"]')?.textContent
const settle = () => vi.advanceTimersByTimeAsync(10)

function start(address = ADDRESS) {
  field('address').value = address
  mount(button(), page)
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  mount = mounter((await import('.')).mount)
  page = fakePage()
  double = provideMaps()
  showFragment('directory-form')
})
afterEach(async () => {
  unmountAll()
  await vi.runAllTimersAsync()
  removeMaps()
  vi.useRealTimers()
})

describe('[S46] coordinates', () => {
  test('[S46] coordinates: the first result fills both fields and dispatches their events (22.5)', async () => {
    double.places[ADDRESS] = [
      { lat: -27.48, lng: 153.01 },
      { lat: 1, lng: 2 },
    ]
    const heard = vi.fn()
    for (const type of ['input', 'change']) document.body.addEventListener(type, heard)
    start()
    expect(click(button())).toBe(true)
    await settle()
    expect(shown()).toEqual(['-27.48', '153.01'])
    expect(heard.mock.calls.map(([event]) => [event.type, event.target.id.split('_').at(-2)])).toEqual([
      ['input', 'lat'],
      ['change', 'lat'],
      ['input', 'lng'],
      ['change', 'lng'],
    ])
    expect(one('[role="status"]').textContent).toBe('Latitude and longitude have been filled in.')
    for (const type of ['input', 'change']) document.body.removeEventListener(type, heard)
  })

  test.each([
    ['a place that nobody knows (22.6)', () => {}, 'Nowhere', /No place was found/],
    [
      'a service that does not say',
      () => Object.assign(double, { status: 'REQUEST_DENIED' }),
      ADDRESS,
      /does not answer/,
    ],
    ['no library', removeMaps, ADDRESS, /does not answer/],
    ['no address', () => {}, ' ', /enter the address/],
  ])(
    '[S46] coordinates: %s: the fields keep their values, and an alert says why',
    async (_, fail, address, text) => {
      fail()
      start(address)
      field('lat_coord').value = 'mine'
      expect(click(button())).toBe(true)
      await settle()
      expect(shown()).toEqual(['mine', ''])
      expect(notice()).toMatch(text)
    },
  )

  test('[S46] coordinates: a click during a request sends no second one, a later click does', async () => {
    double.isSlow = true
    start()
    click(button())
    click(button())
    await settle()
    click(button())
    await settle()
    expect([double.geocoded.length, button().getAttribute('aria-disabled')]).toEqual([1, 'true'])
    double.answer()
    await settle()
    expect(button().hasAttribute('aria-disabled')).toBe(false)
    click(button())
    await settle()
    expect(double.geocoded).toHaveLength(2)
  })

  test('[S46] coordinates: an answer is dropped when the address has changed meanwhile', async () => {
    double.isSlow = true
    start()
    click(button())
    await settle()
    field('address').value = 'Elsewhere'
    double.answer()
    await settle()
    expect([shown(), notice()]).toEqual([['', ''], undefined])
  })

  test('[S46] coordinates: the older theme’s ids work, within the button’s own form (22.7)', async () => {
    const first = one('.directory-submit-wrap')
    const second = first.cloneNode(true) as HTMLElement
    for (const each of second.querySelectorAll('[id^="uplift_"]')) each.id = each.id.replace('uplift', 'sf')
    document.body.append(second)
    one<HTMLInputElement>('#sf_directory_address').value = ADDRESS
    mount(one('#sf_directory_calculate_coordinates'), page)
    click(one('#sf_directory_calculate_coordinates'))
    await settle()
    expect([shown()[0], one<HTMLInputElement>('#sf_directory_lat_coord').value]).toEqual(['', '-27.47'])
  })

  test('[S46] coordinates: without its fields it does nothing', async () => {
    field('lng_coord').remove()
    mount(button(), page)
    expect(click(button())).toBe(true)
    await settle()
    expect([double.geocoded, page.report.mock.calls]).toEqual([[], []])
  })

  test('[S46] [X09] coordinates: works as a button by keyboard; after unmount it is a link again and late answers change nothing', async () => {
    const before = document.body.innerHTML
    double.isSlow = true
    start()
    expect(button().getAttribute('role')).toBe('button')
    button().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    await settle()
    expect(double.geocoded).toHaveLength(1)
    unmountAll()
    double.answer()
    await settle()
    expect([document.body.innerHTML, shown()]).toEqual([before, ['', '']])
  })
})
