import { announce } from '../../../src/dom/announce'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { createEditPanel, type EditPanel } from './edit-panel'
import type { Errors } from './errors'
import type { Listing } from './markup'
import { fetchEditForm } from './wire'

const loadingText = () => text('common.loading', 'Loading…')
const failedText = () =>
  text('user-listings.not-opened', 'The listing could not be opened. Please try again.')

/** Fetches the form of a listing, and shows it in the panel. */
interface Editing {
  readonly panel: EditPanel
  start(listing: Listing, link: HTMLElement): Promise<void>
  /** Whether a form is being fetched. */
  isPending(): boolean
  /** Cancels a request that is on its way. */
  cancel(): void
}

export function createEditing(scope: Scope, errors: Errors): Editing {
  const panel = createEditPanel(scope)
  let pending: OwnScope | undefined

  function end() {
    if (!pending) return
    pending.dispose()
    pending = undefined
  }
  return {
    panel,
    isPending: () => pending !== undefined,
    cancel: end,
    async start(listing, link) {
      errors.clear()
      const own = scope.child()
      const { signal } = own
      pending = own
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
