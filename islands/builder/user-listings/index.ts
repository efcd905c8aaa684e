import type { Mount } from '../../../src/page/island'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { createListings } from './listings'
import './user-listings.css'

const share = sharedByHosts(createListings)

/** The widget of the visitor's own listings, with links to edit and delete them (contract 04 §15). */
export const mount: Mount = (_host, scope) => {
  share(scope)
}
