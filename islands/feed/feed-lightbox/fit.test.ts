import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FeedStage, shownSize } from './fit'

const STAGE: FeedStage = {
  window: { width: 1000, height: 800 },
  padding: { width: 0, height: 0 },
  hasComments: false,
  isThumbnail: false,
}
const WIDE = { width: 2000, height: 1000 }
const size = (natural: { width: number; height: number }, stage: Partial<FeedStage> = {}) => {
  const { width, height } = shownSize(natural, { ...STAGE, ...stage })
  return [width, height]
}

describe('[F14] feed lightbox: size', () => {
  test.each<[string, Partial<FeedStage>, number[]]>([
    ['the arrows’ room on a desk (17.81)', {}, [900, 450]],
    ['less of it on a phone (17.82)', { window: { width: 600, height: 800 } }, [540, 270]],
    ['a phone ends at 640 px', { window: { width: 640, height: 800 } }, [540, 270]],
    ['the comments beside it', { hasComments: true }, [600, 300]],
    ['not beside it at 640 px', { hasComments: true, window: { width: 640, height: 800 } }, [540, 270]],
    ['the frame’s padding', { padding: { width: 20, height: 10 } }, [880, 440]],
  ])('[F14] feed lightbox: a wide picture leaves %s', (_, stage, expected) => {
    expect(size(WIDE, stage)).toEqual(expected)
  })

  test('[F14] feed lightbox: a high picture leaves room below, more of it with the strip in use', () => {
    const high = { width: 1000, height: 2000 }
    expect(size(high)).toEqual([340, 680])
    expect(size(high, { isThumbnail: true })).toEqual([310, 620])
  })

  test('[F14] feed lightbox: a small picture stays as it is', () => {
    expect(size({ width: 200, height: 100 })).toEqual([200, 100])
  })

  test('[F14] feed lightbox: in any window a picture keeps its ratio, is seen, and is not enlarged', () => {
    const px = fc.integer({ min: 1, max: 5000 })
    fc.assert(
      fc.property(px, px, px, px, (width, height, windowWidth, windowHeight) => {
        const [w = 0, h = 0] = size(
          { width, height },
          { window: { width: windowWidth, height: windowHeight } },
        )
        expect(w >= 1 && h >= 1 && w <= width && h <= height).toBe(true)
        if (w > 1 && h > 1)
          expect(Math.abs(w / width - h / height) * Math.min(width, height)).toBeLessThan(1.001)
      }),
    )
  })
})
