import type { Scope } from '../../../src/page/scope'
import { onClicks } from './clicks'
import { createDeletion } from './deletion'
import { createEditing } from './editing'
import { createErrors, type PendingCall } from './errors'
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
  const call: PendingCall = { kind: 'none' }
  const errors = createErrors(scope)
  const editing = createEditing(scope, { call, errors })
  const deletion = createDeletion(scope, { call, errors })
  const { panel } = editing
  const { dialog } = deletion

  onClicks(scope, {
    [EDIT_LINK](link) {
      const listing = readListing(link, window)
      if (call.kind === 'none') void editing.start(listing, link)
      return true
    },
    [DELETE_LINK](link) {
      const listing = readListing(link, window)
      if (call.kind === 'delete') return true
      editing.cancel()
      deletion.ask(listing, link)
      return true
    },
    [CONFIRM_DELETE](link) {
      if (!dialog.contains(link)) return false
      deletion.confirm()
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
