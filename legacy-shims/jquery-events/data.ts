import { currentJQuery } from './jquery'

/** Sets what `jQuery(element).data(name)` answers: jQuery keeps its own copy of a data attribute once it was read. */
export function setJQueryData(window: Window, element: Element, name: string, value: string): void {
  currentJQuery(window)?.(element).data(name, value)
}
