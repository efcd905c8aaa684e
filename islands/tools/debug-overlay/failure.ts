import { isRecord } from '../../../src/page/is-record'

/** Of a `laurel:error`, which any script may fire. */
export interface Failure {
  readonly island: string
  readonly text: string
  /** Whether it was its code that did not come. */
  readonly isLoad: boolean
}

/** Texts of errors may be whole pages; characters. */
const MOST_TEXT = 300

/** @returns undefined for what is no error of an island */
export function readFailure(detail: unknown): Failure | undefined {
  if (!isRecord(detail)) return undefined
  const { island, stage, message } = detail
  if (typeof island !== 'string' || typeof message !== 'string') return undefined
  const text = message.startsWith(`${island} `) ? message.slice(island.length + 1) : message
  const short = text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text
  return { island, text: short, isLoad: stage === 'load' }
}
