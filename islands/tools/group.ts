import type { Island, PageBehaviour } from '../../src/page/island'

/** Tools for the site's developers. */
export const islands: readonly Island[] = []

/** Behaviours of the page itself. */
export const pageBehaviours: readonly PageBehaviour[] = [
  {
    name: 'debug-overlay',
    wake: 'early',
    when: ({ location }) => /[?&]laurel=debug\b/.test(location.search),
    load: () => import('./debug-overlay'),
  },
]
