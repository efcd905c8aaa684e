import { beforeEach, describe, expect, test, vi } from 'vitest'
import { takesClick } from '../../../tests/unit/click'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { unmountAll } from '../../../tests/unit/mounter'
import { act, mountFeed } from '../test-feed'

beforeEach(() => void vi.useFakeTimers())

function start(change = () => {}) {
  showFragment('feed-share')
  const style = document.createElement('style')
  style.textContent = '.cff-share-tooltip { display: none }'
  document.body.append(style)
  change()
  mountFeed(one('.cff'), fakePage())
}
const button = () => one('.cff-share-link')
const tooltip = () => one('.cff-share-tooltip')
const isShown = () => getComputedStyle(tooltip()).display !== 'none'
const shown = () => tooltip().querySelectorAll('.cff-show').length
const expanded = () => button().getAttribute('aria-expanded')
const press = () => act(() => takesClick(button()))
const wait = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
  return shown()
}

describe('[F07] page feed: share tooltip', () => {
  test('[F07] page feed: the share links appear one after the other, and disappear together (39)', () => {
    start()
    expect([isShown(), expanded()]).toEqual([false, 'false'])
    expect(press()).toBe(true)
    expect([isShown(), expanded(), shown()]).toEqual([true, 'true', 1])
    expect([wait(19), wait(1), wait(20), wait(19), wait(1), wait(500)]).toEqual([1, 2, 3, 3, 4, 4])
    expect(press()).toBe(true)
    expect([isShown(), expanded(), shown()]).toEqual([false, 'false', 0])
  })

  test('[F07] page feed: links do not appear after the tooltip was closed', () => {
    start()
    press()
    wait(20)
    press()
    expect(wait(1000)).toBe(0)
    press()
    expect(shown()).toBe(1)
  })

  test('[F07] page feed: a link that has appeared does not change while others appear', () => {
    start()
    press()
    const first = one('.cff-share-tooltip a')
    const changed = vi.spyOn(first.classList, 'toggle')
    expect(wait(20)).toBe(2)
    expect(changed).not.toHaveBeenCalledWith('cff-show', false)
  })

  test('[F07] page feed: a click elsewhere leaves it open', () => {
    start()
    press()
    one('.cff-text').click()
    document.body.click()
    expect(isShown()).toBe(true)
  })

  test('[F07] page feed: with reduced motion the links appear at once', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
    start()
    press()
    expect(shown()).toBe(4)
  })

  test('[F07] page feed: Space toggles the tooltip', () => {
    start()
    expect(button().getAttribute('role')).toBe('button')
    const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
    act(() => button().dispatchEvent(space))
    expect(isShown()).toBe(true)
  })

  test('[F07] page feed: without links the tooltip still opens; without a tooltip the link is left alone', () => {
    start(() => tooltip().replaceChildren('Share it'))
    press()
    expect(isShown()).toBe(true)
    unmountAll()
    start(() => tooltip().remove())
    expect([takesClick(button()), button().hasAttribute('role')]).toEqual([false, false])
  })

  test('[F07] page feed: unmounting restores everything', () => {
    let printed = ''
    start(() => {
      printed = one('.cff').outerHTML
    })
    press()
    wait(20)
    unmountAll()
    wait(1000)
    expect(one('.cff').outerHTML).toBe(printed)
  })
})
