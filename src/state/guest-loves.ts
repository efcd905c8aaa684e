import { allCookies, readCookie, removeCookie, writeCookie } from './cookies'

/** One cookie per post that a logged-out visitor loves: `loved-412=yes`, for a day (spec storefront §4, §9). */
const PREFIX = 'loved-'
const COOKIE_NAME = /^loved-(\d+)$/
const LOVED = 'yes'
const LIFETIME = { expires: 1 }

/** What logged-out visitors love; kept in their browser alone. A value other than `yes` counts as no love. */
export const guestLoves = {
  has: (post: string): boolean => readCookie(PREFIX + post) === LOVED,

  remember(post: string): void {
    forgetInFolder(post)
    writeCookie(PREFIX + post, LOVED, LIFETIME)
  },

  forget(post: string): void {
    forgetInFolder(post)
    removeCookie(PREFIX + post)
  },

  /** WordPress numbers its posts: a cookie with another name is somebody else's. */
  posts(): string[] {
    return Object.entries(allCookies())
      .filter(([, value]) => value === LOVED)
      .flatMap(([name]) => COOKIE_NAME.exec(name)?.[1] ?? [])
  },
}

/** The older script wrote for the current folder only; the browser would show that cookie before ours. */
function forgetInFolder(post: string): void {
  removeCookie(PREFIX + post, '')
}
