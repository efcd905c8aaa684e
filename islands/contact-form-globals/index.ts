import { provideGlobals } from '../../src/contact-form/globals'
import type { Mount } from '../../src/runtime/island'

/** What popups, payment and token scripts call, also on a page whose forms come later. */
export const mount: Mount = (_, page) => provideGlobals(page)
