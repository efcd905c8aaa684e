import type { Page } from '../page/page'

export type ProblemKind =
  /** An attribute or element that the contract requires is missing or empty. */
  | 'missing'
  /** An attribute has an invalid value. */
  | 'unparsable'
  /** There is no valid nonce: the server would refuse the call. */
  | 'nonce'
  /** The island itself would report this error. */
  | 'markup'
  /** The page could not be read, or only in part. */
  | 'page'

export interface Problem {
  readonly kind: ProblemKind
  /** One sentence without a full stop. */
  readonly message: string
  /** The element with the problem; default: the host. */
  readonly element?: Element
}

/** The export of an island's `check.ts`: finds how a host differs from the contract, and changes nothing. */
export type Check = (host: HTMLElement, page: Page) => readonly Problem[]

/** The checks by the island's name. */
export type Checks = ReadonlyMap<string, Check>
