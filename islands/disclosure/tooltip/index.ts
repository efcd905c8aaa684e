import type { Mount } from '../../../src/page/island'
import { mountPrintedTooltip } from './printed-tooltip'
import { mountTitleTooltip } from './title-tooltip'

/** Tooltips of the theme (contract 01 §27). Mobile devices have no hover, so they get none. */
export const mount: Mount = (host, scope) => {
  if (scope.device.mobile) return
  if (host.matches('[data-toggle]')) mountTitleTooltip(host, scope)
  else mountPrintedTooltip(host, scope)
}
