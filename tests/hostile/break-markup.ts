import { HOSTILE_VALUES } from './hostile-values'
import type { Random } from './seeded-random'

type Way = (elements: readonly Element[], random: Random) => void

/**
 * The ways in which old plugins, hand-written posts and content filters break markup. Frequent ones are
 * listed several times.
 */
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

/** One of these is the most breaks that a page has. */
const MOST_BREAKS = [1, 3, 8, 25]

/** Breaks the descendants of the root in one or more places. */
export function breakMarkup(root: ParentNode, random: Random): void {
  const breaks = 1 + random.below(random.pick(MOST_BREAKS))
  const elements = [...root.querySelectorAll('*')]
  if (elements.length === 0) return
  for (let done = 0; done < breaks; done += 1) random.pick(WAYS)(elements, random)
}

/** Cuts markup off at a random place, or cuts a piece out of its middle. */
export function cutMarkup(html: string, random: Random): string {
  const from = random.below(html.length)
  return random.chance(50) ? html.slice(0, from) : html.slice(0, from) + html.slice(from + random.below(200))
}

/** An attribute to break. Not an event handler: that would be script of the page itself. */
function attributeOf(element: Element, random: Random): string | undefined {
  const names = element.getAttributeNames().filter((name) => !name.startsWith('on'))
  return names.length > 0 ? random.pick(names) : undefined
}

function dropAttribute(elements: readonly Element[], random: Random) {
  const element = random.pick(elements)
  const name = attributeOf(element, random)
  if (name) element.removeAttribute(name)
}

function strangeAttribute(elements: readonly Element[], random: Random) {
  const withData = elements.filter((one) => one.getAttributeNames().some((name) => name.startsWith('data-')))
  const element = random.pick(withData.length > 0 && random.chance(60) ? withData : elements)
  const name = attributeOf(element, random)
  // The parser accepts attribute names that `setAttribute` refuses.
  const attribute = name && name !== 'class' ? element.getAttributeNode(name) : undefined
  if (attribute) attribute.value = random.pick(HOSTILE_VALUES)
}

function doubleId(elements: readonly Element[], random: Random) {
  const id = random.pick(elements.filter((element) => element.id).concat(elements)).id
  if (id) random.pick(elements).id = id
}

function sharedId(elements: readonly Element[], random: Random) {
  for (const element of random.sample(elements, 3)) element.id = random.pick(HOSTILE_VALUES)
}

function swapped(elements: readonly Element[], random: Random) {
  const element = random.pick(elements)
  const { firstElementChild: child } = element
  // An earlier break may have removed the element.
  if (!child || !element.parentNode) return
  element.replaceWith(child)
  child.append(element)
}

function moved(elements: readonly Element[], random: Random) {
  const element = random.pick(elements)
  const place = random.pick(elements)
  if (!element.contains(place)) place.append(element)
}

function removed(elements: readonly Element[], random: Random) {
  random.pick(elements).remove()
}

function doubled(elements: readonly Element[], random: Random) {
  const element = random.pick(elements)
  element.after(element.cloneNode(true))
}

function wrapped(elements: readonly Element[], random: Random) {
  const element = random.pick(elements)
  const wrap = element.ownerDocument.createElement(
    random.pick(['p', 'form', 'a', 'ul', 'template', 'button']),
  )
  element.replaceWith(wrap)
  wrap.append(element)
}

function unwrapped(elements: readonly Element[], random: Random) {
  const element = random.pick(elements)
  element.replaceWith(...element.childNodes)
}

function strangeText(elements: readonly Element[], random: Random) {
  const leaves = elements.filter(
    (element) => element.childElementCount === 0 && element.localName !== 'script',
  )
  if (leaves.length > 0) random.pick(leaves).textContent = random.pick(HOSTILE_VALUES)
}

function emptied(elements: readonly Element[], random: Random) {
  random.pick(elements).replaceChildren()
}
