import { needAttribute } from '../../../src/check/attribute'
import { mayBeNumber } from '../../../src/check/number'
import type { Check, Problem } from '../../../src/check/problem'

/** Contract 04 §5: the percentages, with or without the sign. */
export const check: Check = (host) => [
  ...needAttribute(host, 'data-animatepercent'),
  ...['data-percent', 'data-animatepercent'].flatMap((name) => checkPercent(host, name)),
  ...mayBeNumber(host, 'data-size', { least: 1 }),
  ...mayBeNumber(host, 'data-linewidth', { least: 0 }),
]

function checkPercent(element: Element, name: string): Problem[] {
  const text = element.getAttribute(name)?.trim() ?? ''
  if (!Number.isNaN(Number(text.replace('%', '')))) return []
  return [{ kind: 'unparsable', message: `${name} of <div> is “${text}”, no share`, element }]
}
