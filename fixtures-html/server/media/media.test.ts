import { describe, expect, test } from 'vitest'
import { partOf } from '../byte-range.mjs'
import { isTone, toneAt, toneUrl } from './tone.mjs'

describe('[X04] stand-in server: media', () => {
  test.each([
    ['all', undefined, undefined],
    ['from its start', 'bytes=0-', { from: 0, to: 99 }],
    ['a part', 'bytes=10-19', { from: 10, to: 19 }],
    ['more than there is', 'bytes=90-200', { from: 90, to: 99 }],
    ['its end', 'bytes=-5', { from: 95, to: 99 }],
    ['from behind its end', 'bytes=100-', undefined],
    ['nothing', 'bytes=-', undefined],
    ['several parts', 'bytes=0-1,5-6', undefined],
  ])('[X04] of a file of 100 bytes is sent: %s', (_, range, expected) => {
    expect(partOf(range, 100)).toEqual(expected)
  })

  test('[X04] the bells are a sound of as many seconds as their address says', () => {
    const file = toneAt(toneUrl(3))
    expect(isTone(toneUrl(3))).toBe(true)
    expect(file?.subarray(0, 4).toString()).toBe('RIFF')
    expect(file?.length).toBe(44 + 3 * 8000)
    expect(file?.readUInt32LE(4)).toBe(Number(file?.length) - 8)
    expect(toneAt('/assets/sounds/presentation-bells-99.wav')).toBeUndefined()
  })
})
