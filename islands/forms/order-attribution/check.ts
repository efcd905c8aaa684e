import type { Check, Problem } from '../../../src/check/problem'
import { readSettings } from './settings'

const NUMBERS = ['lifetime', 'session']

/** Contract 07 E2: the printed global `wc_order_attribution`. */
export const check: Check = (_, { window }) => {
  const settings = readSettings(window)
  const missing: Problem = { kind: 'missing', message: 'wc_order_attribution names no fields' }
  if (!settings) return [{ ...missing, message: 'wc_order_attribution is no object' }]
  const params = settings.global['params']
  const values = new Map(Object.entries(typeof params === 'object' && params ? params : {}))
  const odd = NUMBERS.filter((name) => Number.isNaN(Number(values.get(name) ?? 0)))
  return [
    ...(settings.fields.size === 0 ? [missing] : []),
    ...odd.map(
      (name): Problem => ({
        kind: 'unparsable',
        message: `${name} of wc_order_attribution is “${String(values.get(name))}”, no number`,
      }),
    ),
  ]
}
