import type { Check } from '../../../src/check/problem'
import { tryRead } from '../../../src/check/read'
import { DELETE_LINK, EDIT_LINK, readListing } from './markup'

/** Contract 04 §15.1: the links, which may stand outside the widget, name a listing and where to ask for it. */
export const check: Check = (_, { document, window }) =>
  [...document.querySelectorAll(`${EDIT_LINK}, ${DELETE_LINK}`)].flatMap((link) =>
    tryRead(() => readListing(link, window), link),
  )
