import { createContext, useContext } from 'react'
import type { Scope } from '../../../src/page/scope'
import type { Items } from './items'
import type { Icons } from './meta/icons'

/** The values that all components of a feed share. */
export interface FeedEnvironment {
  readonly feed: HTMLElement
  readonly scope: Scope
  readonly items: Items
  readonly icons: Icons
  /** Whether the server makes smaller copies of its pictures (contract 05 §12.1). */
  hasResizing(): boolean
}

export const FeedContext = createContext<FeedEnvironment | undefined>(undefined)

export function useFeed(): FeedEnvironment {
  const feed = useContext(FeedContext)
  if (!feed) throw new TypeError('Not in a feed')
  return feed
}
