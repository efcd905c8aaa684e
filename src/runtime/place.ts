import { memberOf } from '../dom/member'
import { findAll } from '../dom/query'
import { isEdited } from './typing'

/** Attributes that say which thing an element is about, not how it stands with it. */
const IDENTITY = /^(id|name|href|action|for|type|value|data-(?!laurel)[\w-]+)$/
/** A longer value is data, which may have changed. */
const MOST_LETTERS = 200

/**
 * Where an element stands, told so that whatever takes its place after a re-render is found by it: a selector of its path,
 * with what identifies each step, that no other element of the page matches.
 * @returns undefined where the page has others like it
 */
export function placeOf(element: Element): string | undefined {
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
    .filter(({ name, value }) => IDENTITY.test(name) && value.length <= MOST_LETTERS)
    .map(({ name, value }) => `[${name}="${value.replace(/[\\"\n]/g, '\\$&')}"]`)
  const name = memberOf(element, 'localName')
  return (/^[\w-]+$/.test(name) ? name : '*') + identity.join('')
}

/**
 * The element that has taken the place of one that has left the page.
 * @param place what {@link placeOf} said while the element was there
 * @returns undefined where there is none, or where what the visitor had filled in has left the page as well
 */
export function successorOf(element: Element, place: string | undefined): Element | undefined {
  if (!place || [...findAll(outermost(element), 'input, textarea')].some(isEdited)) return undefined
  const found = findAll<Element>(memberOf(element, 'ownerDocument'), place)
  return found.length === 1 ? found[0] : undefined
}

function outermost(element: Element): Element {
  const around = memberOf(element, 'parentElement')
  return around ? outermost(around) : element
}
