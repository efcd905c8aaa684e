import type { GroupModule, Match } from '../page/island'
import type { PageFacts } from '../page/page'
import { whenIdle } from '../page/when-idle'
import type { Approaches } from './approaches'
import { catchUp } from './catch-up'
import { onFirstInteraction } from './first-interaction'
import { type HoldingOptions, startHolding } from './holding'
import { wakeOnApproach } from './intent'
import { createLazyPrefetch, type LazyPrefetch, type LazyPrefetchOptions } from './lazy-prefetch'
import { createShares, type Shares, type SharesOptions } from './shares'
import { wakeOnTyping } from './typing'
import { createViews, type Views, type ViewsOptions } from './views'

export interface InteractionOptions
  extends HoldingOptions,
    SharesOptions,
    Pick<ViewsOptions, 'makeLoader'>,
    Pick<LazyPrefetchOptions, 'fetchList'> {
  /** Whether the visitor saves data: then nothing is prefetched. */
  readonly isSavingData: boolean
}

/** Answers the visitor. */
export interface Interaction {
  /** Catches up on what the visitor did before the code was here. @param earlier what was noted meanwhile */
  catchUp(earlier?: Approaches): void
  /** A host was mounted. */
  onMount(match: Match): void
  readonly showView: Views['show']
  readonly shares: Shares
  /** Prefetches islands that have arrived since, once the prefetch has begun. */
  readonly prefetch: LazyPrefetch['add']
}

export type StartInteraction = (page: PageFacts, options: InteractionOptions) => Interaction

/** A group's file. That of every page also has the code that answers the visitor. */
export interface ArrivedGroup extends GroupModule {
  readonly startInteraction?: StartInteraction
}

/** Wakes islands by what the visitor does, and holds the visitor's events until their code has arrived. */
export const startInteraction: StartInteraction = (page, options) => {
  const { document, window } = page
  const views = createViews(document, options)
  const approach = wakeOnApproach(document, { ...options, code: views.code })
  const onTyping = wakeOnTyping(document, options)
  startHolding(document, options)
  const prefetch = createLazyPrefetch(page, options)
  // The visitor's actions go first.
  const prefetchWhenIdle = () => whenIdle(window, prefetch.begin)
  if (!options.isSavingData) whenIdle(window, () => onFirstInteraction(window, prefetchWhenIdle))
  const shares = createShares(document, options)
  return {
    catchUp(earlier) {
      catchUp(document, { approach, onTyping, earlier })
      if (earlier) shares.catchUp()
    },
    onMount(match) {
      shares.onMount(match)
      views.onMount(match)
    },
    showView: views.show,
    shares,
    prefetch: prefetch.add,
  }
}
