/**
 * What an element stands in, from the inside out. A form answers to the names of its fields before its own properties:
 * with one named `parentElement`, whoever asks the form for its parent goes round in circles.
 */
export function* ancestorsOf(element: Element): Generator<HTMLElement> {
  for (let each = parentOf(element); each; each = parentOf(each)) yield each
}

/** Whether who climbs by `parentNode` from something in the form does not get out of it. */
export function keepsClimbers(form: Element): boolean {
  return form.parentNode !== Reflect.get(Element.prototype, 'parentNode', form)
}

function parentOf(element: Element): HTMLElement | null {
  return Reflect.get(Element.prototype, 'parentElement', element)
}
