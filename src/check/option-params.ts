import type { Page } from '../page/page'
import { mayBeNumber } from './number'
import type { Problem } from './problem'

const PARAMS = '#sf-option-params'

/** Times of the page's one carrier of settings, where it is there: without it the defaults hold (contract 03 §0.2). */
export function checkTimes({ element }: Page, names: readonly string[]): Problem[] {
  const params = element(PARAMS)
  return params ? names.flatMap((name) => mayBeNumber(params, name, { least: 0 })) : []
}
