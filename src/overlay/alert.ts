import { focusTarget } from '../dom/focus-target'
import { listen } from '../dom/listen'
import { text } from '../page/text'
import './alert.css'

const ALERT_CLASS = 'laurel-note'

/**
 * Shows an error message at the edge of the window, which screen readers announce at once. It stays until the visitor
 * closes it or another one replaces it.
 * @returns a function that removes it
 */
export function alertVisitor(document: Document, told: string): () => void {
  for (const old of document.querySelectorAll(`.${ALERT_CLASS}`)) old.remove()
  const box = document.createElement('div')
  box.className = ALERT_CLASS
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  const closer = document.createElement('button')
  closer.type = 'button'
  closer.textContent = '×'
  closer.setAttribute('aria-label', text('common.close', 'Close'))
  box.append(message, closer)
  document.body.append(box)
  // Every screen reader announces a text that is added to an alert on the page.
  message.textContent = told
  let before: HTMLElement | undefined
  listen(closer, ['focus'], (event) => {
    if (event.relatedTarget instanceof HTMLElement) before = event.relatedTarget
  })
  listen(closer, ['click'], () => {
    const hadFocus = document.activeElement === closer
    box.remove()
    if (hadFocus && before?.isConnected) focusTarget(before)
  })
  return () => box.remove()
}
