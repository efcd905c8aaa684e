import { describe, expect, test } from 'vitest'
import { savesData } from './saves-data'

describe('[X01] saving data', () => {
  test.each([
    ['no word about the line', undefined, false],
    ['4g', { effectiveType: '4g' }, false],
    ['3g', { effectiveType: '3g' }, true],
    ['2g', { effectiveType: '2g' }, true],
    ['slow-2g', { effectiveType: 'slow-2g' }, true],
    ['saved data', { effectiveType: '4g', saveData: true }, true],
    ['an empty answer', {}, false],
  ])('[X01] saving data: with %s: %s', (_, connection, saves) => {
    expect(savesData({ connection } as Parameters<typeof savesData>[0])).toBe(saves)
  })
})
