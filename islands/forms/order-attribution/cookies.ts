import { withoutWww } from './options'

/** The cookies by their keys in `sbjs.get` (contract 07 E2). */
export const COOKIES = {
  current: 'sbjs_current',
  current_add: 'sbjs_current_add',
  first: 'sbjs_first',
  first_add: 'sbjs_first_add',
  session: 'sbjs_session',
  udata: 'sbjs_udata',
  promo: 'sbjs_promo',
} as const
export const MIGRATIONS = 'sbjs_migrations'
/** All names begin with this prefix. */
export const PREFIX = 'sbjs_'

export type Pairs = Readonly<Record<string, string>>
/** All cookies by their keys; a missing cookie has no pairs. */
export type Attribution = Readonly<Record<keyof typeof COOKIES, Pairs>>

const DELIMITER = '|||'
/** Encoded in addition to what `encodeURIComponent` encodes (contract 07 E4). */
const ALSO_ENCODED = /[!~*'()]/g
const ALSO_DECODED = /%(?:21|7E|2A|27|28|29)/g
const BASE64 = /^[A-Za-z\d+/]+$/
const LONG_AGO = 'Thu, 01 Jan 1970 00:00:00 GMT'

const codeOf = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
const byteOf = (code: string) => String.fromCharCode(Number.parseInt(code.slice(1), 16))

export const encode = (value: string) => encodeURIComponent(value).replace(ALSO_ENCODED, codeOf)

/** Never throws: malformed text is decoded byte by byte (contract 07 E4). */
export function decode(content: string): string {
  try {
    // The attribution library decodes these a second time: its cookies are read as it reads them.
    return decodeURIComponent(content).replace(ALSO_DECODED, byteOf)
  } catch {
    return content.replace(/%[\da-f]{2}/gi, byteOf)
  }
}

/** @param jar `document.cookie` */
export function readCookie(jar: string, name: string): string | undefined {
  const start = `${name}=`
  const cookie = jar
    .split(';')
    .map((each) => each.trimStart())
    .find((each) => each.startsWith(start))
  return cookie === undefined ? undefined : decode(fromBase64(cookie.slice(start.length)))
}

/** Decodes anything that may be base64, since the setting may have changed after the cookie was written. */
function fromBase64(content: string): string {
  if (!BASE64.test(content)) return content
  try {
    return atob(content)
  } catch {
    return content
  }
}

/** The values are decoded a second time, since URLs are stored encoded. */
export function readPairs(jar: string, name: string): Pairs {
  const value = readCookie(jar, name)
  if (!value) return {}
  return Object.fromEntries(
    value.split(DELIMITER).map((pair) => {
      const [key = '', ...rest] = pair.split('=')
      return [key, decode(rest.join('='))]
    }),
  )
}

export function readAttribution(jar: string): Attribution {
  const { current, current_add, first, first_add, session, udata, promo } = COOKIES
  return {
    current: readPairs(jar, current),
    current_add: readPairs(jar, current_add),
    first: readPairs(jar, first),
    first_add: readPairs(jar, first_add),
    session: readPairs(jar, session),
    udata: readPairs(jar, udata),
    promo: readPairs(jar, promo),
  }
}

export const writePairs = (pairs: Pairs) =>
  Object.entries(pairs)
    .map(([key, value]) => `${key}=${value}`)
    .join(DELIMITER)

export interface Writing {
  /** Undefined for a cookie of the page's host only. */
  readonly domain: string | undefined
  readonly base64: boolean
  /** In ms since 1970. */
  readonly now: number
}

/**
 * Formats a value for `document.cookie` (contract 07 E4).
 * @param minutes lifetime; 0 for a session cookie
 */
export function cookieLine(name: string, value: string, minutes: number, writing: Writing): string {
  const { domain, base64, now } = writing
  const content = base64 ? btoa(encode(value)).replace(/=+$/, '') : encode(value)
  const expires = minutes > 0 ? `; expires=${new Date(now + minutes * 60_000).toUTCString()}` : ''
  return `${name}=${content}${expires}${domain ? `;domain=.${domain}` : ''}; path=/`
}

/** Browsers reject cookie domains that are IP addresses or single words (contract 07 E8.10). */
export const mayBeDomain = (host: string) =>
  host.includes('.') && !/^[\d.]+$/.test(host) && !host.includes(':')

/** Formats that delete every cookie, on each domain where it may be set (contract 07 E7 and E8.1). */
export function deletions(host: string): string[] {
  const domains = [...new Set([host, withoutWww(host)])]
    .filter(mayBeDomain)
    .map((each) => `; domain=.${each}`)
  return [...Object.values(COOKIES), MIGRATIONS].flatMap((name) =>
    [...domains, ''].map((domain) => `${name}=; expires=${LONG_AGO}${domain}; path=/`),
  )
}
