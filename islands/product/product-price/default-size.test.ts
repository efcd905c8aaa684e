import { describe, expect, test } from 'vitest'
import { defaultSize } from './default-size'

describe('[S35] default size', () => {
  test.each<[string[], boolean, string]>([
    [['', 'large', 'small'], false, 'large'],
    [['', 'small', 'large'], false, 'small'],
    [['', 'm12s', 'm12g', 'm12b'], true, 'm12g'],
    [['', 'M12G', 'm50g', 'm50s'], true, 'm50g'],
    [['', 'm12s', 'm12b'], true, 'm12s'],
    [['', 'm12s', 'm12g'], false, 'm12s'],
    [[''], true, ''],
    [[], false, ''],
  ])('[S35] default size: of %j (colours: %j) it is %j (D22, D23)', (sizes, hasColours, size) => {
    expect(defaultSize(sizes, { hasColours })).toBe(size)
  })
})
