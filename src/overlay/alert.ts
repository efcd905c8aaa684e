import { focusTarget } from '../dom/focus-target'
import { listen } from '../dom/listen'
import './alert.css'

const NOTE_CLASS = 'laurel-note'
const CLOSE_LABEL = 'Close'

/**
 * Tells the visitor that something did not work, at the edge of the window and to screen readers at once. It stays until
 * it is closed or another one takes its place.
 * @returns its end
 */
export function alertVisitor(document: Document, text: string): () => void {
  for (const old of document.querySelectorAll(`.${NOTE_CLASS}`)) old.remove()
  const note = document.createElement('div')
  note.className = NOTE_CLASS
  const said = document.createElement('p')
  said.setAttribute('role', 'alert')
  const closer = document.createElement('button')
  closer.type = 'button'
  closer.textContent = '×'
  closer.setAttribute('aria-label', CLOSE_LABEL)
  note.append(said, closer)
  document.body.append(note)
  // A text that comes into an alert which is there already is heard everywhere.
  said.textContent = text
  let before: HTMLElement | undefined
  listen(closer, ['focus'], (event) => {
    if (event.relatedTarget instanceof HTMLElement) before = event.relatedTarget
  })
  listen(closer, ['click'], () => {
    const hadFocus = document.activeElement === closer
    note.remove()
    if (hadFocus && before?.isConnected) focusTarget(before)
  })
  return () => note.remove()
}
