import { describe, expect, test } from 'vitest'
import { overhang, pictureHeights } from './multi-sizes'

describe('[S62] sizes of a multi-size list', () => {
  test('[S62] sizes: a tall item is as high as two standard items and the gap between them (5.9)', () => {
    const heights = pictureHeights({ standard: { height: 200, gap: 30 }, tall: undefined })
    expect(heights).toEqual({ single: 200, double: 430 })
  })

  test('[S62] sizes: without a standard item the first tall one counts', () => {
    const heights = pictureHeights({ standard: undefined, tall: { height: 430, gap: 30 } })
    expect(heights).toEqual({ single: 200, double: 430 })
    expect(pictureHeights({ standard: undefined, tall: { height: 10, gap: 30 } })?.single).toBe(0)
  })

  test('[S62] sizes: wide items alone keep their heights', () => {
    expect(pictureHeights({ standard: undefined, tall: undefined })).toBeUndefined()
  })

  test.each([
    [300, 200, 50],
    [200, 200, 0],
    [100, 200, 0],
  ])('[S62] sizes: a slide of %s px in a frame of %s px is moved up by %s', (slide, frame, expected) => {
    expect(overhang(slide, frame)).toBe(expected)
  })
})
