import { attempt } from '../../../src/page/attempt'
import type { Mount } from '../../../src/page/island'
import { DRAFT_PREFIX } from '../draft-prefix'

/** The order is in: what was typed for it is no longer kept in the tab (E05). */
export const mount: Mount = (_, { window }) => {
  attempt(() => {
    const { sessionStorage } = window
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(name)
    }
  })
}
