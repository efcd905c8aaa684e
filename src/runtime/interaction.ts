import type { GroupModule } from '../page/island'
import type { PageFacts } from '../page/page'
import type { Approaches } from './approaches'
import { catchUp } from './catch-up'
import { type HoldingOptions, startHolding } from './holding'
import { wakeOnApproach } from './intent'
import { createLazyPrefetch, type LazyPrefetch, type LazyPrefetchOptions } from './lazy-prefetch'
import type { Mounts } from './mounts'
import { wakeOnTyping } from './typing'

export interface InteractionOptions extends HoldingOptions, Pick<LazyPrefetchOptions, 'fetchPrefetch'> {
  readonly mounts: Mounts
}

/** Answers the visitor. */
export interface Interaction {
  /** Catches up on what the visitor did before the code was here. @param earlier what was noted meanwhile */
  catchUp(earlier?: Approaches): void
  readonly prefetch: LazyPrefetch
}

export type StartInteraction = (page: PageFacts, options: InteractionOptions) => Interaction

/** A group's file. That of every page also has the code that answers the visitor. */
export interface ArrivedGroup extends GroupModule {
  readonly startInteraction?: StartInteraction
}

/** Wakes islands by what the visitor does, and holds the visitor's events until their code has arrived. */
export const startInteraction: StartInteraction = (page, options) => {
  const { document } = page
  const approach = wakeOnApproach(document, options)
  const onTyping = wakeOnTyping(document, options)
  startHolding(document, options)
  return {
    catchUp: (earlier) => catchUp(document, { approach, onTyping, earlier }),
    prefetch: createLazyPrefetch(page, options),
  }
}
