import { hashText } from '../../../src/page/address-hash'

export const MODAL = '.modal'
export const DISMISS = '[data-dismiss="modal"]'

/** The modal that a link or button opens: its `data-target`, else the hash of its address. */
export function modalOf(trigger: Element): HTMLElement | null {
  const target = trigger.getAttribute('data-target') || trigger.getAttribute('href') || ''
  const { ownerDocument: document } = trigger
  const found = document.getElementById(hashText(target)) ?? findBySelector(document, target)
  return found?.matches(MODAL) ? found : null
}

/** Bootstrap accepts any selector as `data-target`; null for an invalid one. */
function findBySelector(document: Document, selector: string): HTMLElement | null {
  try {
    return /^[.[]/.test(selector) ? document.querySelector<HTMLElement>(selector) : null
  } catch {
    return null
  }
}
