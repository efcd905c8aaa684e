import { callOn } from './member'

/** An element, the document or a fragment. */
export type Root = ParentNode & Node

/** `querySelectorAll` that also works on a form with a field of that name. */
export function findAll<E extends Element = HTMLElement>(root: Root, selector: string): NodeListOf<E> {
  return callOn(root, 'querySelectorAll', selector) as NodeListOf<E>
}

/** The first result of {@link findAll}. */
export function find<E extends Element = HTMLElement>(root: Root, selector: string): E | null {
  return callOn(root, 'querySelector', selector) as E | null
}

/** Whether an event's target is an element that matches; it may be the document, or a form with clobbered members. */
export function matches(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && callOn(target, 'matches', selector)
}

/** Whether the root or a descendant matches. */
export function holds(root: Root, selector: string): boolean {
  return matches(root, selector) || find(root, selector) !== null
}

/** `closest` that also works through forms with clobbered members; null for a target that is no element. */
export function closest<E extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): E | null {
  return target instanceof Element ? (callOn(target, 'closest', selector) as E | null) : null
}
