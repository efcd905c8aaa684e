import { currentJQuery } from './jquery'

/** What `jQuery(element).data(name)` answers: what a script has set, else the data attribute, converted. */
export function getJQueryData(window: Window, element: Element, name: string): unknown {
  return currentJQuery(window)?.(element).data(name)
}

/** Sets what `jQuery(element).data(name)` answers: jQuery keeps its own copy of a data attribute once it was read. */
export function setJQueryData(window: Window, element: Element, name: string, value: unknown): void {
  currentJQuery(window)?.(element).data(name, value)
}
