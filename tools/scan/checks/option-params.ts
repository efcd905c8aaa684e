import type { Page } from '../../../src/page/page'
import type { Problem } from '../problem'
import { mayBeNumber } from './number'

const PARAMS = '#sf-option-params'

/** Times of the page's one carrier of settings, where it is there: without it the defaults hold (contract 03 §0.2). */
export function checkTimes({ element }: Page, names: readonly string[]): Problem[] {
  const params = element(PARAMS)
  return params ? names.flatMap((name) => mayBeNumber(params, name, { least: 0 })) : []
}
