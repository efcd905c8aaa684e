/** An address that names a scheme; any other is relative to the page. */
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const PAGE = /^https?:/i
const LINK = /^(https?|mailto|tel):/i
/** SVG can hold scripts; what has no image type may be a document. */
const IMAGE = /^(https?:|data:image\/(?!svg)[\w.+-]+[;,])/i

/**
 * Browsers drop these before they look for a scheme: `java\tscript:` is a script URL to them. So does who trims an
 * address with other white space before it. What they drop at the end does not matter here.
 */
const IGNORED = /^[\0- \s]+|[\t\n\r]+/g

/**
 * A link's address when following it is harmless: http, https, mailto, tel, relative, or a `#fragment` (contract 06
 * §3.5). Without the characters that browsers ignore in it.
 * @returns undefined for every other scheme, for nothing, and for what is no string
 */
export const safeUrl = (value: unknown) => harmless(value, LINK)

/** The same for where a form posts to or the page goes: http, https or relative. */
export const safePageUrl = (value: unknown) => harmless(value, PAGE)

/** The same for an image: http, https, relative, or a `data:` image other than SVG (contract 06 §3.5). */
export const safeImageUrl = (value: unknown) => harmless(value, IMAGE)

function harmless(value: unknown, allowed: RegExp): string | undefined {
  const url = typeof value === 'string' ? value.replace(IGNORED, '') : ''
  return url === '' || (SCHEME.test(url) && !allowed.test(url)) ? undefined : url
}
