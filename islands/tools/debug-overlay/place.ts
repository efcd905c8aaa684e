import type { Island } from '../../../src/page/island'

/** How it stands with one island at one host; `off` where the site, the window or the page's data keep it from waking. */
export type State = 'failed' | 'awake' | 'asleep' | 'off'

/** The one that matters most first. */
export const STATES: readonly State[] = ['failed', 'awake', 'asleep', 'off']

export interface Place {
  readonly island: Island
  readonly host: HTMLElement
  readonly state: State
}

/** Of several islands at one host, or of one at several: the state that matters most. */
export const foremost = (states: readonly State[]): State =>
  STATES.find((state) => states.includes(state)) ?? 'off'

/** Islands that live on `html` or `body` are everywhere: nothing to outline, nowhere to go. */
export const isWholePage = ({ host }: Pick<Place, 'host'>) => host.matches('html, body')
