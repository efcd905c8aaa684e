import { find } from 'linkifyjs'
import type { RichPart } from '../shared/network/rich-parts'
import { linkTags } from './caption-parts'

/** IP addresses, which the library does not find without a scheme. */
const NUMBERED =
  /(?<![\w.@/-])((?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?::\d{1,5})?(?:\/[^\s<>"]*)?)(?![\w@]|\.\d)/
/** The schemes that become links. */
const HARMLESS = /^(?:https?|ftp|mailto):/i
const TRAILING = /(?<![.,;:!?'")\]}])[.,;:!?'")\]}]+$/

/**
 * Links the addresses of a text, then its hashtags (contract 05 §4.2): addresses with a scheme, bare domains under a
 * known top-level domain, IP addresses, and e-mail. Punctuation after an address is no part of it.
 */
export function linkUrls(text: string): RichPart[] {
  const parts: RichPart[] = []
  let end = 0
  for (const { start, end: after, href, value } of find(text, { defaultProtocol: 'http' })) {
    if (!HARMLESS.test(href)) continue
    parts.push(...linkRest(text.slice(end, start)), { is: 'link', text: value, url: href })
    end = after
  }
  return [...parts, ...linkRest(text.slice(end))]
}

function linkRest(text: string): RichPart[] {
  return text.split(NUMBERED).flatMap((piece, at) => (at % 2 === 1 ? linkNumbered(piece) : linkTags(piece)))
}

function linkNumbered(address: string): RichPart[] {
  const host = address.replace(TRAILING, '')
  return [{ is: 'link', text: host, url: `http://${host}` }, ...linkTags(address.slice(host.length))]
}
