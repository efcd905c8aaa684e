import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../../tests/unit/animations'
import { takesClick as click } from '../../../tests/unit/click'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter, unmountAll } from '../../../tests/unit/mounter'
import { sameNode } from '../../../tests/unit/same-node'
import { mount as island } from '.'
import { BOX_LINK, FULL_LINK } from './markup'

const mount = mounter(island)

const { body } = document
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const link = () => one(BOX_LINK)
const box = () => one('.header-search-wrap')
const fullLink = () => one(FULL_LINK)
const backdrop = () => one('#sf-full-header-search-backdrop')
const field = () => one('#sf-full-header-search input')
const isFullOpen = () => body.classList.contains('sf-header-search-is-open')
const isBoxShown = () => getComputedStyle(box()).display !== 'none'
const pressEscape = (target: Element = body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))

let animations: ReturnType<typeof fakeAnimations>

function start() {
  const page = fakePage()
  const openers = document.querySelectorAll<HTMLElement>(`${BOX_LINK}, ${FULL_LINK}`)
  for (const opener of openers) mount(opener, page)
}

beforeEach(() => {
  vi.useFakeTimers()
  animations = fakeAnimations()
  showFragment('panels')
  body.insertAdjacentHTML('beforeend', '<style>.header-search-wrap { display: none }</style>')
})
afterEach(() => {
  unmountAll()
  animations.restore()
  vi.useRealTimers()
})

describe('[S05] header search: the box', () => {
  test('[S05] header search: a click slides it open in 300 ms, ready to type (7.1)', () => {
    start()
    expect(click(link())).toBe(true)
    expect(isBoxShown()).toBe(true)
    expect(animations.asked.at(-1)).toMatchObject({ element: sameNode(box()), duration: 300 })
    expect(link().classList.contains('search-open')).toBe(true)
    expect(link().getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(one('.header-search-wrap input[type="text"]'))
  })

  test('[S05] header search: a second click slides it shut (7.2)', async () => {
    start()
    click(link())
    await wait(300)
    click(link())
    expect(link().classList.contains('search-open')).toBe(false)
    expect(isBoxShown()).toBe(true)
    await wait(300)
    expect(isBoxShown()).toBe(false)
    expect(document.activeElement).toBe(link())
  })

  test('[S05] header search: a click opens a box that hovering already shows (7.3)', async () => {
    start()
    box().style.display = 'block'
    click(link())
    await wait(300)
    expect(isBoxShown()).toBe(true)
    expect(link().classList.contains('search-open')).toBe(true)
  })

  test('[S05] header search: Escape closes it from within, and only from there', async () => {
    start()
    click(link())
    one('#sizes').tabIndex = -1
    one('#sizes').focus()
    pressEscape()
    expect(link().classList.contains('search-open')).toBe(true)
    one('.header-search-wrap input[type="text"]').focus()
    pressEscape(document.activeElement ?? body)
    expect(link().classList.contains('search-open')).toBe(false)
    expect(document.activeElement).toBe(link())
  })

  test('[S05] header search: opening the box of another link closes this one', async () => {
    const item = one('.menu-search')
    const copy = item.cloneNode(true) as HTMLElement
    item.after(copy)
    const other = one(BOX_LINK, copy)
    start()
    // Boxes without an id get none, because two boxes would have the same one.
    expect(document.querySelectorAll(`.header-search-wrap[id], ${BOX_LINK}[aria-controls]`)).toHaveLength(0)
    click(link())
    click(other)
    await wait(300)
    expect([link(), other].map(({ classList }) => classList.contains('search-open'))).toEqual([false, true])
    expect([isBoxShown(), getComputedStyle(one('.header-search-wrap', copy)).display]).toEqual([
      false,
      'block',
    ])
  })

  test('[S05] header search: typed text stays when it is closed and opened', async () => {
    start()
    click(link())
    const input = one<HTMLInputElement>('.header-search-wrap input[type="text"]')
    input.value = 'netball cup'
    click(link())
    await wait(300)
    click(link())
    expect(input.value).toBe('netball cup')
  })

  test('[S05] header search: without the box the link is a plain one', () => {
    showFragment('panels.odd')
    start()
    expect(click(link())).toBe(false)
    expect(click(fullLink())).toBe(false)
  })
})

describe('[S05] header search: over the whole header', () => {
  test('[S05] full search: opens at once, and takes the focus 500 ms later (7.4)', async () => {
    start()
    fullLink().focus()
    expect(click(fullLink())).toBe(true)
    expect(isFullOpen()).toBe(true)
    await wait(499)
    expect(document.activeElement).toBe(fullLink())
    await wait(1)
    expect(document.activeElement).toBe(field())
  })

  test.each(['click', 'touchstart'])(
    '[S05] full search: a %s on the backdrop closes it, from 500 ms on (7.5)',
    async (type) => {
      start()
      click(fullLink())
      const press = () => backdrop().dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
      await wait(200)
      press()
      expect(isFullOpen()).toBe(true)
      await wait(500)
      press()
      expect(isFullOpen()).toBe(false)
      expect(document.activeElement).not.toBe(field())
    },
  )

  test('[S05] full search: its close link closes it; the backdrop has no effect afterwards (7.6)', async () => {
    start()
    const others = vi.fn()
    one('.sf-fhs-close').addEventListener('click', others)
    click(fullLink())
    await wait(700)
    expect(click(one('.sf-fhs-close'))).toBe(true)
    expect(isFullOpen()).toBe(false)
    expect(click(backdrop())).toBe(false)
    expect(isFullOpen()).toBe(false)
    expect(others).toHaveBeenCalledOnce()
  })

  test('[S05] full search: closed within the 500 ms, neither the focus nor the backdrop has an effect', async () => {
    start()
    fullLink().focus()
    click(fullLink())
    await wait(200)
    click(fullLink())
    await wait(600)
    expect(isFullOpen()).toBe(false)
    expect(click(backdrop())).toBe(false)
    expect(document.activeElement).toBe(fullLink())
  })

  test('[S05] [X09] full search: Escape closes it, and the focus returns', async () => {
    start()
    fullLink().focus()
    click(fullLink())
    await wait(500)
    expect(one('#sizes').inert).toBe(true)
    pressEscape(field())
    expect(isFullOpen()).toBe(false)
    expect(document.activeElement).toBe(fullLink())
    expect(one('#sizes').inert).toBe(false)
  })

  test('[S05] full search: opening it closes the box', () => {
    start()
    click(link())
    click(fullLink())
    expect(link().classList.contains('search-open')).toBe(false)
    expect(isFullOpen()).toBe(true)
  })
})

test('[S05] header search: unmounted while open, the page is restored', () => {
  const before = body.outerHTML
  start()
  click(link())
  click(fullLink())
  unmountAll()
  expect(body.outerHTML).toBe(before)
})

test('[S05] header search: unmounted while hovering shows it, the page is restored', () => {
  animations.restore()
  body.insertAdjacentHTML('beforeend', '<style>.header-search-wrap { display: block }</style>')
  const before = body.outerHTML
  start()
  click(link())
  unmountAll()
  expect(body.outerHTML).toBe(before)
})
