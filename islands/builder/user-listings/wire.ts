import * as v from 'valibot'
import { text } from '../../../src/wire/ajax'
import { WireError } from '../../../src/wire/wire-error'
import { readEditForm } from './edit-form'
import type { Listing } from './markup'

const EDIT_ACTION = 'sf_edit_directory_item'
const DELETE_ACTION = 'sf_delete_directory_item'

/**
 * Fetches the form of a listing, with its heading and links (contract 04 §15.2).
 * @throws WireError also for an answer without the form, such as a login page
 */
export async function fetchEditForm({ url, id }: Listing, signal: AbortSignal): Promise<DocumentFragment> {
  const options = { signal, outlivesPage: false }
  const html = await text(url, EDIT_ACTION, { listing_id: id }, v.string(), options)
  const form = readEditForm(html)
  if (!form) throw new WireError('unexpected', EDIT_ACTION, html)
  return form
}

/**
 * Deletes a listing. Only the status of the answer matters, as the server's answer is empty (contract 04 §15.3).
 * @throws WireError
 */
export async function deleteListing({ url, id }: Listing): Promise<void> {
  await text(url, DELETE_ACTION, { listing_id: id }, v.string())
}
