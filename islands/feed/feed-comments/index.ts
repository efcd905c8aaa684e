import type { Mount } from '../../../src/page/island'
import { SHOW_MORE } from './markup'
import { showMore } from './show-more'
import { toggleBox } from './toggle-box'

/** The comments below a post: opened and closed, and all of them shown (contract 05 §7.3, §7.4). */
export const mount: Mount = (host, scope) =>
  host.matches(SHOW_MORE) ? showMore(host, scope) : toggleBox(host, scope)
