import type { ReadableAtom } from 'nanostores'
import type { LogoState } from './logo'
import type { LogoParts } from './markup'

/** The data of a form that its component shows. */
export interface ShownLogo {
  readonly parts: LogoParts
  readonly $state: ReadableAtom<LogoState>
}

/** The data of each form, for its component, which is mounted later. */
export const shownLogos = new WeakMap<HTMLElement, ShownLogo>()
