import type { Page } from '../page/page'
import { mayBeNumber } from './number'
import type { Problem } from './problem'

const PARAMS = '#sf-option-params'

/** Checks the times in the theme's settings element. A page without that element has the defaults (contract 03 §0.2). */
export function checkTimes({ element }: Page, names: readonly string[]): Problem[] {
  const params = element(PARAMS)
  return params ? names.flatMap((name) => mayBeNumber(params, name, { least: 0 })) : []
}
