import type { Island } from '../../src/runtime/island'

/** Tools for who looks after the shop: read from top to bottom, the table of contents of this part of the product. */
export const islands: readonly Island[] = [
  {
    name: 'debug-overlay',
    selector: 'body',
    wake: 'early',
    when: ({ location }) => /[?&]laurel=debug(?:&|$)/.test(location.search),
    load: () => import('./debug-overlay'),
  },
]
