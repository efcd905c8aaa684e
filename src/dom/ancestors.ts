import { memberOf } from './member'

/** What an element stands in, from the inside out, whatever the fields of forms on the way are called. */
export function* ancestorsOf(element: Element): Generator<HTMLElement> {
  for (let each = memberOf(element, 'parentElement'); each; each = memberOf(each, 'parentElement')) yield each
}

/** Whether who climbs by `parentNode` from something in the form does not get out of it. */
export function clobbersParentNode(form: Element): boolean {
  return form.parentNode !== memberOf(form, 'parentNode')
}
