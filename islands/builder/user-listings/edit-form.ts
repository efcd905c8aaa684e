import { parseUrl } from '../../../src/page/parse-url'
import { sanitisePagePart } from '../../../src/wire/sanitise'
import { FORM } from './markup'

/** The parts of the answer that are shown; a page around them is dropped. */
const PARTS = '#edit-modal-header, .directory-submit-wrap'

/**
 * Extracts the form from the server's answer and sanitises it; null without a form. Elements of the answer may be
 * unclosed.
 */
export function readEditForm(html: string): DocumentFragment | null {
  const clean = sanitisePagePart(html)
  const form = clean.querySelector(FORM)
  if (!form) return null
  for (const style of clean.querySelectorAll('style')) style.remove()
  restrictTarget(form)
  const parts = [...clean.querySelectorAll(PARTS)].filter((part) => !part.parentElement?.closest(PARTS))
  const answer = document.createDocumentFragment()
  answer.append(...(parts.some((part) => part.contains(form)) ? parts : [form]))
  return answer
}

/** Makes the form post to this site only; the sanitiser removes `formaction` from its buttons. */
function restrictTarget(form: Element) {
  const action = form.getAttribute('action')
  if (action && parseUrl(action, document.baseURI)?.origin !== location.origin)
    form.setAttribute('action', '')
  form.removeAttribute('target')
}
