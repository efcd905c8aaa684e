import { HOLDERS, HOLDERS_FROM_PX, itemsOf } from './markup'

/**
 * Takes the empty items at the ends of a showcase out where the window is narrow (contract 03 §1.6).
 * @returns the way back
 */
export function takeHoldersOut(list: HTMLElement): () => void {
  const { ownerDocument: document } = list
  if (document.documentElement.clientWidth >= HOLDERS_FROM_PX) return () => {}
  const places = itemsOf(list)
    .filter((item) => item.matches(HOLDERS))
    .map((holder) => {
      const place = document.createComment('')
      holder.replaceWith(place)
      return () => place.replaceWith(holder)
    })
  return () => {
    for (const giveBack of places) giveBack()
  }
}
