import { isRecord } from '../../../../src/page/is-record'
import { parseJson } from '../../network/metadata'

/** By the posts' ids, each as the server answered it. */
export type KnownMetadata = ReadonlyMap<string, string>

/**
 * Reads what the server has kept of earlier answers (contract 05 §5.3): encoded as an address is, or plain JSON, as newer
 * servers have it. What cannot be read is nothing.
 */
export function readKnown(text: string): KnownMetadata {
  const plain = decoded(text)
  const value = parseJson(text) ?? parseJson(plain) ?? parseJson(unslashed(plain))
  if (!isRecord(value) || Array.isArray(value)) return new Map()
  const entries = Object.entries(value).map(([id, kept]) => [id, answerOf(kept)] as const)
  return new Map(entries.filter(([, answer]) => answer !== ''))
}

/** In the form in which servers keep it: they join what they get by its first and last characters. */
export const writeKnown = (known: KnownMetadata): string =>
  encodeURI(JSON.stringify(Object.fromEntries(known)))

function decoded(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

/** WordPress puts a backslash before every apostrophe, which JSON does not know. */
const unslashed = (text: string) => text.replaceAll("\\'", "'")

/** The answer as text; newer servers wrap it once more. */
function answerOf(kept: unknown): string {
  const value: unknown = typeof kept === 'string' ? parseJson(kept) : kept
  const wrapped: unknown = isRecord(value) ? value['content'] : undefined
  const content = typeof wrapped === 'string' || isRecord(wrapped) ? wrapped : kept
  if (typeof content === 'string') return content
  return isRecord(content) ? JSON.stringify(content) : ''
}
