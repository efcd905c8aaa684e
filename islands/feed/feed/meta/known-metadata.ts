import { attempt } from '../../../../src/page/attempt'
import { isRecord } from '../../../../src/page/is-record'
import { parseJson } from '../../parse-json'

/** What the server answered about each post, by the posts' ids. */
export interface KnownMetadata {
  get(id: string): string | undefined
}

/**
 * Reads what the server has kept of earlier answers (contract 05 §5.3): encoded as an address is, or plain JSON, as newer
 * servers have it. What cannot be read is nothing.
 */
export function readKnown(text: string): KnownMetadata {
  const plain = attempt(() => decodeURI(text)) ?? text
  const value = parseJson(text) ?? parseJson(plain) ?? parseJson(unslashed(plain))
  if (!isRecord(value) || Array.isArray(value)) return new Map()
  // Each when it is asked for: most posts of a long feed are far from the window.
  return { get: (id) => (Object.hasOwn(value, id) ? answerOf(value[id]) : undefined) }
}

/** In the form in which servers keep it: they join what they get by its first and last characters. */
export const writeKnown = (known: ReadonlyMap<string, string>): string =>
  encodeURI(JSON.stringify(Object.fromEntries(known)))

/** WordPress puts a backslash before every apostrophe, which JSON does not know. */
const unslashed = (text: string) => text.replaceAll("\\'", "'")

/** The answer as text; newer servers wrap it once more. @returns undefined where there is none */
function answerOf(kept: unknown): string | undefined {
  const value: unknown = typeof kept === 'string' ? parseJson(kept) : kept
  const wrapped: unknown = isRecord(value) ? value['content'] : undefined
  const content = typeof wrapped === 'string' || isRecord(wrapped) ? wrapped : kept
  if (typeof content === 'string') return content || undefined
  return isRecord(content) ? JSON.stringify(content) : undefined
}
