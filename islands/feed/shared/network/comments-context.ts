import { createContext } from 'react'
import type { Page } from '../../../../src/page/page'

/** Where comments are shown: in a feed, or in its lightbox. */
export interface CommentsPlace {
  readonly page: Pick<Page, 'window' | 'report'>
  /** Aborts the calls that are made there. */
  readonly signal: AbortSignal
  /** Called when the height of comments has changed. */
  onChange(): void
}

const NOWHERE: CommentsPlace = {
  page: { window, report: () => {} },
  signal: new AbortController().signal,
  onChange: () => {},
}

export const CommentsContext = createContext(NOWHERE)
