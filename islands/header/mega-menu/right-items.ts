import { RIGHT_ITEMS } from './markup'

/** Turns the order of the items on the right round: floating, they stand the other way round than in a list. */
export function reverseRightItems(menu: Element): void {
  const items = [...menu.querySelectorAll(RIGHT_ITEMS)]
  const slots = items.map((item) => {
    const slot = item.ownerDocument.createComment('')
    item.replaceWith(slot)
    return slot
  })
  items.reverse().forEach((item, index) => {
    slots[index]?.replaceWith(item)
  })
}
