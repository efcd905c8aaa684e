import { attempt } from '../../../src/page/attempt'
import type { Mount } from '../../../src/page/island'
import { DRAFT_PREFIX } from '../draft-prefix'

/** Removes the drafts from the tab when the order has been received (E05). */
export const mount: Mount = (_, { window }) => {
  attempt(() => {
    const { sessionStorage } = window
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(name)
    }
  })
}
