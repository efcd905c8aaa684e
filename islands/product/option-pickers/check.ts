import type { Check } from '../../../src/check/problem'
import { findPickers } from './markup'

/** Contract 08 §6.1: without a label a picker's button has no name. */
export const check: Check = (host) =>
  findPickers(host)
    .filter(({ label }) => !label)
    .map(({ select, key }) => ({
      kind: 'missing',
      message: `the options of ${key} have no label`,
      element: select,
    }))
