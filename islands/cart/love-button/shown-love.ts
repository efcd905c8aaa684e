import type { ReadableAtom } from 'nanostores'
import type { Love } from './love'
import type { LoveButtonParts } from './markup'

export interface ShownLove extends Pick<LoveButtonParts, 'host' | 'count' | 'printed'> {
  readonly $love: ReadableAtom<Love>
}

/**
 * The loves by their hosts: the mount sets them for the component, which comes later. It is a module of its own, so that the
 * component's file does not need the code of the request.
 */
export const shownLoves = new WeakMap<HTMLElement, ShownLove>()
