import type { Check } from '../../../src/check/problem'
import { tryRead } from '../../../src/check/read'
import { DELETE_LINK, EDIT_LINK, readListing } from './markup'

/** Contract 04 §15.1: each link, in the widget or outside, has the id of a listing and an address for requests. */
export const check: Check = (_, { document, window }) =>
  [...document.querySelectorAll(`${EDIT_LINK}, ${DELETE_LINK}`)].flatMap((link) =>
    tryRead(() => readListing(link, window), link),
  )
