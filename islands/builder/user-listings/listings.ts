import { announce } from '../../../src/dom/announce'
import { alertVisitor } from '../../../src/overlay/alert'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { isAborted, WireError } from '../../../src/wire/wire-error'
import { onClicks } from './clicks'
import { createDeleteDialog } from './delete-dialog'
import { createEditPanel } from './edit-panel'
import {
  CANCEL_DELETE,
  CANCEL_EDIT,
  CONFIRM_DELETE,
  DELETE_LINK,
  EDIT_LINK,
  type Listing,
  readListing,
  SAVE_EDIT,
} from './markup'
import { deleteListing, fetchEditForm } from './wire'

const LOADING_TEXT = 'Loading…'
const EDIT_FAILED_TEXT = 'The listing could not be opened. Please try again.'
const DELETE_FAILED_TEXT = 'The listing could not be deleted. Please try again.'

/** The pending request; there is one at a time. */
type PendingCall = { readonly kind: 'none' | 'delete' } | { readonly kind: 'edit'; readonly own: OwnScope }

/** Edits and deletes the visitor's own listings, by links anywhere on the page (contract 04 §15). */
export function createListings(scope: Scope): void {
  const { document, window } = scope
  const panel = createEditPanel(scope)
  const dialog = createDeleteDialog(scope)
  let call: PendingCall = { kind: 'none' }
  /** The listing that the dialog asks about, until the visitor has answered. */
  let listingInDialog: Listing | undefined
  let removeAlert = () => {}

  function fail(cause: unknown, text: string) {
    if (isAborted(cause)) return
    scope.report(cause, cause instanceof WireError ? 'call' : 'act')
    removeAlert = scope.add(alertVisitor(document, text))
  }
  function endEdit() {
    if (call.kind !== 'edit') return
    call.own.dispose()
    call = { kind: 'none' }
  }

  async function edit(listing: Listing, link: HTMLElement) {
    removeAlert()
    const own = scope.child()
    const { signal } = own
    call = { kind: 'edit', own }
    own.adopt.attribute(link, 'aria-busy', 'true')
    announce(document, LOADING_TEXT)
    try {
      const form = await fetchEditForm(listing, signal)
      if (signal.aborted) return
      panel.open(form, link)
      endEdit()
    } catch (cause) {
      if (signal.aborted) return
      endEdit()
      panel.close()
      fail(cause, EDIT_FAILED_TEXT)
    }
  }

  function askAbout(listing: Listing, link: HTMLElement) {
    endEdit()
    removeAlert()
    dialog.ask(listing.id, link)
    dialog.setBusy(false)
    listingInDialog = listing
  }

  async function confirmDelete(listing: Listing) {
    listingInDialog = undefined
    call = { kind: 'delete' }
    dialog.setBusy(true)
    try {
      await deleteListing(listing)
      // Reloading a page that is the response to a form would submit that form again.
      window.history.replaceState(window.history.state, '', window.location.href)
      scope.navigation.reload()
    } catch (cause) {
      dialog.setBusy(false)
      dialog.close()
      fail(cause, DELETE_FAILED_TEXT)
    } finally {
      call = { kind: 'none' }
    }
  }

  onClicks(scope, {
    [EDIT_LINK](link) {
      const listing = readListing(link, window)
      if (call.kind === 'none') void edit(listing, link)
      return true
    },
    [DELETE_LINK](link) {
      const listing = readListing(link, window)
      if (call.kind !== 'delete') askAbout(listing, link)
      return true
    },
    [CONFIRM_DELETE](link) {
      if (!dialog.contains(link)) return false
      if (listingInDialog && call.kind === 'none') void confirmDelete(listingInDialog)
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
