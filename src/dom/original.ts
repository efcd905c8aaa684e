import { callOn, memberOf } from './member'

/** The original value of one part of a node, which is read at creation and can be restored. */
export interface Original<T> {
  set(value: T): void
  restore(): void
}

export function createOriginal<T>(read: () => T, write: (value: T) => void): Original<T> {
  const printed = read()
  return { set: write, restore: () => write(printed) }
}

export function classOriginal(node: Element, name: string): Original<boolean> {
  return createOriginal(
    () => memberOf(node, 'classList').contains(name),
    (on) => {
      if (!memberOf(node, 'classList').toggle(name, on)) dropEmpty(node, 'class')
    },
  )
}

/** @param property as CSS writes it */
export function styleOriginal(node: HTMLElement, property: string): Original<string> {
  return createOriginal(
    () => memberOf(node, 'style').getPropertyValue(property),
    (value) => {
      const style = memberOf(node, 'style')
      style.setProperty(property, value)
      // To read the attribute, a browser writes all of its styles as text.
      if (style.length === 0) dropEmpty(node, 'style')
    },
  )
}

/** Removes the empty attribute that is left after the last value was removed. */
function dropEmpty(node: Element, name: 'class' | 'style'): void {
  if (callOn(node, 'getAttribute', name) === '') callOn(node, 'removeAttribute', name)
}

export function attributeOriginal(node: Element, name: string): Original<string | null> {
  const read = () => callOn(node, 'getAttribute', name)
  return createOriginal(read, (value) => {
    if (value === read()) return
    if (value === null) callOn(node, 'removeAttribute', name)
    else callOn(node, 'setAttribute', name, value)
  })
}

/** The elements that a browser's translator puts around the text of a leaf. */
const TRANSLATED = 'font font'

/**
 * A translator's elements stay: a click on them may be on its way to listeners of the document, which look for the node
 * around its target.
 */
export function textOriginal(node: Element): Original<string> {
  return createOriginal(
    () => node.textContent,
    (text) => {
      if (node.textContent !== text) (node.querySelector(TRANSLATED) ?? node).textContent = text
    },
  )
}
