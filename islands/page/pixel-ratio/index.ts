import type { Mount } from '../../../src/page/island'
import { readCookie, writeCookie } from '../../../src/state/cookies'

/** The server reads these on the next request and prints images of twice the size (contract 01 §26). */
const COOKIE_NAMES = ['spb_image_resizer_pixel_ratio', 'uplift_pixel_ratio'] as const

/** From this ratio up; the island's media query keeps it asleep below. */
const MINIMUM_RATIO = 2

export const mount: Mount = (_, { window }) => {
  if (window.devicePixelRatio < MINIMUM_RATIO) return
  const ratio = String(window.devicePixelRatio)
  for (const name of COOKIE_NAMES) {
    if (readCookie(name) !== ratio) writeCookie(name, ratio)
  }
}
