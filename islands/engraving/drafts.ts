import { attempt } from '../../src/page/attempt'
import { DRAFT_PREFIX } from './draft-prefix'

/** One line on one piece: its text, or the mark that the logo goes there. */
export interface Wording {
  readonly text: string
  readonly logo: boolean
}

/** The texts that the visitor has typed for one line of the cart, by piece and line. */
export interface Draft {
  /** It has been posted since it was changed, so the server has it, too. */
  readonly isSent: boolean
  readonly pieces: readonly (readonly Wording[])[]
}

/**
 * Reads the draft for a line of the cart.
 * @returns undefined without one that can be read, also where the browser refuses its storage
 */
export function readDraft(window: Window, key: string): Draft | undefined {
  const stored = loadDraft(window, key)
  if (!Array.isArray(stored)) return undefined
  const [isSent, ...pieces] = stored
  return { isSent: isSent === 1, pieces: pieces.map(pieceOf) }
}

/** Keeps a draft in this tab until the order. Where the storage is full or refused, it is not kept. */
export function writeDraft(window: Window, key: string, { isSent, pieces }: Draft): void {
  const stored = pieces.map((piece) => piece.map(({ text, logo }) => [text, Number(logo)]))
  storeDraft(window, key, [Number(isSent), ...stored])
}

/** What the storage holds under a key, unchecked. */
export function loadDraft(window: Window, key: string): unknown {
  return attempt<unknown>(() => JSON.parse(window.sessionStorage.getItem(DRAFT_PREFIX + key) ?? 'null'))
}

/** Stores a value in this tab; it is lost where the storage is full or refused. */
export function storeDraft(window: Window, key: string, value: unknown): void {
  attempt(() => window.sessionStorage.setItem(DRAFT_PREFIX + key, JSON.stringify(value)))
}

function pieceOf(value: unknown): readonly Wording[] {
  return Array.isArray(value) ? value.map(wordingOf) : []
}

function wordingOf(value: unknown): Wording {
  const [text, logo]: unknown[] = Array.isArray(value) ? value : []
  return { text: typeof text === 'string' ? text : '', logo: logo === 1 }
}
