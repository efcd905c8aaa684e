import { ANSWER_ATTRIBUTE } from '../../dom/answer-markup'
import { safeImageUrl, safeUrl } from '../../page/safe-url'
import { parseInert } from './inert'

/** React props of an element. All are strings, so that none can be a handler. */
type SafeProps = Record<string, string>

const LINK_ATTRIBUTES = ['target', 'rel', 'title', 'class']

const DATA_ATTRIBUTE = /^data-[a-z0-9][a-z0-9_.-]*$/

/** Attributes that hold an address, and the check that it has to pass. */
const URL_RULES: Readonly<Record<string, typeof safeUrl>> = {
  href: safeUrl,
  cite: safeUrl,
  src: safeImageUrl,
}

/**
 * Reads a string of raw attributes, such as `target="_blank" data-ga="top"` in an answer's `link_data`, as React
 * props: only `target`, `rel`, `title`, `class` and `data-*` (contract 06 §3.5). The element can not be an island's host.
 * Never throws.
 */
export function safeAttributes(source: string): SafeProps {
  if (source.trim() === '') return {}
  const element = parseInert(`<i ${source}>`).firstElementChild
  return element ? { ...propsOf(element, LINK_ATTRIBUTES), [ANSWER_ATTRIBUTE]: '' } : {}
}

/** The element's allowed attributes and its `data-*`, as React props. */
export function propsOf(element: Element, allowed: readonly string[]): SafeProps {
  const props: SafeProps = {}
  for (const { name, value } of element.attributes) {
    if (!allowed.includes(name) && !DATA_ATTRIBUTE.test(name)) continue
    const rule = URL_RULES[name]
    const safe = rule ? rule(value) : value
    if (safe !== undefined) props[name === 'class' ? 'className' : name] = safe
  }
  return props['target']?.toLowerCase() === '_blank' ? { ...props, rel: withoutOpener(props['rel']) } : props
}

/** Adds `noopener`, so that the page in the new tab can not reach the shop's window. */
function withoutOpener(rel = ''): string {
  return /(^|\s)noopener(\s|$)/i.test(rel) ? rel : `${rel} noopener`.trim()
}
