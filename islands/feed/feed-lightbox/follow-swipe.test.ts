import { expect, onTestFinished, test, vi } from 'vitest'
import { followSwipe } from './follow-swipe'

/** Drags over an element. @returns the steps that this makes */
function drag(x: number, ms: number, pointerType: 'mouse' | 'touch'): number[] {
  document.body.innerHTML = '<div></div>'
  const element = document.body.firstElementChild as HTMLElement
  const steps: number[] = []
  onTestFinished(followSwipe(element, (by) => steps.push(by), vi.fn()))
  const point = (type: string, target: EventTarget, clientX: number, timeStamp: number) => {
    const init = { clientX, pointerId: 1, pointerType, button: 0, isPrimary: true, bubbles: true }
    const event = new PointerEvent(type, init)
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    target.dispatchEvent(event)
  }
  // As if the page were busy: all is handled at once, long after it happened.
  point('pointerdown', element, 200, 1000)
  point('pointermove', window, 200 + x, 1000 + ms / 2)
  point('pointerup', window, 200 + x, 1000 + ms)
  return steps
}

test.each([
  [-150, 100, [1]],
  [150, 100, [-1]],
  [-150, 499, [1]],
  [-150, 501, []],
  [-10, 30, [1]],
  [-9, 1, []],
])('[F14] feed lightbox: a swipe of %i px in %i ms steps by %j (contract 05 §14.10)', (x, ms, steps) => {
  expect(drag(x, ms, 'mouse')).toEqual(steps)
})

test.each([
  [-150, 100, [1]],
  [-150, 501, []],
])('[F14] feed lightbox: a first touch of %i px in %i ms, replayed, steps by %j', async (x, ms, steps) => {
  const lifted: Event[] = []
  const onLift = (event: Event) => lifted.push(event)
  window.addEventListener('pointerup', onLift)
  onTestFinished(() => window.removeEventListener('pointerup', onLift))
  const made = drag(x, ms, 'touch')
  expect(lifted).toHaveLength(1)
  await vi.waitFor(() => expect(lifted).toHaveLength(2))
  expect(made).toEqual(steps)
})
