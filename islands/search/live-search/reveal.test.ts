import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { one } from '../../../tests/unit/fragment'
import { reveal } from './reveal'

const ROW_PX = 40
const LIST_PX = 100

/** Ten rows in a list that shows two and a half of them; neither DOM lays anything out. */
function showList(html: string) {
  document.body.innerHTML = html
  const list = one('#list')
  let top = 0
  Object.defineProperty(list, 'scrollTop', {
    configurable: true,
    get: () => top,
    set: (value: number) => {
      top = value
    },
  })
  list.getBoundingClientRect = () => new DOMRect(0, 200, 300, LIST_PX)
  for (const [index, row] of rows().entries())
    row.getBoundingClientRect = () => new DOMRect(0, 200 + index * ROW_PX - top, 300, ROW_PX)
}

const rows = () => [...document.querySelectorAll<HTMLElement>('.aws_result_item')]
const show = (row: number) => reveal(rows()[row] as HTMLElement, window)
const scrolled = () => one('#list').scrollTop
const frames = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const ROWS = '<div class="aws_result_item"></div>'.repeat(10)

beforeEach(() => {
  vi.useFakeTimers()
  showList(`<ul id="list">${ROWS}</ul>`)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('[S42] reveal', () => {
  test('[S42] reveal: scrolls as far down as is needed, over 400 ms', async () => {
    show(4)
    expect(scrolled()).toBe(0)
    await frames(200)
    expect(scrolled()).toBeGreaterThan(20)
    expect(scrolled()).toBeLessThan(80)
    await frames(180)
    expect(scrolled()).toBeLessThan(100)
    await frames(60)
    expect(scrolled()).toBe(5 * ROW_PX - LIST_PX)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[S42] reveal: scrolls as far up as is needed', async () => {
    one('#list').scrollTop = 250
    show(2)
    await frames(500)
    expect(scrolled()).toBe(2 * ROW_PX)
  })

  test('[S42] reveal: never scrolls backwards during the animation', async () => {
    const tops: number[] = []
    show(9)
    for (let frame = 0; frame < 40; frame += 1) {
      await frames(16)
      tops.push(scrolled())
    }
    expect([...tops].sort((a, b) => a - b)).toEqual(tops)
    expect(new Set(tops).size).toBeGreaterThan(15)
    expect(tops.at(-1)).toBe(10 * ROW_PX - LIST_PX)
  })

  test.each([0, 1])('[S42] reveal: a row that is seen as a whole stays where it is: %s', async (row) => {
    show(row)
    expect(vi.getTimerCount()).toBe(0)
    await frames(500)
    expect(scrolled()).toBe(0)
  })

  test('[S42] reveal: a newer row takes over from where the list is', async () => {
    show(9)
    await frames(200)
    const middle = scrolled()
    show(0)
    await frames(16)
    expect(scrolled()).toBeLessThanOrEqual(middle)
    await frames(500)
    expect(scrolled()).toBe(0)
  })

  test('[S42] reveal: a newer row that is seen stops the list', async () => {
    show(9)
    await frames(200)
    const middle = scrolled()
    show(Math.ceil(middle / ROW_PX))
    await frames(500)
    expect(scrolled()).toBe(middle)
  })

  test('[S42] reveal: of two rows at once the newer alone is scrolled to', () => {
    show(9)
    show(5)
    expect(vi.getTimerCount()).toBe(1)
  })

  test('[S42] reveal: eases in and out, and ends exactly, at any frame rate', () => {
    const waiting: FrameRequestCallback[] = []
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => waiting.push(frame))
    show(9)
    const tops = [1000, 1100, 1200, 1300, 1450].map((now) => {
      waiting.shift()?.(now)
      return Math.round(scrolled())
    })
    expect(tops).toEqual([0, 44, 150, 256, 300])
    expect(waiting).toEqual([])
  })

  test('[S42] reveal: under reduced motion the list jumps', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    show(4)
    expect(scrolled()).toBe(100)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('[S42] reveal: in the block layout another element scrolls', async () => {
    showList(`<div class="aws_result_scroll" id="list"><div class="aws_results">${ROWS}</div></div>`)
    show(4)
    await frames(500)
    expect(scrolled()).toBe(100)
  })

  test('[S42] reveal: a row that is in no list is left alone', () => {
    document.body.innerHTML = ROWS
    expect(() => show(0)).not.toThrow()
    expect(vi.getTimerCount()).toBe(0)
  })
})
