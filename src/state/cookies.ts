import Cookies from 'js-cookie'
import { attempt } from '../page/attempt'

/**
 * Not sent with requests that other sites embed (`SameSite=Lax`), and not over http if the page was loaded
 * over https.
 */
const attributes = (path: string) =>
  ({ path, sameSite: 'Lax', secure: location.protocol === 'https:' }) as const

/** @returns undefined without the cookie, and if the browser refuses cookies, as in a sandboxed frame */
export const readCookie = (name: string): string | undefined => attempt(() => Cookies.get(name))

/** All cookies by name; none if the browser refuses cookies. */
export const allCookies = (): Readonly<Record<string, string>> => attempt(() => Cookies.get()) ?? {}

/**
 * Writes a cookie for the whole site; does nothing if the browser refuses cookies.
 * @param lifetime `expires`: in days; without it the cookie lasts until the browser is closed
 */
export function writeCookie(name: string, value: string, lifetime: { readonly expires?: number } = {}): void {
  attempt(() => Cookies.set(name, value, { ...lifetime, ...attributes('/') }))
}

/** @param path the folder of the cookie; empty for the page's own */
export function removeCookie(name: string, path = '/'): void {
  attempt(() => Cookies.remove(name, attributes(path)))
}
