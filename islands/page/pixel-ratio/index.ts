import type { Mount } from '../../../src/page/island'
import { readCookie, writeCookie } from '../../../src/state/cookies'

/** The server reads these on the next request and prints images of twice the size (contract 01 §26). */
const COOKIE_NAMES = ['spb_image_resizer_pixel_ratio', 'uplift_pixel_ratio'] as const

/** The media query of the island asks for the same ratio. */
const MINIMUM_RATIO = 2

export const mount: Mount = (_, { window }) => {
  if (window.devicePixelRatio < MINIMUM_RATIO) return
  const ratio = String(window.devicePixelRatio)
  for (const name of COOKIE_NAMES) {
    if (readCookie(name) !== ratio) writeCookie(name, ratio)
  }
}
