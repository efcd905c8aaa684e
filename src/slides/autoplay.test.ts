import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePage } from '../../tests/unit/fake-page'
import { one } from '../../tests/unit/fragment'
import { createScope } from '../page/scope'
import { type PausableAutoplay, type PauseReason, startAutoplay } from './autoplay'

const INTERVAL_MS = 7000
let run: PausableAutoplay
let changes: number

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<div id="page"><div id="box"><ul><li class="lslide"><a href="#inside">Inside</a></li></ul><button></button></div></div><a href="#outside">Outside</a>'
  changes = 0
  run = start()
})
afterEach(() => {
  run.stop()
  vi.useRealTimers()
})
function start(): PausableAutoplay {
  const next = () => {
    changes += 1
  }
  const box = one('#box')
  const options = { box, buttonIn: box, intervalMs: INTERVAL_MS, next }
  const started = startAutoplay(createScope(fakePage()), options)
  if (!started) throw new Error('it has not started')
  return started
}
const pass = (ms: number) => vi.advanceTimersByTime(ms)
const at = (target: EventTarget, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }))

describe('[S21] autoplay', () => {
  test('[S21] autoplay: one change after each interval (3.4)', () => {
    pass(INTERVAL_MS - 1)
    expect(changes).toBe(0)
    pass(1)
    expect(changes).toBe(1)
    pass(3 * INTERVAL_MS)
    expect(changes).toBe(4)
  })

  const pauses: readonly [string, () => unknown, () => unknown][] = [
    [
      'the pointer is inside (3.7)',
      () => at(one('#box'), 'pointerenter'),
      () => at(one('#box'), 'pointerleave'),
    ],
    ['the window has no focus', () => at(window, 'blur'), () => at(window, 'focus')],
    ['the focus is in a slide', () => one('#box a').focus(), () => one('[href="#outside"]').focus()],
    ['the page is hidden', () => tab('hidden'), () => tab('visible')],
    ['the visitor has paused it', () => run.hold('visitor', true), () => run.hold('visitor', false)],
    ['it is dragged', () => run.hold('drag', true), () => run.hold('drag', false)],
  ]
  function tab(state: DocumentVisibilityState) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    at(document, 'visibilitychange')
  }
  test.each(pauses)('[S21] autoplay: pauses while %s, and goes on one interval later', (_, begin, end) => {
    pass(INTERVAL_MS - 1)
    begin()
    pass(20_000)
    expect(changes).toBe(0)
    end()
    pass(INTERVAL_MS - 1)
    expect(changes).toBe(0)
    pass(1)
    expect(changes).toBe(1)
  })

  test.each<readonly [string, () => unknown]>([
    ['with the pointer inside', () => vi.spyOn(one('#box'), 'matches').mockReturnValue(true)],
    ['with the focus in a slide', () => one('#box a').focus()],
    ['on a hidden page', () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
  ])('[S21] autoplay: created %s it is paused', (_, begin) => {
    run.stop()
    begin()
    run = start()
    pass(20_000)
    expect(changes).toBe(0)
  })

  test('[S21] autoplay: created while the focus is elsewhere it runs', () => {
    run.stop()
    const outside = one('[href="#outside"]')
    vi.spyOn(outside, 'matches').mockReturnValue(true)
    outside.focus()
    run = start()
    pass(INTERVAL_MS)
    expect(changes).toBe(1)
  })

  test('[S21] autoplay: is paused until the last reason is off', () => {
    const holds: readonly PauseReason[] = ['visitor', 'pointer']
    for (const reason of holds) run.hold(reason, true)
    run.hold('pointer', false)
    pass(20_000)
    expect(changes).toBe(0)
    run.hold('visitor', false)
    pass(INTERVAL_MS)
    expect(changes).toBe(1)
  })

  test('[S21] autoplay: after a change by the visitor the interval starts anew', () => {
    pass(INTERVAL_MS - 1)
    run.restart()
    pass(INTERVAL_MS - 1)
    expect(changes).toBe(0)
    pass(1)
    expect(changes).toBe(1)
  })

  test('[S21] autoplay: the focus in a slide of an outer slider does not pause it', () => {
    one('#page').className = 'tab-pane'
    const button = one('#box ul ~ button')
    // The mouse has brought the focus there.
    vi.spyOn(button, 'matches').mockReturnValue(false)
    button.focus()
    expect(document.activeElement).toBe(button)
    pass(INTERVAL_MS)
    expect(changes).toBe(1)
  })

  test('[S21] autoplay: does not change slides under a dialog', () => {
    one('#page').setAttribute('inert', '')
    pass(2 * INTERVAL_MS)
    expect(changes).toBe(0)
    one('#page').removeAttribute('inert')
    pass(INTERVAL_MS)
    expect(changes).toBe(1)
  })

  test('[S21] autoplay: stops changing slides when reduced motion is turned on', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    pass(5 * INTERVAL_MS)
    expect(changes).toBe(0)
  })

  test('[S21] autoplay: does nothing after its end', () => {
    run.stop()
    at(one('#box'), 'pointerleave')
    at(window, 'focus')
    pass(5 * INTERVAL_MS)
    expect(changes).toBe(0)
  })
})
