import { mayBeNumber } from '../../tools/scan/checks/number'
import type { Check } from '../../tools/scan/problem'

/** Contract 04 §16: how long it waits. */
export const check: Check = (host) => mayBeNumber(host, 'data-delay', { least: 0 })
