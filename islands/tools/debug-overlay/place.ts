import type { Island } from '../../../src/page/island'

/** The state of an island at a host; `off` where the site, a media query or the page's data keep it from waking. */
export type State = 'failed' | 'awake' | 'asleep' | 'off'

/** The most important state first. */
export const STATES: readonly State[] = ['failed', 'awake', 'asleep', 'off']

/** An island at one of its hosts. */
export interface Place {
  readonly island: Island
  readonly host: HTMLElement
  readonly state: State
}

/** The most important of the states of several places. */
export const mostImportant = (states: readonly State[]): State =>
  STATES.find((state) => states.includes(state)) ?? 'off'

/** Whether the host is `html` or `body`, which gets no outline. */
export const isWholePage = ({ host }: Pick<Place, 'host'>) => host.matches('html, body')
