import type { Mount } from '../../../src/page/island'
import { clearDrafts } from '../drafts'

/** The order is in: what was typed for it is no longer kept in the tab (E05). */
export const mount: Mount = (_, { window }) => clearDrafts(window)
