import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { createDeleteDialog, type DeleteDialog } from './delete-dialog'
import type { Errors } from './errors'
import type { Listing } from './markup'
import { deleteListing } from './wire'

const failedText = () =>
  text('user-listings.not-deleted', 'The listing could not be deleted. Please try again.')

/** Deletes a listing after the visitor has agreed in the dialog. */
interface Deletion {
  readonly dialog: DeleteDialog
  /** Whether a listing is being deleted. */
  isPending(): boolean
  ask(listing: Listing, link: HTMLElement): void
  /** The visitor has agreed. */
  confirm(): void
}

export function createDeletion(scope: Scope, errors: Errors): Deletion {
  const { window, navigation } = scope
  const dialog = createDeleteDialog(scope)
  /** The listing that the dialog asks about, until the visitor has answered. */
  let asked: Listing | undefined
  let isPending = false

  async function deleteAsked(listing: Listing) {
    asked = undefined
    isPending = true
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
      isPending = false
    }
  }
  return {
    dialog,
    isPending: () => isPending,
    ask(listing, link) {
      errors.clear()
      dialog.ask(listing.id, link)
      dialog.setBusy(false)
      asked = listing
    },
    confirm() {
      if (asked) void deleteAsked(asked)
    },
  }
}
