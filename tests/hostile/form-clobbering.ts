import { clobberBy } from '../unit/clobber'
import type { Seeded } from './seeded'

/** Names of fields that forms have, as of an old order form or one made to break the page: members of a form as well. */
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
/** Of these jsdom's own search by selectors makes something else: they are for browsers. */
export const BROWSERS_MEMBER_NAMES: readonly string[] = [
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

/** Gives forms some more fields, for which they answer to names of their own members. */
export function nameFields(forms: readonly HTMLFormElement[], chance: Seeded): void {
  for (const form of forms) {
    for (const name of chance.some(MEMBER_NAMES, 1 + chance.below(MOST_NAMES))) {
      const field = document.createElement('input')
      field.type = 'hidden'
      field.name = name
      HTMLFormElement.prototype.append.call(form, field)
      clobberBy(form, name, field)
    }
  }
}
