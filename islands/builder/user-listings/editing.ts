import { announce } from '../../../src/dom/announce'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { createEditPanel, type EditPanel } from './edit-panel'
import type { Errors, PendingCall } from './errors'
import type { Listing } from './markup'
import { fetchEditForm } from './wire'

const loadingText = () => text('common.loading', 'Loading…')
const failedText = () =>
  text('user-listings.not-opened', 'The listing could not be opened. Please try again.')

/** Fetches the form of a listing, and shows it in the panel. */
interface Editing {
  readonly panel: EditPanel
  start(listing: Listing, link: HTMLElement): Promise<void>
  /** Cancels a request that is on its way. */
  cancel(): void
}

interface EditingOptions {
  readonly call: PendingCall
  readonly errors: Errors
}

export function createEditing(scope: Scope, { call, errors }: EditingOptions): Editing {
  const panel = createEditPanel(scope)
  let pending: OwnScope | undefined

  function end() {
    if (!pending) return
    pending.dispose()
    pending = undefined
    call.kind = 'none'
  }
  return {
    panel,
    cancel: end,
    async start(listing, link) {
      errors.clear()
      const own = scope.child()
      const { signal } = own
      pending = own
      call.kind = 'edit'
      own.adopt.attribute(link, 'aria-busy', 'true')
      announce(scope.document, loadingText())
      try {
        const form = await fetchEditForm(listing, signal)
        if (signal.aborted) return
        panel.open(form, link)
        end()
      } catch (cause) {
        if (signal.aborted) return
        end()
        panel.close()
        errors.show(cause, failedText())
      }
    },
  }
}
