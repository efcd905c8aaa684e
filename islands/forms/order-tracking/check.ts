import type { Check } from '../../../src/check/problem'
import { mayBeUrl } from '../../../src/check/url'

/** Contract 02 §12: without the attribute the form keeps its own action. */
export const check: Check = (form) => {
  const modal = form.closest('#track-order-modal')
  return modal ? mayBeUrl(modal, 'data-tracking-url') : []
}
