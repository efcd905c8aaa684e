import { announce } from '../../../src/dom/announce'
import '../../../src/overlay/alert.css'

const NOTE_CLASS = 'laurel-quick-note'
const SHOWN_MS = 8000

/** Tells of a product that could not be added, when what showed it is gone: for a while, at the edge of the window. */
export function showLateOutcome(document: Document, text: string): void {
  for (const old of document.querySelectorAll(`.${NOTE_CLASS}`)) old.remove()
  const note = document.createElement('p')
  note.className = `laurel-note ${NOTE_CLASS}`
  note.textContent = text
  document.body.append(note)
  announce(document, text)
  setTimeout(() => note.remove(), SHOWN_MS)
}
