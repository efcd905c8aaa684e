import { loadDraft, storeDraft } from '../drafts'
import type { Held } from './fields'

/** The fields that the visitor has changed on the settings page, by key. */
export interface FieldsDraft {
  readonly isSent: boolean
  readonly fields: Readonly<Record<string, Held>>
}

/** The storage key of the settings page. It cannot be a cart line's key, because it has a space. */
const SETTINGS = 'settings page'

/** Reads the draft of the settings page; one that can not be read is empty. */
export function readFieldsDraft(window: Window): FieldsDraft {
  const stored = loadDraft(window, SETTINGS)
  const [isSent, ...fields]: unknown[] = Array.isArray(stored) ? stored : []
  return { isSent: isSent === 1, fields: Object.fromEntries(fields.flatMap(fieldOf)) }
}

/** Keeps the draft in this tab until the order. */
export function writeFieldsDraft(window: Window, { isSent, fields }: FieldsDraft): void {
  const stored = Object.entries(fields).map(([key, { value, printed }]) => [key, value, printed])
  storeDraft(window, SETTINGS, [Number(isSent), ...stored])
}

function fieldOf(stored: unknown): readonly (readonly [string, Held])[] {
  const [key, value, printed]: unknown[] = Array.isArray(stored) ? stored : []
  if (typeof key !== 'string' || typeof value !== 'string' || typeof printed !== 'string') return []
  return [[key, { value, printed }]]
}
