/** What the theme's CSS wants to know of the visitor's device (contract 01 §0.6), but for Internet Explorer, which runs no laurel. */
export interface Device {
  readonly mobile: boolean
  /** Mobile, but no iPad. */
  readonly phone: boolean
  readonly apple: boolean
  readonly browser: 'firefox' | 'safari' | 'other'
}

const MOBILE = /iphone|ipod|ipad|android|iemobile/i
const PHONE = /iphone|ipod|android|iemobile/i
const APPLE = /iphone|ipod|ipad/i

/** An iPad may claim to be a desktop Mac: only its touch points give it away. */
function isDisguisedTablet({ userAgent, maxTouchPoints }: Navigator, isCoarse: () => boolean): boolean {
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 && isCoarse()
}

/** Not asked for without need: the browser computes the page's styles to answer. */
const isPointerCoarse = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false

export function readDevice(navigator: Navigator, isCoarse = isPointerCoarse): Device {
  const { userAgent } = navigator
  const disguised = isDisguisedTablet(navigator, isCoarse)
  return {
    mobile: MOBILE.test(userAgent) || disguised,
    phone: PHONE.test(userAgent),
    apple: APPLE.test(userAgent) || disguised,
    browser: readBrowser(userAgent),
  }
}

/**
 * The page builder's own rule for mobile: by the agent alone, so that an iPad that claims to be a Mac is none
 * (contract 04 §0.2).
 */
export const isMobileAgent = ({ userAgent }: Pick<Navigator, 'userAgent'>): boolean => MOBILE.test(userAgent)

function readBrowser(userAgent: string): Device['browser'] {
  if (/mozilla/i.test(userAgent) && !/webkit/i.test(userAgent)) return 'firefox'
  if (/Safari/.test(userAgent) && !/Chrome/.test(userAgent)) return 'safari'
  return 'other'
}
