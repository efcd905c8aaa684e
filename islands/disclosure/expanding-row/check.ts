import type { Check } from '../../../src/check/problem'

/** Contract 01 §18: the row stands right behind its link. */
export const check: Check = (link) =>
  link.nextElementSibling instanceof HTMLElement
    ? []
    : [{ kind: 'missing', message: 'no row stands behind the link: it opens nothing' }]
