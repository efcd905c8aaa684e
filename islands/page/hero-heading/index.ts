import type { Mount } from '../../../src/page/island'
import { mountFancyHeading } from './fancy-heading'
import { FANCY_HEADING, SPLIT_CONTAINER } from './markup'
import { mountMediaTitle } from './media-title'
import { mountSplitPage } from './split-page'

/** The large headings at the top of a page. */
export const mount: Mount = (host, scope) => {
  if (host.matches(FANCY_HEADING)) mountFancyHeading(host, scope)
  else if (host.matches(SPLIT_CONTAINER)) mountSplitPage(host, scope)
  else mountMediaTitle(host, scope)
}
