import { mayBeNumber } from '../../../src/check/number'
import type { Check, Problem } from '../../../src/check/problem'
import { layersOf } from './markup'

/** Contract 04 §12: layers and their settings, which have defaults. */
export const check: Check = (host) => {
  const layers = layersOf(host)
  const none: Problem = { kind: 'missing', message: 'it holds no .layer' }
  return [
    ...(layers.length > 0 ? [] : [none]),
    ...mayBeNumber(host, 'data-xscalar'),
    ...mayBeNumber(host, 'data-yscalar'),
    ...mayBeNumber(host, 'data-max-height', { least: 0 }),
    ...layers.flatMap(({ element }) => mayBeNumber(element, 'data-depth', { least: 0, most: 1 })),
  ]
}
