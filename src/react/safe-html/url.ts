const PAGE_SCHEMES = ['http', 'https']
const LINK_SCHEMES = [...PAGE_SCHEMES, 'mailto', 'tel']

const SCHEME = /^([a-z][a-z0-9+.-]*):/i
/** SVG can hold scripts; what has no image type may be a document. */
const DATA_IMAGE = /^data:image\/(?!svg)[\w.+-]+[;,]/i

/**
 * Browsers drop these before they look for a scheme: `java\tscript:` is a script URL to them. What they drop at the
 * end does not matter here.
 */
const IGNORED = /^[\0- ]+|[\t\n\r]+/g

/**
 * A link's address when following it is harmless: http, https, mailto, tel, relative, or a `#fragment` (contract 06
 * §3.5). Without the characters that browsers ignore in it.
 * @returns undefined for every other scheme, for nothing, and for what is no string
 */
export function safeUrl(value: unknown): string | undefined {
  const url = cleanUrl(value)
  return url && hasScheme(url, LINK_SCHEMES) ? url : undefined
}

/** The same for where a form posts to or the page goes: http, https or relative. */
export function safePageUrl(value: unknown): string | undefined {
  const url = cleanUrl(value)
  return url && hasScheme(url, PAGE_SCHEMES) ? url : undefined
}

/** The same for an image: http, https, relative, or a `data:` image other than SVG (contract 06 §3.5). */
export function safeImageUrl(value: unknown): string | undefined {
  const url = cleanUrl(value)
  return url && (hasScheme(url, PAGE_SCHEMES) || DATA_IMAGE.test(url)) ? url : undefined
}

function cleanUrl(value: unknown): string | undefined {
  return typeof value === 'string' ? value.replace(IGNORED, '') : undefined
}

/** Whether the address names one of these schemes, or none: then it is relative to the page. */
function hasScheme(url: string, schemes: readonly string[]): boolean {
  const scheme = SCHEME.exec(url)?.[1]
  return scheme === undefined || schemes.includes(scheme.toLowerCase())
}
