import { callOn, memberOf } from '../../../src/dom/member'

export type AddressField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field of the checkout by its id. The shop's script replaces some of them when the country changes. */
export function fieldIn(form: HTMLElement, id: string): AddressField | null {
  const field = callOn(memberOf(form, 'ownerDocument'), 'getElementById', id)
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  return isField ? field : null
}
