import { attempt } from '../../../../src/page/attempt'
import { isRecord } from '../../../../src/page/is-record'
import { parseJson } from '../../../../src/page/parse-json'

/** The answers in the server's cache, by post id. */
export interface MetadataCache {
  get(id: string): string | undefined
}

/**
 * Reads the server's cache of answers (contract 05 §5.3): URI-encoded JSON, or plain JSON of newer servers. A cache that
 * cannot be read is empty.
 */
export function readCache(text: string): MetadataCache {
  const plain = attempt(() => decodeURI(text)) ?? text
  const value = parseJson(text) ?? parseJson(plain) ?? parseJson(unslashed(plain))
  if (!isRecord(value) || Array.isArray(value)) return new Map()
  // Each answer is read when it is needed, because most posts of a long feed are far from the window.
  return { get: (id) => (Object.hasOwn(value, id) ? answerOf(value[id]) : undefined) }
}

/** The text that servers expect: they strip its encoded braces to join it with the rest of the cache. */
export const writeCache = (known: ReadonlyMap<string, string>): string =>
  encodeURI(JSON.stringify(Object.fromEntries(known)))

/** WordPress puts a backslash before every apostrophe, which is not valid in JSON. */
const unslashed = (text: string) => text.replaceAll("\\'", "'")

/** The answer as text. Newer servers wrap it in an object. @returns undefined if there is none */
function answerOf(kept: unknown): string | undefined {
  const value: unknown = typeof kept === 'string' ? parseJson(kept) : kept
  const wrapped: unknown = isRecord(value) ? value['content'] : undefined
  const content = typeof wrapped === 'string' || isRecord(wrapped) ? wrapped : kept
  if (typeof content === 'string') return content || undefined
  return isRecord(content) ? JSON.stringify(content) : undefined
}
