import type { ReadableAtom } from 'nanostores'
import type { LogoState } from './logo'
import type { LogoParts } from './markup'

/** What the component shows of a form. */
export interface ShownLogo {
  readonly parts: LogoParts
  readonly $state: ReadableAtom<LogoState>
}

/** By form, for the component, which comes later. */
export const shownLogos = new WeakMap<HTMLElement, ShownLogo>()
