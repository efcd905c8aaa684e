import { productId, readVars } from '../../../legacy-shims/quick-view-plugin'
import type { Check, Problem } from '../../../src/check/problem'

/** Contract 02 §11: a trigger names a product, and `jckqv_vars` the address to ask. */
export const check: Check = (trigger, { window }) => {
  const vars = readVars(window)
  const problems: Problem[] = []
  if (!productId(trigger)) problems.push({ kind: 'missing', message: 'data-jckqvpid names no product' })
  if (!vars) problems.push({ kind: 'missing', message: 'the page has no jckqv_vars with an address to ask' })
  else if (!vars.nonce) problems.push({ kind: 'nonce', message: 'jckqv_vars has no nonce' })
  return problems
}
