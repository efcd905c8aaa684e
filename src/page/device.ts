/** The properties of a device that the theme's CSS depends on (contract 01 §0.6). */
export interface Device {
  readonly mobile: boolean
  /** Mobile, and no iPad. */
  readonly phone: boolean
  readonly apple: boolean
  readonly browser: 'firefox' | 'safari' | 'other'
}

const PHONE = /iphone|ipod|android|iemobile/i
const APPLE = /ip(hone|od|ad)/i

/** An iPad may claim to be a Mac, which has no touch points. */
function isDisguisedTablet({ userAgent, maxTouchPoints }: Navigator, isCoarse: () => boolean): boolean {
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 && isCoarse()
}

/** Called only if needed, because the browser computes the page's styles for the answer. */
const isPointerCoarse = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false

export function readDevice(navigator: Navigator, isCoarse = isPointerCoarse): Device {
  const { userAgent } = navigator
  const phone = PHONE.test(userAgent)
  const apple = APPLE.test(userAgent) || isDisguisedTablet(navigator, isCoarse)
  return { mobile: phone || apple, phone, apple, browser: readBrowser(userAgent) }
}

/** The page builder's rule for mobile: only the user agent counts, so that an iPad may be a Mac (contract 04 §0.2). */
export const isMobileAgent = ({ userAgent }: Pick<Navigator, 'userAgent'>): boolean =>
  PHONE.test(userAgent) || APPLE.test(userAgent)

function readBrowser(userAgent: string): Device['browser'] {
  if (/mozilla/i.test(userAgent) && !/webkit/i.test(userAgent)) return 'firefox'
  if (/Safari/.test(userAgent) && !/Chrome/.test(userAgent)) return 'safari'
  return 'other'
}
