import type { ReadableAtom } from 'nanostores'
import type { Love } from './love'
import type { LoveButtonParts } from './markup'

export interface ShownLove extends Pick<LoveButtonParts, 'host' | 'count' | 'printed'> {
  readonly $love: ReadableAtom<Love>
}

/** By the hosts: the plain part of the island hands them to its component. */
export const shownLoves = new WeakMap<HTMLElement, ShownLove>()
