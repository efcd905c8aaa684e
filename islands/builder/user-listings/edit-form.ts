import { parseUrl } from '../../../src/page/parse-url'
import { sanitisePagePart } from '../../../src/wire/sanitise'
import { FORM } from './markup'

/** The parts of the answer; what a server put around them, as a whole page, is not wanted. */
const PARTS = '#edit-modal-header, .directory-submit-wrap'

/**
 * The form out of the server's answer, without what could run in it or send it elsewhere; null where there is none.
 * The answer may leave its elements open.
 */
export function readEditForm(html: string): DocumentFragment | null {
  const clean = sanitisePagePart(html)
  const form = clean.querySelector(FORM)
  if (!form) return null
  for (const style of clean.querySelectorAll('style')) style.remove()
  keepHere(form)
  const parts = [...clean.querySelectorAll(PARTS)].filter((part) => !part.parentElement?.closest(PARTS))
  const answer = document.createDocumentFragment()
  answer.append(...(parts.some((part) => part.contains(form)) ? parts : [form]))
  return answer
}

/** What the visitor enters goes to the page's own site; what a button says about it is not kept anyway. */
function keepHere(form: Element) {
  const action = form.getAttribute('action')
  if (action && parseUrl(action, document.baseURI)?.origin !== location.origin)
    form.setAttribute('action', '')
  form.removeAttribute('target')
}
