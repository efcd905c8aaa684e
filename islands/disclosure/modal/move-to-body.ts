import { MODAL } from './markup'

/** The former place of each moved modal. */
const places = new WeakMap<Element, Comment>()
const movedDocuments = new WeakSet<Document>()

/**
 * Moves all modals of the page to the end of its body, in their order, so that no ancestor clips them or
 * covers them (contract 01 §23.1). Modals that are inserted later stay where they are.
 */
export function moveModalsToBody(document: Document): void {
  if (movedDocuments.has(document)) return
  movedDocuments.add(document)
  for (const modal of document.querySelectorAll(MODAL)) {
    if (places.has(modal)) continue
    const place = document.createComment('')
    modal.replaceWith(place)
    places.set(modal, place)
    document.body.append(modal)
  }
}

/** Moves a modal back to its former place, if that is still on the page. */
export function moveBack(modal: Element): void {
  const place = places.get(modal)
  places.delete(modal)
  if (!place?.isConnected || !modal.isConnected) {
    place?.remove()
    return
  }
  // The next mount on this document moves its modals again.
  movedDocuments.delete(modal.ownerDocument)
  place.replaceWith(modal)
}
