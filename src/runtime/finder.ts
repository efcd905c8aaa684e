import { getterOf, memberOf } from '../dom/member'
import { find, findAll, matches, type Root } from '../dom/query'
import { ANY, keysOf } from './keys'

/** Something that is recognised by a selector. */
export interface Selected {
  readonly selector: string
}

/** One of them at one place. */
export interface Found<T> {
  readonly item: T
  readonly host: HTMLElement
}

/** Which of them to look for. */
export type Among<T> = (item: T) => boolean

export interface Finder<T> {
  /** Looks for these as well, from now on. */
  add(items: readonly T[]): void
  /** The hosts in a subtree, its root among them. */
  within(root: Root, among: Among<T>): Found<T>[]
  /** The hosts at and above an element, innermost first. */
  above(element: Element, among: Among<T>): Found<T>[]
}

interface Entry<T> {
  readonly item: T
  readonly keys: readonly string[]
  /** Its place among all that are looked for. */
  readonly at: number
}

const NONE: readonly never[] = []
/** Classes of elements, as they are printed, whose entries are remembered. */
const MOST_REMEMBERED = 500

/**
 * What it looks for is indexed by a class, an id, a tag or an attribute of their selectors: an element that
 * has none of these costs one look, however many the items.
 */
export function createFinder<T extends Selected>(document: Document): Finder<T> {
  // Where the document has no type, classes and ids match in any spelling.
  const isQuirky = memberOf(document, 'compatMode') === 'BackCompat'
  // Not by way of the element, which may be a form with a field of that name; and at once, for it is asked very often.
  const { getAttribute } = Element.prototype
  const localNameOf = getterOf(Element.prototype, 'localName')
  const parentOf = getterOf(Node.prototype, 'parentElement')
  const fold = (name: string) => (isQuirky ? name.toLowerCase() : name)
  const entries: Entry<T>[] = []
  const index = new Map<string, Entry<T>[]>()
  /** Their keys by their names. */
  const attributes = new Map<string, string>()
  const remembered = new Map<string, readonly Entry<T>[]>()

  function add(item: T) {
    const entry: Entry<T> = { item, keys: keysOf(item.selector), at: entries.length }
    entries.push(entry)
    for (const key of entry.keys) {
      const place = fold(key)
      index.set(place, [...(index.get(place) ?? []), entry])
      if (key.startsWith('[')) attributes.set(key.slice(1, -1), place)
    }
  }

  const entriesOf = (key: string): readonly Entry<T>[] => index.get(key) ?? NONE

  function entriesOfClasses(classes: string): readonly Entry<T>[] {
    const known = remembered.get(classes)
    if (known) return known
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    const found = classes.split(/\s+/).flatMap((name) => entriesOf(fold(`.${name}`)))
    remembered.set(classes, found)
    return found
  }

  /** Most elements have none: for them no list is made. */
  function candidatesAt(element: Element): readonly Entry<T>[] {
    let found = entriesOf(ANY)
    const add = (more: readonly Entry<T>[]) => {
      if (more.length > 0) found = found.length > 0 ? [...found, ...more] : more
    }
    add(entriesOf(localNameOf(element)))
    const classes = getAttribute.call(element, 'class')
    if (classes) add(entriesOfClasses(classes))
    const id = getAttribute.call(element, 'id')
    if (id) add(entriesOf(fold(`#${id}`)))
    for (const [name, key] of attributes) if (getAttribute.call(element, name) !== null) add(entriesOf(key))
    return found
  }

  function at(host: Element, among: Among<T>): readonly Found<T>[] {
    const candidates = candidatesAt(host).filter(({ item }) => among(item))
    if (candidates.length === 0 || !(host instanceof HTMLElement)) return []
    return [...new Set(candidates)]
      .filter(({ item }) => matches(host, item.selector))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => ({ item, host }))
  }

  return {
    add(items) {
      remembered.clear()
      items.forEach(add)
    },
    within(root, among) {
      const sought = entries.filter(({ item }) => among(item))
      if (sought.length === 0) return []
      if (root instanceof Element)
        return [root, ...findAll<Element>(root, '*')].flatMap((each) => at(each, among))
      // Many share a key, and most keys are not there: a simple selector is looked for fastest.
      const present = new Map<string, boolean>()
      const isPresent = (key: string) => {
        const known = present.get(key) ?? find(root, key) !== null
        present.set(key, known)
        return known
      }
      return sought
        .filter(({ keys }) => keys.some(isPresent))
        .flatMap(({ item }) => [...findAll(root, item.selector)].map((host) => ({ item, host })))
    },
    above(element, among) {
      const found: Found<T>[] = []
      for (let each: Element | null = element; each; each = parentOf(each)) found.push(...at(each, among))
      return found
    },
  }
}
