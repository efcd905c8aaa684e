/** Tells everyone of a value that was set by script, handlers of jQuery among them. */
export function dispatchChange(field: Element): void {
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
