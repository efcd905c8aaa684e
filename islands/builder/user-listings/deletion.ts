import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { createDeleteDialog, type DeleteDialog } from './delete-dialog'
import type { Errors, PendingCall } from './errors'
import type { Listing } from './markup'
import { deleteListing } from './wire'

const failedText = () =>
  text('user-listings.not-deleted', 'The listing could not be deleted. Please try again.')

/** Deletes a listing after the visitor has agreed in the dialog. */
interface Deletion {
  readonly dialog: DeleteDialog
  ask(listing: Listing, link: HTMLElement): void
  /** The visitor has agreed. */
  confirm(): void
}

interface DeletionOptions {
  readonly call: PendingCall
  readonly errors: Errors
}

export function createDeletion(scope: Scope, { call, errors }: DeletionOptions): Deletion {
  const { window, navigation } = scope
  const dialog = createDeleteDialog(scope)
  /** The listing that the dialog asks about, until the visitor has answered. */
  let asked: Listing | undefined

  async function deleteAsked(listing: Listing) {
    asked = undefined
    call.kind = 'delete'
    dialog.setBusy(true)
    try {
      await deleteListing(listing)
      // Reloading a page that is the response to a form would submit that form again.
      window.history.replaceState(window.history.state, '', window.location.href)
      navigation.reload()
    } catch (cause) {
      dialog.setBusy(false)
      dialog.close()
      errors.show(cause, failedText())
    } finally {
      call.kind = 'none'
    }
  }
  return {
    dialog,
    ask(listing, link) {
      errors.clear()
      dialog.ask(listing.id, link)
      dialog.setBusy(false)
      asked = listing
    },
    confirm() {
      if (asked && call.kind === 'none') void deleteAsked(asked)
    },
  }
}
