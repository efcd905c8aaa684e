import { needPart } from '../../../src/check/attribute'
import { mayBeNumber, needNumber } from '../../../src/check/number'
import type { Check } from '../../../src/check/problem'
import { readCounter } from './markup'

/** Contract 04 §6: the final number is required, other attributes have defaults. */
export const check: Check = (host) => {
  const { number } = readCounter(host)
  if (!number) return needPart(host, '.count-number')
  return [
    ...needNumber(number, 'data-to'),
    ...mayBeNumber(number, 'data-from'),
    ...['speed', 'refresh-interval', 'decimals'].flatMap((name) =>
      mayBeNumber(number, `data-${name}`, { least: 0 }),
    ),
  ]
}
