import { find } from 'linkifyjs'
import type { RichPart } from '../shared/network/rich-text'
import { linkTags } from './caption-parts'

/** Hosts that are numbers, which the library does not know without a scheme. */
const NUMBERED =
  /(?<![\w.@/-])((?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?::\d{1,5})?(?:\/[^\s<>"]*)?)(?![\w@]|\.\d)/
/** What may be followed; everything else stays text. */
const HARMLESS = /^(?:https?|ftp|mailto):/i
const TRAILING = /(?<![.,;:!?'")\]}])[.,;:!?'")\]}]+$/

/**
 * A text with links for its addresses and then for its hashtags (contract 05 §4.2): addresses with a scheme, bare domains
 * under a known top-level domain, hosts that are numbers, and e-mail. Punctuation behind them stays outside.
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
