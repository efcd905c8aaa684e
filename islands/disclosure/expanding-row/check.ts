import type { Check } from '../../../src/check/problem'

/** Contract 01 §18: the row is right behind its link. */
export const check: Check = (link) =>
  link.nextElementSibling instanceof HTMLElement
    ? []
    : [{ kind: 'missing', message: 'no row is behind the link: it opens nothing' }]
