import type { GroupModule } from '../page/island'
import type { Approaches } from './approaches'
import { catchUp } from './catch-up'
import { type HoldingOptions, startHolding } from './holding'
import { wakeOnApproach } from './intent'
import type { Mounts } from './mounts'
import { wakeOnTyping } from './typing'

export interface InteractionOptions extends HoldingOptions {
  readonly mounts: Mounts
}

/** Answers the visitor. */
export interface Interaction {
  /** Catches up on what the visitor did before the code was here. @param earlier what was noted meanwhile */
  catchUp(earlier?: Approaches): void
}

export type StartInteraction = (document: Document, options: InteractionOptions) => Interaction

/** A group's file. That of every page also has the code that answers the visitor. */
export interface ArrivedGroup extends GroupModule {
  readonly startInteraction?: StartInteraction
}

/** Wakes islands by what the visitor does, and holds the visitor's events until their code has arrived. */
export const startInteraction: StartInteraction = (document, options) => {
  const approach = wakeOnApproach(document, options)
  const onTyping = wakeOnTyping(document, options)
  startHolding(document, options)
  return { catchUp: (earlier) => catchUp(document, { approach, onTyping, earlier }) }
}
