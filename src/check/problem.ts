import type { Page } from '../page/page'

/** What markup may have against an island. */
export type ProblemKind =
  /** An attribute or a part that the contract names is not there, or empty. */
  | 'missing'
  /** It is there, and can not be read as what it has to be. */
  | 'unparsable'
  /** A call to the server would be refused: it wants a nonce. */
  | 'nonce'
  /** The island itself would report it. */
  | 'markup'
  /** The page could not be read, or not wholly. */
  | 'page'

export interface Problem {
  readonly kind: ProblemKind
  /** One sentence without a full stop; may hold what the page says. */
  readonly message: string
  /** Where; default: the host. */
  readonly element?: Element
}

/** What an island's `check.ts` exports: all that one host lacks of its contract. It changes nothing. */
export type Check = (host: HTMLElement, page: Page) => readonly Problem[]

/** By the island's name. */
export type Checks = ReadonlyMap<string, Check>
