const DATA = '.cff_resized_image_data'

const known = new WeakMap<Element, boolean>()

/**
 * Whether the server makes smaller copies of a feed's images (contract 05 §12.1). Who takes the data out of the page asks
 * before that: the answer is remembered.
 */
export function hasResizing(feed: Element): boolean {
  const isResizing = known.get(feed) ?? feed.querySelector(DATA) !== null
  known.set(feed, isResizing)
  return isResizing
}
