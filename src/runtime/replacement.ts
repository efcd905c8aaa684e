import { memberOf } from '../dom/member'
import { findAll } from '../dom/query'
import { isEdited } from './typing'

/** Attributes that identify what an element represents; others, such as classes, say what state it is in. */
const IDENTITY = /^(id|name|href|action|for|type|value|data-(?!laurel)[\w-]+)$/
/** A longer value is data, which may have changed. */
const MAX_VALUE_LENGTH = 200

/**
 * A selector that only this element matches, made of its path and of what identifies each step. An element that
 * replaces it in a re-render is found by it.
 * @returns undefined when the page has others like it
 */
export function uniqueSelectorOf(element: Element): string | undefined {
  let path = ''
  for (let each: Element | null = element; each; each = memberOf(each, 'parentElement')) {
    path = stepOf(each) + path
    if (findAll(memberOf(element, 'ownerDocument'), path).length === 1) return path
    path = `>${path}`
  }
  return undefined
}

function stepOf(element: Element): string {
  const identity = [...memberOf(element, 'attributes')]
    .filter(({ name, value }) => IDENTITY.test(name) && value.length <= MAX_VALUE_LENGTH)
    .map(({ name, value }) => `[${name}="${value.replace(/[\\"\n]/g, '\\$&')}"]`)
  const name = memberOf(element, 'localName')
  return (/^[\w-]+$/.test(name) ? name : '*') + identity.join('')
}

/**
 * The element that has replaced one that has left the page.
 * @param selector what {@link uniqueSelectorOf} gave while the element was on the page
 * @returns undefined when there is none, or when the visitor's input has left the page as well
 */
export function replacementOf(element: Element, selector: string | undefined): Element | undefined {
  if (!selector || [...findAll(outermost(element), 'input, textarea')].some(isEdited)) return undefined
  const found = findAll<Element>(memberOf(element, 'ownerDocument'), selector)
  return found.length === 1 ? found[0] : undefined
}

function outermost(element: Element): Element {
  const parent = memberOf(element, 'parentElement')
  return parent ? outermost(parent) : element
}
