import { attempt } from '../../src/page/attempt'
import { DRAFT_PREFIX } from './draft-prefix'
import type { Held } from './engraving-drafts/fields'

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
  const stored = load(window, key)
  if (!Array.isArray(stored)) return undefined
  const [isSent, ...pieces] = stored
  return { isSent: isSent === 1, pieces: pieces.map(pieceOf) }
}

/** Keeps a draft in this tab until the order. Where the storage is full or refused, it is not kept. */
export function writeDraft(window: Window, key: string, { isSent, pieces }: Draft): void {
  const stored = pieces.map((piece) => piece.map(({ text, logo }) => [text, Number(logo)]))
  store(window, key, [Number(isSent), ...stored])
}

/** The fields that the visitor has changed on the settings page, by key. */
export interface FieldsDraft {
  readonly isSent: boolean
  readonly fields: Readonly<Record<string, Held>>
}

/** The storage key of the settings page. It cannot be a cart line's key, because it has a space. */
const SETTINGS = 'settings page'

/** Reads the draft of the settings page; one that can not be read is empty. */
export function readFieldsDraft(window: Window): FieldsDraft {
  const stored = load(window, SETTINGS)
  const [isSent, ...fields]: unknown[] = Array.isArray(stored) ? stored : []
  return { isSent: isSent === 1, fields: Object.fromEntries(fields.flatMap(fieldOf)) }
}

/** As {@link writeDraft}. */
export function writeFieldsDraft(window: Window, { isSent, fields }: FieldsDraft): void {
  const stored = Object.entries(fields).map(([key, { value, printed }]) => [key, value, printed])
  store(window, SETTINGS, [Number(isSent), ...stored])
}

function load(window: Window, key: string): unknown {
  return attempt<unknown>(() => JSON.parse(window.sessionStorage.getItem(DRAFT_PREFIX + key) ?? 'null'))
}

function store(window: Window, key: string, value: unknown): void {
  attempt(() => window.sessionStorage.setItem(DRAFT_PREFIX + key, JSON.stringify(value)))
}

function pieceOf(value: unknown): readonly Wording[] {
  return Array.isArray(value) ? value.map(wordingOf) : []
}

function wordingOf(value: unknown): Wording {
  const [text, logo]: unknown[] = Array.isArray(value) ? value : []
  return { text: typeof text === 'string' ? text : '', logo: logo === 1 }
}

function fieldOf(stored: unknown): readonly (readonly [string, Held])[] {
  const [key, value, printed]: unknown[] = Array.isArray(stored) ? stored : []
  if (typeof key !== 'string' || typeof value !== 'string' || typeof printed !== 'string') return []
  return [[key, { value, printed }]]
}
