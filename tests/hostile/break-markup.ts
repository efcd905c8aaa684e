import type { Seeded } from './seeded'
import { STRANGE } from './strange'

type Way = (elements: readonly Element[], chance: Seeded) => void

/** The ways in which a page comes out wrong: old plugins, hand-written posts, filters that cut and paste markup. */
const WAYS: readonly Way[] = [
  dropAttribute,
  dropAttribute,
  strangeAttribute,
  strangeAttribute,
  strangeAttribute,
  doubleId,
  sharedId,
  swapped,
  moved,
  removed,
  doubled,
  wrapped,
  unwrapped,
  strangeText,
  emptied,
]

/** A page may be broken in few places or in many. */
const MOST_BREAKS = [1, 3, 8, 25]

/** Breaks what is in here, and in nothing else. */
export function breakMarkup(root: ParentNode, chance: Seeded): void {
  const breaks = 1 + chance.below(chance.pick(MOST_BREAKS))
  const elements = [...root.querySelectorAll('*')]
  if (elements.length === 0) return
  for (let done = 0; done < breaks; done += 1) chance.pick(WAYS)(elements, chance)
}

/** Text that ends where the connection broke, or lacks a piece of its middle. */
export function cutMarkup(html: string, chance: Seeded): string {
  const from = chance.below(html.length)
  return chance.percent(50) ? html.slice(0, from) : html.slice(0, from) + html.slice(from + chance.below(200))
}

/** Those that laurel reads; not what would run by itself, which is no mistake of a server but an attack on it. */
function attributeOf(element: Element, chance: Seeded): string | undefined {
  const names = element.getAttributeNames().filter((name) => !name.startsWith('on'))
  return names.length > 0 ? chance.pick(names) : undefined
}

function dropAttribute(elements: readonly Element[], chance: Seeded) {
  const element = chance.pick(elements)
  const name = attributeOf(element, chance)
  if (name) element.removeAttribute(name)
}

function strangeAttribute(elements: readonly Element[], chance: Seeded) {
  const told = elements.filter((one) => one.getAttributeNames().some((name) => name.startsWith('data-')))
  const element = chance.pick(told.length > 0 && chance.percent(60) ? told : elements)
  const name = attributeOf(element, chance)
  // The parser makes names of what is broken, which `setAttribute` does not take.
  const attribute = name && name !== 'class' ? element.getAttributeNode(name) : undefined
  if (attribute) attribute.value = chance.pick(STRANGE)
}

function doubleId(elements: readonly Element[], chance: Seeded) {
  const id = chance.pick(elements.filter((element) => element.id).concat(elements)).id
  if (id) chance.pick(elements).id = id
}

function sharedId(elements: readonly Element[], chance: Seeded) {
  for (const element of chance.some(elements, 3)) element.id = chance.pick(STRANGE)
}

function swapped(elements: readonly Element[], chance: Seeded) {
  const element = chance.pick(elements)
  const { firstElementChild: child } = element
  // What was taken out before has no place to change with its child.
  if (!child || !element.parentNode) return
  element.replaceWith(child)
  child.append(element)
}

function moved(elements: readonly Element[], chance: Seeded) {
  const element = chance.pick(elements)
  const place = chance.pick(elements)
  if (!element.contains(place)) place.append(element)
}

function removed(elements: readonly Element[], chance: Seeded) {
  chance.pick(elements).remove()
}

function doubled(elements: readonly Element[], chance: Seeded) {
  const element = chance.pick(elements)
  element.after(element.cloneNode(true))
}

function wrapped(elements: readonly Element[], chance: Seeded) {
  const element = chance.pick(elements)
  const wrap = element.ownerDocument.createElement(
    chance.pick(['p', 'form', 'a', 'ul', 'template', 'button']),
  )
  element.replaceWith(wrap)
  wrap.append(element)
}

function unwrapped(elements: readonly Element[], chance: Seeded) {
  const element = chance.pick(elements)
  element.replaceWith(...element.childNodes)
}

function strangeText(elements: readonly Element[], chance: Seeded) {
  const leaves = elements.filter(
    (element) => element.childElementCount === 0 && element.localName !== 'script',
  )
  if (leaves.length > 0) chance.pick(leaves).textContent = chance.pick(STRANGE)
}

function emptied(elements: readonly Element[], chance: Seeded) {
  chance.pick(elements).replaceChildren()
}
