import { allCookies, readCookie, removeCookie, writeCookie } from './cookies'

/** A cookie for each post that a logged-out visitor loves: `loved-412=yes`, for a day (spec storefront §4, §9). */
const PREFIX = 'loved-'
const COOKIE_NAME = /^loved-(\d+)$/
const LOVED = 'yes'
const LIFETIME = { expires: 1 }

/** The posts that a logged-out visitor loves, stored in cookies. A cookie counts only with the value `yes`. */
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

  /** Post ids are numbers: a cookie with another name belongs to other code. */
  posts(): string[] {
    return Object.entries(allCookies())
      .filter(([, value]) => value === LOVED)
      .flatMap(([name]) => COOKIE_NAME.exec(name)?.[1] ?? [])
  },
}

/** Removes the cookie of the theme's script, which is for the current folder: a browser would read it before ours. */
function forgetInFolder(post: string): void {
  removeCookie(PREFIX + post, '')
}
