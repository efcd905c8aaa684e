import { announce } from '../../../src/dom/announce'
import '../../../src/overlay/alert.css'

const NOTE_CLASS = 'laurel-quick-note'
const SHOWN_MS = 8000

/** Tells at the edge of the window that a product could not be added, after its view has closed. */
export function showFailureNote(document: Document, text: string): void {
  for (const old of document.querySelectorAll(`.${NOTE_CLASS}`)) old.remove()
  const note = document.createElement('p')
  note.className = `laurel-note ${NOTE_CLASS}`
  note.textContent = text
  document.body.append(note)
  announce(document, text)
  setTimeout(() => note.remove(), SHOWN_MS)
}
