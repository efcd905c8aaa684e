import { mayBeUrl } from '../../../tools/scan/checks/url'
import type { Check } from '../../../tools/scan/problem'

/** Contract 02 §12: without an address of its own the form keeps the one that it has. */
export const check: Check = (form) => {
  const modal = form.closest('#track-order-modal')
  return modal ? mayBeUrl(modal, 'data-tracking-url') : []
}
