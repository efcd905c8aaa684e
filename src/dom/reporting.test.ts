import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeSizes } from '../../tests/unit/fake-sizes'
import { afterFrame } from '../motion/after-frame'
import { afterLoad } from '../page/after-load'
import { listen } from './listen'
import { observeSizes } from './observe-sizes'
import { onBehalfOf } from './reporting'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const fail = () => {
  throw new Error('no cup')
}

test.each<[string, (callback: () => void) => () => void]>([
  ['after a frame', (callback) => afterFrame(window, callback)],
  ['after the page’s load', (callback) => afterLoad(window, 100, callback)],
])(
  '[X11] reporting: an error thrown %s is reported in the island’s name, and stops no other code',
  (_, later) => {
    const tell = vi.fn()
    const other = vi.fn()
    const stops = [onBehalfOf(tell, () => later(fail)), later(other)]

    vi.advanceTimersByTime(1000)
    expect(tell.mock.calls).toEqual([[new Error('no cup')]])
    expect(other).toHaveBeenCalledOnce()
    for (const stop of stops) stop()
  },
)

test('[X11] reporting: what is thrown when a size changes is reported in the island’s name, and what it listens to then', () => {
  const sizes = fakeSizes()
  const tell = vi.fn()
  const box = document.createElement('div')
  const stop = onBehalfOf(tell, () =>
    observeSizes([box, null], () => {
      listen(box, ['click'], fail)
      fail()
    }),
  )
  sizes.tell(box)
  box.click()
  expect(tell).toHaveBeenCalledTimes(2)
  stop()
  sizes.tell(box)
  expect(tell).toHaveBeenCalledTimes(2)
})
