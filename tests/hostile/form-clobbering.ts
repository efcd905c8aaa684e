import { clobberBy } from '../unit/clobber'
import type { Random } from './seeded-random'

/** Field names that are also members of a form: the field takes the member's place (DOM clobbering). */
export const MEMBER_NAMES: readonly string[] = [
  'submit',
  'action',
  'id',
  'name',
  'method',
  'target',
  'title',
  'children',
  'length',
  'style',
  'reset',
  'elements',
  'matches',
  'closest',
  'querySelector',
  'querySelectorAll',
  'dispatchEvent',
  'className',
  'attributes',
  'getAttribute',
  'setAttribute',
  'removeAttribute',
  'hasAttribute',
  'addEventListener',
  'removeEventListener',
  'append',
  'appendChild',
  'before',
  'after',
  'remove',
  'replaceWith',
  'focus',
  'dataset',
  'isConnected',
  'noValidate',
  'requestSubmit',
  'tagName',
  'nodeName',
  'firstElementChild',
  'childNodes',
  'textContent',
  'innerHTML',
  'hidden',
  'getBoundingClientRect',
  'offsetHeight',
  'tabIndex',
  'enctype',
]
/** For browsers only: jsdom's own `querySelector` fails on forms with fields of the additional names. */
export const BROWSER_MEMBER_NAMES: readonly string[] = [
  ...MEMBER_NAMES,
  'contains',
  'classList',
  'localName',
  'nextElementSibling',
  'nodeType',
  'ownerDocument',
  'parentElement',
]
const MOST_NAMES = 6

/** Gives each form some hidden fields whose names clobber its members. */
export function addClobberingFields(forms: readonly HTMLFormElement[], random: Random): void {
  for (const form of forms) {
    for (const name of random.sample(MEMBER_NAMES, 1 + random.below(MOST_NAMES))) {
      const field = document.createElement('input')
      field.type = 'hidden'
      field.name = name
      HTMLFormElement.prototype.append.call(form, field)
      clobberBy(form, name, field)
    }
  }
}
