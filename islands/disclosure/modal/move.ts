import { MODAL } from './markup'

/** Modals that were on the page when it was ready, and where each of them came from. */
const places = new WeakMap<Element, Comment>()
const settled = new WeakSet<Document>()

/**
 * Moves all modals of the page to the end of its body, in their order, so that nothing around them can trap them, not
 * even another modal (contract 01 §23.1). Once: what is inserted later stays where it is.
 */
export function moveModals(document: Document): void {
  if (settled.has(document)) return
  settled.add(document)
  for (const modal of document.querySelectorAll(MODAL)) {
    if (places.has(modal)) continue
    const place = document.createComment('')
    modal.replaceWith(place)
    places.set(modal, place)
    document.body.append(modal)
  }
}

/** Puts a modal back where it came from, if that is still there. */
export function moveBack(modal: Element): void {
  const place = places.get(modal)
  places.delete(modal)
  if (!place?.isConnected || !modal.isConnected) {
    place?.remove()
    return
  }
  // Markup that is given back is as it was, ready to be moved anew.
  settled.delete(modal.ownerDocument)
  place.replaceWith(modal)
}
