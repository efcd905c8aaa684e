import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Island } from '../../../src/page/island'
import type { MountedIsland } from '../../../src/runtime/mounts'
import { fakeLayout } from '../../../tests/unit/fake-layout'
import { fakePage } from '../../../tests/unit/fake-page'
import { mounter } from '../../../tests/unit/mounter'
import { mount as overlay } from '.'

const mount = mounter(overlay)

const island = (name: string, selector: string, more: Partial<Island> = {}): Island => ({
  name,
  selector,
  wake: 'idle',
  load: () => ({ mount: () => {} }),
  ...more,
})
const REGISTRY = [
  island('page-classes', 'body', { wake: 'now' }),
  island('love-button', '.love-it', { wake: 'intent' }),
  island('mini-cart', '.shopping-bag-item'),
  island('menus', '.menu', { media: '(min-width: 1025px)' }),
  island('chart', '.chart', {
    when: () => {
      throw new Error('no charts here')
    },
  }),
  island('debug-overlay', 'body', { wake: 'early' }),
]
const PAGE = `
  <ul class="menu"><li><a href="/shop/">Trophies</a></li></ul>
  <a class="love-it" href="#">12</a><a class="love-it" href="#">3</a>
  <div class="shopping-bag-item"><a href="/cart/">Bag</a></div>
  <div class="chart"></div>
  <input name="engraving" value="1st Prize">`

let mounted: MountedIsland[]
let layout: ReturnType<typeof fakeLayout>
let close: () => void

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = PAGE
  mounted = []
  layout = fakeLayout({ '.love-it': { top: 100, height: 20, width: 60 } })
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(min-width: 768px)' }))
  vi.stubGlobal('laurel', { islands: () => mounted, scan() {}, unmount() {} })
  close = () => {}
})

afterEach(() => {
  close()
  vi.useRealTimers()
})

function open(registry: readonly Island[] = REGISTRY, settings: Readonly<Record<string, unknown>> = {}) {
  close = mount(document.body, { ...fakePage(), settings, islands: () => registry })
  layout.frame()
  return { close }
}
const host = () => document.querySelector('[data-laurel-debug]')
const all = (selector: string) => [...(host()?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])]
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent)
const lines = () => all('.list > li').filter(({ hidden }) => !hidden)
const line = (name: string) =>
  lines().find((item) => item.querySelector('.name')?.textContent === name)?.textContent
const labels = () =>
  all('.outline')
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent)
const button = (name: string) => all('button').find(({ textContent }) => textContent === name)
const hearts = () => [...document.querySelectorAll<HTMLElement>('.love-it')]
const heart = () => hearts()[0] ?? document.body
const fail = (detail: unknown) => document.dispatchEvent(new CustomEvent('laurel:error', { detail }))

describe('[X07] debug overlay', () => {
  test('[X07] debug overlay: it lists every island of the page with its wake, its places and their states', () => {
    mounted = [
      { name: 'page-classes', host: document.body, state: 'mounted' },
      { name: 'love-button', host: heart(), state: 'mounted' },
      {
        name: 'mini-cart',
        host: document.querySelector('.shopping-bag-item') as HTMLElement,
        state: 'failed',
      },
    ]
    open()
    expect(texts('.name')).toEqual(['page-classes', 'love-button', 'mini-cart', 'menus', 'chart'])
    expect(line('page-classes')).toContain('wakes: now · the whole page: awake · part of laurel.js')
    expect(line('love-button')).toContain('wakes: intent · 1 awake, 1 asleep')
    expect(line('mini-cart')).toContain('1 failed')
    expect(line('menus'), 'its media query does not match').toContain('1 off')
    expect(line('chart'), 'its condition threw').toContain('1 off')
    expect(texts('p')[0]).toBe('5 islands at 6 places: 1 failed, 2 awake, 1 asleep, 2 off')
  })

  test('[X07] debug overlay: an island in the site’s `except` is off', () => {
    open(REGISTRY, { except: ['love-button'] })
    expect(line('love-button')).toContain('2 off')
  })

  test('[X07] debug overlay: a mounted host is listed, even if it no longer matches the selector', () => {
    const note = document.createElement('p')
    document.body.append(note)
    mounted = [{ name: 'mini-cart', host: note, state: 'mounted' }]
    open()
    expect(line('mini-cart')).toContain('1 awake, 1 asleep')
  })

  test('[X07] debug overlay: hosts in view have outlines, with one line for each island', () => {
    open([...REGISTRY, island('tooltip', 'a.love-it:first-of-type')])
    expect(labels()).toEqual([
      'love-button · intent · asleep\ntooltip · idle · asleep',
      'love-button · intent · asleep',
    ])
    expect(all('.outline')[0]?.style.width).toBe('60px')
  })

  test('[X07] debug overlay: labels stay in view, even if their host extends beyond the window', () => {
    layout.place('.love-it', { top: 100, height: 20, width: 60, left: 1250 })
    layout.place('.shopping-bag-item', { top: -30, height: 200, width: 90, left: -40 })
    open()
    const places = all('.outline:not([hidden]) .label').map(({ textContent, style }) =>
      [textContent?.split(' ')[0], style.left, style.right, style.top].join(' '),
    )
    expect(places).toEqual([
      'love-button auto 30px 0px',
      'love-button auto 30px 0px',
      'mini-cart 40px auto 30px',
    ])
  })

  test('[X07] debug overlay: a page that changes in every frame is not searched in every frame', async () => {
    open()
    const searched = vi.spyOn(document, 'querySelectorAll')
    const looks = () => searched.mock.calls.filter(([selector]) => selector === '.love-it').length
    for (let frame = 0; frame < 24; frame += 1) {
      document.body.append('x')
      await vi.advanceTimersByTimeAsync(17)
    }
    expect(looks()).toBe(3)
    await vi.advanceTimersByTimeAsync(17 * 10)
    expect(looks(), 'it looks again by itself').toBe(4)
    document.body.append('x')
    await vi.advanceTimersByTimeAsync(17)
    expect(looks()).toBe(5)
    searched.mockRestore()
  })

  test('[X07] debug overlay: outlines follow scroll and resize, in the next frame', () => {
    open()
    layout.scroll(40)
    expect(all('.outline')[0]?.style.transform).toBe('translate(0px, 60px)')
    layout.scroll(500)
    expect(labels()).toEqual([])
    layout.place('.love-it', { top: 600, height: 20, width: 30 })
    layout.resize(800)
    expect(all('.outline')[0]?.style.width).toBe('30px')
  })

  test('[X07] debug overlay: outlines follow added and removed markup, and unmounting, which has no event', async () => {
    open()
    document.body.insertAdjacentHTML('beforeend', '<a class="love-it" href="#">7</a>')
    await vi.advanceTimersByTimeAsync(17)
    expect(line('love-button')).toContain('3 asleep')
    for (const element of hearts()) element.remove()
    await vi.advanceTimersByTimeAsync(17)
    expect(line('love-button')).toBeUndefined()
    expect(labels()).toEqual([])
    const bag = document.querySelector('.shopping-bag-item') as HTMLElement
    mounted = [{ name: 'mini-cart', host: bag, state: 'mounted' }]
    vi.advanceTimersByTime(600)
    expect(line('mini-cart')).toContain('1 awake')
    mounted = []
    vi.advanceTimersByTime(600)
    expect(line('mini-cart')).toContain('1 asleep')
  })

  test('[X07] debug overlay: it shows when an island was mounted', () => {
    open()
    mounted = [{ name: 'love-button', host: heart(), state: 'mounted' }]
    const event = new CustomEvent('laurel:mount', { bubbles: true, detail: { island: 'love-button' } })
    Object.defineProperty(event, 'timeStamp', { value: 1234 })
    heart().dispatchEvent(event)
    layout.frame()
    expect(line('love-button')).toContain('first mounted at 1.2 s')
  })

  test('[X07] debug overlay: errors are listed with their island as text, each kind once', () => {
    open()
    const message = 'love-button (call): <img src=x onerror=alert(1)>'
    for (let times = 0; times < 3; times += 1) fail({ island: 'love-button', stage: 'call', message })
    fail({ island: 'love-button', stage: 'act', message: `love-button (act): ${'long '.repeat(1000)}` })
    layout.frame()
    const [first, second] = texts('.errors > li')
    expect(first).toBe('(call): <img src=x onerror=alert(1)> (3 times)')
    expect(second?.length).toBeLessThan(320)
    expect(all('img')).toEqual([])
    expect(labels()[0]).toBe('love-button · intent · asleep · 2 errors')
  })

  test('[X07] debug overlay: an island whose code could not be loaded is failed, until it is mounted', () => {
    open()
    fail({ island: 'love-button', stage: 'load', message: 'love-button (load): Failed to fetch' })
    layout.frame()
    expect(line('love-button')).toContain('2 failed')
    heart().dispatchEvent(
      new CustomEvent('laurel:mount', { bubbles: true, detail: { island: 'love-button' } }),
    )
    layout.frame()
    expect(line('love-button')).toContain('2 asleep')
  })

  test.each([
    undefined,
    null,
    'text',
    {},
    { island: 7, message: [] },
    { island: '__proto__', stage: {}, message: '' },
  ])('[X07] debug overlay: an event of others that says %o changes nothing', (detail) => {
    open()
    const before = texts('*')
    fail(detail)
    document.dispatchEvent(new CustomEvent('laurel:mount', { detail }))
    layout.frame()
    expect(texts('*')).toEqual(before)
  })

  test('[X07] debug overlay: the number of kinds of errors per island is limited', () => {
    open()
    for (let kind = 0; kind < 500; kind += 1)
      fail({ island: 'love-button', message: `love-button (act): ${kind}` })
    layout.frame()
    expect(texts('.errors > li')).toHaveLength(20)
  })

  test('[X07] debug overlay: hostile names are text, and without `laurel.islands` all islands are asleep', () => {
    vi.stubGlobal('laurel', undefined)
    open([island('<script>alert(1)</script>', '.love-it')])
    expect(texts('.name')).toEqual(['<script>alert(1)</script>'])
    expect(all('script')).toEqual([])
    expect(labels()[0]).toContain('<script>alert(1)</script> · idle · asleep')
  })

  test('[X07] debug overlay: the number of outlines is limited', () => {
    document.body.innerHTML = '<a class="love-it"></a>'.repeat(1000)
    open()
    expect(line('love-button')).toContain('1000 asleep')
    expect(labels()).toHaveLength(300)
  })

  test('[X07] debug overlay: the filter keeps names that contain each word, and shows their number', () => {
    open()
    const [field] = all('input') as HTMLInputElement[]
    if (field) field.value = ' CA mini '
    field?.dispatchEvent(new Event('input'))
    expect(lines()).toHaveLength(1)
    expect(line('mini-cart')).toBeDefined()
    expect(texts('[role=status]')).toEqual(['1 island of that name'])
    vi.advanceTimersByTime(600)
    expect(lines(), 'what is looked at again stays filtered').toHaveLength(1)
    for (const element of [...hearts()]) element.remove()
    vi.advanceTimersByTime(600)
    expect(texts('.name')).not.toContain('love-button')
    document.body.insertAdjacentHTML('beforeend', '<a class="love-it"></a>')
    vi.advanceTimersByTime(600)
    expect(texts('.name')).toContain('love-button')
    expect(lines(), 'what comes while it is set is filtered, too').toHaveLength(1)
    if (field) field.value = ''
    field?.dispatchEvent(new Event('input'))
    expect(lines()).toHaveLength(5)
    expect(texts('[role=status]')).toEqual([''])
  })

  test('[X07] debug overlay: clicking a name scrolls to its places, one after the other, in a loop', () => {
    const seen: Element[] = []
    for (const element of hearts()) element.scrollIntoView = () => void seen.push(element)
    open()
    for (let press = 0; press < 3; press += 1) button('love-button')?.click()
    layout.frame()
    expect(seen).toEqual([hearts()[0], hearts()[1], hearts()[0]])
    expect(all('.outline').map((frame) => frame.hasAttribute('data-picked'))).toEqual([true, false])
    expect((button('page-classes') as HTMLButtonElement).disabled).toBe(true)
  })

  test('[X07] debug overlay: its button folds the list away', () => {
    open()
    const list = button('List')
    expect(list?.getAttribute('aria-expanded')).toBe('true')
    list?.click()
    expect(list?.getAttribute('aria-expanded')).toBe('false')
    expect(all('.body')[0]?.hidden).toBe(true)
  })

  test('[X07] debug overlay: a narrow window begins with the list folded', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    open()
    expect(all('.body')[0]?.hidden).toBe(true)
  })

  test('[X07] debug overlay: events in it do not reach the page', () => {
    const heard = vi.fn()
    document.addEventListener('click', heard)
    open()
    button('List')?.click()
    expect(heard).not.toHaveBeenCalled()
    heart().click()
    expect(heard).toHaveBeenCalledTimes(1)
    document.removeEventListener('click', heard)
  })

  test.each(['Escape', 'Close'])('[X07] debug overlay: %s closes it and removes it completely', (way) => {
    const before = document.documentElement.outerHTML
    const stopped = vi.spyOn(MutationObserver.prototype, 'disconnect')
    open()
    expect(document.documentElement.outerHTML).not.toBe(before)
    if (way === 'Close') button('Close')?.click()
    else document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(document.documentElement.outerHTML).toBe(before)
    expect(stopped).toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
    fail({ island: 'love-button', stage: 'act', message: 'late' })
    window.dispatchEvent(new Event('scroll'))
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[X07] debug overlay: an Escape that the page handles, and other keys, leave it open', () => {
    open()
    const use = (event: Event) => event.preventDefault()
    document.addEventListener('keydown', use)
    const press = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    press('Escape')
    document.removeEventListener('keydown', use)
    press('Enter')
    expect(host()).not.toBeNull()
  })

  test('[X07] debug overlay: an Escape in a focused part of the page, over a dialog, or of an input method leaves it open', () => {
    open()
    const press = (more: KeyboardEventInit = {}) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, ...more }),
      )
    document.querySelector('input')?.focus()
    press()
    expect(host(), 'a menu or a tooltip may be open there').not.toBeNull()
    document.querySelector('input')?.blur()
    const dialog = document.createElement('dialog')
    dialog.setAttribute('open', '')
    document.body.append(dialog)
    press()
    expect(host()).not.toBeNull()
    dialog.remove()
    press({ isComposing: true })
    expect(host()).not.toBeNull()
    press()
    expect(host()).toBeNull()
  })

  test('[X07] debug overlay: it comes first on the page, outside the body, and Escape closes it wherever its focus is', () => {
    open()
    expect(host()?.nextElementSibling).toBe(document.body)
    const field = document.querySelector('input')
    field?.focus()
    const [filter] = all('input')
    filter?.focus()
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    const press = (key: string) =>
      filter?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }))
    press('a')
    expect(host()).not.toBeNull()
    press('Escape')
    expect(host()).toBeNull()
    expect(heard, 'the page has keys of its own').not.toHaveBeenCalled()
    document.removeEventListener('keydown', heard)
  })

  test('[X07] debug overlay: an update without changes keeps elements and texts', async () => {
    open()
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => void changes.push(...records))
    const [list] = all('.panel')
    if (list) observer.observe(list, { childList: true, characterData: true, subtree: true })
    await vi.advanceTimersByTimeAsync(1100)
    expect(changes).toEqual([])
    fail({ island: 'mini-cart', stage: 'act', message: 'mini-cart (act): odd' })
    await vi.advanceTimersByTimeAsync(17)
    expect(changes.length).toBeGreaterThan(0)
    observer.disconnect()
  })

  test('[X07] debug overlay: hidden hosts have no outline', () => {
    for (const heart of hearts()) heart.checkVisibility = () => heart !== hearts()[0]
    open()
    expect(labels()).toHaveLength(1)
  })

  test('[X07] debug overlay: closing returns the focus', () => {
    const field = document.querySelector('input')
    field?.focus()
    open()
    button('Close')?.dispatchEvent(
      new FocusEvent('focusin', { bubbles: true, composed: true, relatedTarget: field }),
    )
    button('Close')?.focus()
    button('Close')?.click()
    expect(document.activeElement).toBe(field)
  })
})
