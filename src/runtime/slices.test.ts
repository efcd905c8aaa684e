import { describe, expect, test, vi } from 'vitest'
import { createSlices } from './slices'

describe('[X01] slices', () => {
  test('[X01] slices: short pieces run in one slice, in order', () => {
    const done: string[] = []
    const inSlices = createSlices(window)
    for (const piece of ['medal', 'cup']) inSlices(() => done.push(piece))
    expect(done).toEqual(['medal', 'cup'])
  })

  test('[X12] slices: yields to the page after a long piece', async () => {
    vi.useFakeTimers()
    vi.spyOn(window.performance, 'now').mockReturnValueOnce(0).mockReturnValue(9)
    const done: string[] = []
    const inSlices = createSlices(window)
    inSlices(() => {
      done.push('medal')
      for (const piece of ['cup', 'plaque']) inSlices(() => done.push(piece))
    })
    expect(done).toEqual(['medal'])
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toEqual(['medal', 'cup', 'plaque'])
  })
})
