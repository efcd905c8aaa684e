import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createNavigation } from './navigation'

const COUNT = 3
const onChoice = vi.fn()
const onEnd = vi.fn()
let moves: (readonly [number, (-1 | 1)?])[]

function begin({ loops, index: first }: { loops: boolean; index: number }) {
  let index = first
  function go(to: number, by?: -1 | 1) {
    moves.push(by ? [to, by] : [to])
    index = to
  }
  const position = () => ({ index, count: COUNT })
  const nameOf = (shown: number) => `Slide ${shown + 1}`
  return createNavigation(document, { position, loops, go, nameOf, onChoice, onEnd })
}
const announced = () => document.querySelector('.laurel-live-region')?.textContent

beforeEach(() => {
  document.body.replaceChildren()
  vi.clearAllMocks()
  moves = []
})

describe('[S21] slides: navigation', () => {
  test('[S21] slides: a step by the visitor is announced', () => {
    begin({ loops: true, index: 2 }).stepBy(1)
    expect(moves).toEqual([[0, 1]])
    expect(onChoice).toHaveBeenCalledOnce()
    expect(announced()).toBe('Slide 1')
  })

  test('[S36] product gallery: past the end of what does not loop nothing moves (PG6)', () => {
    begin({ loops: false, index: 2 }).stepBy(1)
    expect(onEnd).toHaveBeenCalledExactlyOnceWith(1)
    expect([moves, announced()]).toEqual([[], undefined])
  })

  test('[S21] [P03] slides: autoplay goes from the end to the beginning, and announces nothing', () => {
    begin({ loops: false, index: 2 }).next()
    begin({ loops: true, index: 2 }).next()
    expect(moves).toEqual([[0], [0, 1]])
    expect(onChoice).not.toHaveBeenCalled()
    expect(announced()).toBeUndefined()
  })
})
