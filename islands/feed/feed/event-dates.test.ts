import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../../tests/unit/animations'
import { takesClick } from '../../../tests/unit/click'
import { fakePage } from '../../../tests/unit/fake-page'
import { one, showFragment } from '../../../tests/unit/fragment'
import { unmountAll } from '../../../tests/unit/mounter'
import { act, mountFeed } from '../test-feed'

let animations: ReturnType<typeof fakeAnimations>
beforeEach(() => {
  vi.useFakeTimers()
  animations = fakeAnimations()
})
afterEach(() => {
  unmountAll()
  animations.restore()
})

function start(change = () => {}) {
  showFragment('feed-pages')
  const style = document.createElement('style')
  style.textContent = '.cff-multiple-dates { display: none }'
  document.body.append(style)
  change()
  mountFeed(one('.cff'), fakePage())
}
const button = () => one('.cff-more-dates')
const press = () => act(() => takesClick(button()))
const dates = () => one('.cff-multiple-dates')
const isShown = () => getComputedStyle(dates()).display !== 'none'

describe('[F13] page feed: more dates', () => {
  test('[F13] page feed: the other dates of an event slide open and shut in 100 ms', () => {
    start()
    expect(press()).toBe(true)
    expect([isShown(), button().getAttribute('aria-expanded')]).toEqual([true, 'true'])
    expect(animations.asked.map(({ element, duration }) => [element, duration])).toEqual([[dates(), 100]])
    vi.advanceTimersByTime(100)
    press()
    expect([isShown(), button().getAttribute('aria-expanded')]).toEqual([true, 'false'])
    vi.advanceTimersByTime(100)
    expect(isShown()).toBe(false)
  })

  test('[F13] page feed: a press during a slide reverses it', () => {
    start()
    press()
    vi.advanceTimersByTime(50)
    press()
    vi.advanceTimersByTime(100)
    expect(isShown()).toBe(false)
  })

  test('[F13] page feed: other events’ dates stay closed', () => {
    start()
    press()
    expect(document.querySelectorAll('.cff-multiple-dates[style]')).toHaveLength(1)
  })

  test('[F13] page feed: without other dates the link is left alone', () => {
    start(() => dates().remove())
    expect(press()).toBe(false)
  })

  test('[F13] page feed: unmounting restores everything', () => {
    let printed = ''
    start(() => {
      printed = one('.cff').outerHTML
    })
    press()
    vi.advanceTimersByTime(100)
    press()
    vi.advanceTimersByTime(50)
    unmountAll()
    vi.advanceTimersByTime(200)
    expect(one('.cff').outerHTML).toBe(printed)
  })
})
