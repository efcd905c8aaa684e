import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takesClick } from '../../../tests/unit/click'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { mounter } from '../../../tests/unit/mounter'
import { mount as island } from '.'

const mount = mounter(island)

let unmount = () => {}
beforeEach(() => void vi.useFakeTimers())
afterEach(() => unmount())

function start(change = () => {}) {
  showFragment('feed-share')
  const style = document.createElement('style')
  style.textContent = '.cff-share-tooltip { display: none }'
  document.body.append(style)
  change()
  unmount = mount(one('.cff-share-link'), fakePage())
}
const button = () => one('.cff-share-link')
const tooltip = () => one('.cff-share-tooltip')
const isShown = () => getComputedStyle(tooltip()).display !== 'none'
const shown = () => tooltip().querySelectorAll('.cff-show').length
const expanded = () => button().getAttribute('aria-expanded')
const wait = (ms: number) => {
  vi.advanceTimersByTime(ms)
  return shown()
}

describe('[F07] page feed: share tooltip', () => {
  test('[F07] page feed: the ways to share appear one after the other, and go all at once (39)', () => {
    start()
    expect([isShown(), expanded()]).toEqual([false, 'false'])
    expect(takesClick(button())).toBe(true)
    expect([isShown(), expanded(), shown()]).toEqual([true, 'true', 1])
    expect([wait(19), wait(1), wait(20), wait(19), wait(1), wait(500)]).toEqual([1, 2, 3, 3, 4, 4])
    expect(takesClick(button())).toBe(true)
    expect([isShown(), expanded(), shown()]).toEqual([false, 'false', 0])
  })

  test('[F07] page feed: shut half way, none of them comes later', () => {
    start()
    button().click()
    wait(20)
    button().click()
    expect(wait(1000)).toBe(0)
    button().click()
    expect(shown()).toBe(1)
  })

  test('[F07] page feed: a click elsewhere leaves it open', () => {
    start()
    button().click()
    one('.cff-text').click()
    document.body.click()
    expect(isShown()).toBe(true)
  })

  test('[F07] page feed: with less motion they are there at once', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
    start()
    button().click()
    expect(shown()).toBe(4)
  })

  test('[F07] page feed: Space works it', () => {
    start()
    expect(button().getAttribute('role')).toBe('button')
    button().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    expect(isShown()).toBe(true)
  })

  test('[F07] page feed: without links it opens all the same; without a tooltip the link is left alone', () => {
    start(() => tooltip().replaceChildren())
    button().click()
    expect(isShown()).toBe(true)
    unmount()
    start(() => tooltip().remove())
    expect([takesClick(button()), button().hasAttribute('role')]).toEqual([false, false])
  })

  test('[F07] page feed: at the end of its life everything is as it was', () => {
    let printed = ''
    start(() => {
      printed = one('.cff').outerHTML
    })
    button().click()
    wait(20)
    unmount()
    wait(1000)
    expect(one('.cff').outerHTML).toBe(printed)
  })
})
