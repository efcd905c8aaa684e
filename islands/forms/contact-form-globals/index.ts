import type { Mount } from '../../../src/page/island'
import { provideGlobals } from '../wpcf7/globals'

/** What popups, payment and token scripts call, also on a page whose forms come later. */
export const mount: Mount = (_, scope) => {
  provideGlobals(scope)
}
