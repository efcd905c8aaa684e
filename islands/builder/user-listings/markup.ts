import { builderAjaxUrl } from '../../../src/page/ajax-url'
import { MarkupError } from '../../../src/page/markup-error'

/** The links stand outside the widget (contract 04 §15.1). */
export const EDIT_LINK = '.edit-listing'
export const DELETE_LINK = '.delete-listing'
export const CANCEL_EDIT_CLASS = 'cancel-listing-modal'
export const CANCEL_EDIT = `.${CANCEL_EDIT_CLASS}`
export const SAVE_EDIT = '.save-listing-modal'
export const CONFIRM_DELETE = '.delete-listing-confirmation'
export const CANCEL_DELETE = '.cancel-delete-listing'

const RESULTS = '.user-listing-results'
const ADDRESS_ATTRIBUTE = 'data-ajax-url'
const ID_ATTRIBUTE = 'data-listing-id'
const ID = /^\d+$/

export const BACKDROP_ID = 'spb_edit_listing'
export const PANEL_CLASS = 'spb-modal-listing'
/** A class of laurel's own style sheet. */
export const OPEN_PANEL_CLASS = 'laurel-listing-panel'

export const FORM = 'form#add-directory-entry'
export const TITLE = '#edit-modal-header h2'

export const DELETE_DIALOG = '#modal-from-dom'
export const QUESTION = '.modal-body'
/** The dialog's attribute with the id of the listing. */
export const ASKED_ATTRIBUTE = 'listing-id'

/** The listing of a link. */
export interface Listing {
  readonly id: string
  /** The address for its requests. */
  readonly url: string
}

/**
 * @throws MarkupError without the listing's id, or without an address for the request
 */
export function readListing(link: Element, window: Window): Listing {
  const printed = link.getAttribute(ID_ATTRIBUTE)?.trim() ?? ''
  const id = ID.test(printed) ? printed : null
  const results = window.document.querySelector(RESULTS)
  const url = results?.getAttribute(ADDRESS_ATTRIBUTE)?.trim() || builderAjaxUrl(window)
  if (id === null || url === null) throw new MarkupError('A listing', { id, url })
  return { id, url }
}
