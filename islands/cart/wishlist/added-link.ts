import { setAttributes } from '../../../src/dom/attributes'

/**
 * Shows that a product is on the list, in place of the link that has put it there, as the server prints it from then
 * on (contract 02 §4.3). The keyboard's place goes along.
 * @returns what it says, for those who do not see it
 */
export function showAdded(link: HTMLElement, added: HTMLElement): string {
  const message = added.querySelector('.feedback')?.textContent?.trim() ?? ''
  const next = added.querySelector('a')
  const hadFocus = link === link.ownerDocument.activeElement
  swap(added, { from: 'hide', to: 'show' })
  added.style.display = 'block'
  swap(link, { from: 'show', to: 'hide' })
  link.style.display = 'none'
  // The link that comes is a mere icon.
  if (next && !next.textContent?.trim() && message) setAttributes(next, { 'aria-label': message })
  if (hadFocus) next?.focus({ preventScroll: true })
  return message
}

function swap({ classList }: Element, { from, to }: { from: string; to: string }) {
  classList.remove(from)
  classList.add(to)
}
