import { ancestorsOf } from '../../src/dom/ancestors'
import { itemAround } from './feed'

const owners = new WeakMap<Element, HTMLElement>()

/** Tells whose a part of the page is that stands outside its post item, as the lightbox's copy of its comments. */
export function setOwner(container: Element, item: HTMLElement): void {
  owners.set(container, item)
}

/** The post item that an element is about: the one that it stands in, else the one that an ancestor was given. */
export function ownerOf(element: Element): HTMLElement | null {
  const item = itemAround(element)
  if (item) return item
  for (const node of [element, ...ancestorsOf(element)]) {
    const owner = owners.get(node)
    if (owner) return owner
  }
  return null
}
