import type { Check } from '../../../src/check/problem'
import { tryRead } from '../../../src/check/read'
import { readTarget } from './markup'

/** Contract 04 §7: the day that it counts down to. Without the page's labels it speaks English, which is no fault. */
export const check: Check = (host) => tryRead(() => readTarget(host), host)
