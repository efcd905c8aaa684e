import { memberOf } from './member'

/** The ancestors of an element, innermost first, also through a form with a field named `parentElement`. */
export function* ancestorsOf(element: Element): Generator<HTMLElement> {
  for (let each = memberOf(element, 'parentElement'); each; each = memberOf(each, 'parentElement')) yield each
}

/** Whether a form has a field named `parentNode`, which clobbers the property: code that climbs by it does not get out. */
export function clobbersParentNode(form: Element): boolean {
  return form.parentNode !== memberOf(form, 'parentNode')
}
