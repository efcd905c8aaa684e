import type { Island, PageBehaviour } from '../../src/page/island'

/** Tools for who looks after the shop. */
export const islands: readonly Island[] = []

/** What acts on the page itself. */
export const pageBehaviours: readonly PageBehaviour[] = [
  {
    name: 'debug-overlay',
    wake: 'early',
    when: ({ location }) => /[?&]laurel=debug(?:&|$)/.test(location.search),
    load: () => import('./debug-overlay'),
  },
]
