import type { Mount } from '../../../src/page/island'
import { mountNamedTooltip } from './named-tooltip'
import { mountRaisedTooltip } from './raised-tooltip'

/** Tooltips of the theme (contract 01 §27). Phones have no pointer that could rest on anything. */
export const mount: Mount = (host, scope) => {
  if (scope.device.mobile) return
  if (host.matches('[data-toggle]')) mountNamedTooltip(host, scope)
  else mountRaisedTooltip(host, scope)
}
