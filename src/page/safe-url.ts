/** An address that names a scheme; any other is relative to the page. */
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const PAGE = /^https?:/i
const LINK = /^(https?|mailto|tel):/i
/** SVG can hold scripts, and a `data:` address without an image type may be a document. */
const IMAGE = /^(https?:|data:image\/(?!svg)[\w.+-]+[;,])/i

/**
 * Browsers ignore these characters when they look for a scheme: `java\tscript:` is a script URL. Other white space at the
 * beginning is ignored by code that trims an address.
 */
const IGNORED = /^[\0- \s]+|[\t\n\r]+/g

/**
 * A link's address if it is harmless: http, https, mailto, tel, relative, or a `#fragment` (contract 06 §3.5). The
 * characters that browsers ignore are removed.
 * @returns undefined for every other scheme, for an empty address and for a value that is no string
 */
export const safeUrl = (value: unknown) => harmless(value, LINK)

/** Checks the target of a form or of a navigation in the same way: http, https or relative. */
export const safePageUrl = (value: unknown) => harmless(value, PAGE)

/** Checks an image's address in the same way: http, https, relative, or a `data:` image other than SVG (contract 06 §3.5). */
export const safeImageUrl = (value: unknown) => harmless(value, IMAGE)

function harmless(value: unknown, allowed: RegExp): string | undefined {
  const url = typeof value === 'string' ? value.replace(IGNORED, '') : ''
  return url === '' || (SCHEME.test(url) && !allowed.test(url)) ? undefined : url
}
