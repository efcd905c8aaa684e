import * as v from 'valibot'
import { text } from '../../../src/wire/ajax'
import { sanitisePagePart } from '../../../src/wire/sanitise'
import { WireError } from '../../../src/wire/wire-error'
import { POST_DATA } from './markup'

const ACTION = 'spb_team_member_ajax'

/**
 * Fetches a member's profile and sanitises it; for an unknown member the server answers with a sentence
 * (contract 04 §13).
 * @throws WireError
 */
export async function fetchProfile(url: string, id: string, signal: AbortSignal): Promise<DocumentFragment> {
  const options = { signal, outlivesPage: false }
  const html = await text(url, ACTION, { post_id: id }, v.string(), options)
  const data = sanitisePagePart(html).querySelector(POST_DATA)
  if (!data) throw new WireError('unexpected', ACTION, html)
  for (const style of data.querySelectorAll('style')) style.remove()
  const profile = document.createDocumentFragment()
  profile.append(...data.childNodes)
  return profile
}
