import type { Scope } from '../../../src/page/scope'
import { onClicks } from './clicks'
import { createDeletion } from './deletion'
import { createEditing } from './editing'
import { createErrors } from './errors'
import {
  CANCEL_DELETE,
  CANCEL_EDIT,
  CONFIRM_DELETE,
  DELETE_LINK,
  EDIT_LINK,
  readListing,
  SAVE_EDIT,
} from './markup'

/** Edits and deletes the visitor's own listings, by links anywhere on the page (contract 04 §15). */
export function createListings(scope: Scope): void {
  const { window } = scope
  const errors = createErrors(scope)
  const editing = createEditing(scope, errors)
  const deletion = createDeletion(scope, errors)
  const { panel } = editing
  const { dialog } = deletion

  onClicks(scope, {
    [EDIT_LINK](link) {
      const listing = readListing(link, window)
      if (!editing.isPending() && !deletion.isPending()) void editing.start(listing, link)
      return true
    },
    [DELETE_LINK](link) {
      const listing = readListing(link, window)
      if (deletion.isPending()) return true
      editing.cancel()
      deletion.ask(listing, link)
      return true
    },
    [CONFIRM_DELETE](link) {
      if (!dialog.contains(link)) return false
      if (!editing.isPending()) deletion.confirm()
      return true
    },
    [CANCEL_DELETE](link) {
      if (!dialog.contains(link)) return false
      dialog.close()
      return true
    },
    [CANCEL_EDIT](link) {
      if (!panel.contains(link)) return false
      panel.close()
      return true
    },
    [SAVE_EDIT](link) {
      if (!panel.contains(link)) return false
      panel.save()
      return true
    },
  })
}
