import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../../tests/unit/animations'
import { fakePage } from '../../../tests/unit/fake-page'
import { one } from '../../../tests/unit/fragment'
import { unmountAll } from '../../../tests/unit/mounter'
import { mountFeed } from '../test-feed'

const CAN_HOVER = '(hover: hover)'
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

const item = (id: string) =>
  `<div class="cff-item cff-new" id="${id}"><div class="cff-media-wrap"><a class="cff-photo" href="https://www.facebook.com/1"></a></div></div>`

let animations: ReturnType<typeof fakeAnimations>
beforeEach(() => {
  vi.useFakeTimers()
  animations = fakeAnimations()
})
afterEach(() => {
  unmountAll()
  animations.restore()
})

function start({ prefers = [CAN_HOVER] } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: prefers.includes(query) }))
  document.body.innerHTML = `<div class="cff cff-lb">${item('one')}${item('two')}</div>`
  const style = document.createElement('style')
  style.textContent = '.cff-photo-hover { display: none }'
  document.body.append(style)
  const page = fakePage()
  mountFeed(one('.cff'), page)
  return page
}
const media = () => one('#one .cff-photo')
const tile = (id = 'one') => one(`#${id} .cff-photo-hover`)
const isShown = (id?: string) => getComputedStyle(tile(id)).display !== 'none'
const point = (type: string, pointerType = 'mouse') =>
  media().dispatchEvent(new PointerEvent(type, { pointerType }))

describe('[F07] page feed: tile over a photo', () => {
  test('[F07] page feed: the tile of the item fades in under the pointer, and out again', () => {
    start()
    expect(isShown()).toBe(false)
    point('pointerenter')
    expect([isShown(), isShown('two')]).toEqual([true, false])
    vi.advanceTimersByTime(150)
    point('pointerleave')
    expect(animations.asked.map(({ duration }) => duration)).toEqual([150, 500])
    vi.advanceTimersByTime(499)
    expect(isShown()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isShown()).toBe(false)
  })

  test('[F07] page feed: touch does not show the tile', () => {
    start()
    point('pointerenter', 'touch')
    expect([isShown(), animations.asked]).toEqual([false, []])
  })

  test('[F07] page feed: keyboard focus shows the tile, the focus of a click does not', () => {
    start()
    const link = media()
    const matches = vi.spyOn(link, 'matches').mockReturnValue(false)
    const tell = (type: string) => link.dispatchEvent(new FocusEvent(type, { bubbles: true }))
    tell('focusin')
    expect(isShown()).toBe(false)
    matches.mockReturnValue(true)
    tell('focusin')
    expect(isShown()).toBe(true)
    vi.advanceTimersByTime(150)
    tell('focusout')
    vi.advanceTimersByTime(500)
    expect(isShown()).toBe(false)
  })

  test('[X09] page feed: a focused play button shows no tile', () => {
    start()
    const play = document.createElement('a')
    play.className = 'cff-html5-play'
    media().append(play)
    vi.spyOn(play, 'matches').mockReturnValue(true)
    play.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(isShown()).toBe(false)
  })

  test('[F07] page feed: with reduced motion the tile appears and disappears at once', () => {
    start({ prefers: [CAN_HOVER, REDUCED_MOTION] })
    point('pointerenter')
    point('pointerleave')
    expect([isShown(), animations.asked]).toEqual([false, []])
  })

  test('[F07] page feed: an item without a tile shows none', () => {
    const page = start()
    tile().remove()
    point('pointerenter')
    expect([isShown('two'), animations.asked]).toEqual([false, []])
    expect(page.report).not.toHaveBeenCalled()
  })

  test('[F07] page feed: unmounting restores the tile', () => {
    start()
    const shown = tile()
    point('pointerenter')
    unmountAll()
    vi.advanceTimersByTime(1000)
    expect([shown.hasAttribute('style'), shown.isConnected]).toEqual([false, false])
  })
})
