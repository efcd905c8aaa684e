import type { Mount } from '../../../src/page/island'
import { provideGlobals } from '../shared/wpcf7/globals'

/**
 * Provides the functions that popups, payment and token scripts call, also on pages whose forms are added
 * later.
 */
export const mount: Mount = (_, scope) => {
  provideGlobals(scope)
}
