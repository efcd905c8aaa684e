import { callOn } from './member'

/** What can be searched: an element, the document, a fragment. */
export type Root = ParentNode & Node

/** Searches below a node that may be a form, whose fields may be named as its methods are. */
export function findAll<E extends Element = HTMLElement>(root: Root, selector: string): NodeListOf<E> {
  return callOn(root, 'querySelectorAll', selector) as NodeListOf<E>
}

/** The first element that {@link findAll} finds. */
export function find<E extends Element = HTMLElement>(root: Root, selector: string): E | null {
  return callOn(root, 'querySelector', selector) as E | null
}

/** Whether this is an element, a form perhaps, and matches: the target of an event may be the document. */
export function matches(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && callOn(target, 'matches', selector)
}

/** Whether it is such an element, or holds one. */
export function holds(root: Root, selector: string): boolean {
  return matches(root, selector) || find(root, selector) !== null
}

/** The element itself or the next one above it that matches, also where forms stand on the way; null for what is none. */
export function closest<E extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): E | null {
  return target instanceof Element ? (callOn(target, 'closest', selector) as E | null) : null
}
