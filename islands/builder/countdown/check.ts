import type { Check } from '../../../src/check/problem'
import { tryRead } from '../../../src/check/read'
import { readTarget } from './markup'

/** Contract 04 §7: the day that it counts down to. Missing labels are no problem: they have English defaults. */
export const check: Check = (host) => tryRead(() => readTarget(host), host)
