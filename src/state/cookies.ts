import Cookies from 'js-cookie'
import { attempt } from '../page/attempt'

/** Of the whole site, asked for by its own pages alone, and never sent in the clear where the page was not. */
const attributes = (path: string) =>
  ({ path, sameSite: 'Lax', secure: location.protocol === 'https:' }) as const

/** @returns undefined for none, and where the browser refuses cookies, as in a sandboxed frame */
export const readCookie = (name: string): string | undefined => attempt(() => Cookies.get(name))

/** By their names; none where cookies are refused. */
export const allCookies = (): Readonly<Record<string, string>> => attempt(() => Cookies.get()) ?? {}

/**
 * Writes a cookie for the whole site. Where cookies are refused, nothing happens.
 * @param lifetime `expires`: in days; without it until the browser is closed
 */
export function writeCookie(name: string, value: string, lifetime: { readonly expires?: number } = {}): void {
  attempt(() => Cookies.set(name, value, { ...lifetime, ...attributes('/') }))
}

/** @param path of the folder that it was written for; empty for the page's own */
export function removeCookie(name: string, path = '/'): void {
  attempt(() => Cookies.remove(name, attributes(path)))
}
