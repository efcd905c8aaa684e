import { mayBeNumber } from '../../../src/check/number'
import type { Check } from '../../../src/check/problem'

/** Contract 05 §7: how many comments the network has; a summary without a box of comments is a plain link. */
export const check: Check = (toggle) => mayBeNumber(toggle, 'data-cff-comments-total', { least: 0 })
