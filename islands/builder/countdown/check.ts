import { tryRead } from '../../../tools/scan/checks/read'
import type { Check } from '../../../tools/scan/problem'
import { readTarget } from './markup'

/** Contract 04 §7: the day that it counts down to. Without the page's labels it speaks English, which is no fault. */
export const check: Check = (host) => tryRead(() => readTarget(host), host)
