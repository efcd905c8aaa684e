import { isRecord } from '../../../src/page/is-record'

/** The content of a `laurel:error` event, which any script may dispatch. */
export interface Failure {
  readonly island: string
  readonly text: string
  /** Whether the island's code could not be loaded. */
  readonly isLoad: boolean
}

/** The limit of an error's text, which may be a whole page. */
const MOST_CHARACTERS = 300

/** @returns undefined if it is no error of an island */
export function readFailure(detail: unknown): Failure | undefined {
  if (!isRecord(detail)) return undefined
  const { island, stage, message } = detail
  if (typeof island !== 'string' || typeof message !== 'string') return undefined
  const text = message.startsWith(`${island} `) ? message.slice(island.length + 1) : message
  const short = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
  return { island, text: short, isLoad: stage === 'load' }
}
