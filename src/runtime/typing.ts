import { callOn, memberOf } from '../dom/member'

/** Whether a field holds something else than the server printed into it. */
export function isEdited(element: Element): boolean {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isField && element.value !== element.defaultValue
}

/** Tells an island of typing that was over before the island could hear it: it looks at the field's value anyway. */
export function tellTyping(field: Element): void {
  if (memberOf(field, 'isConnected')) callOn(field, 'dispatchEvent', new Event('input', { bubbles: true }))
}
