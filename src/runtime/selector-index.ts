import { getterOf } from '../dom/member'
import { ANY, keysOf } from './selector-keys'

/** One selector of the index. */
export interface Entry<T> {
  readonly item: T
  /** The order in which the selectors were added. */
  readonly order: number
}

export interface SelectorIndex<T> {
  readonly entries: readonly Entry<T>[]
  add(item: T): void
  keysOf(entry: Entry<T>): readonly string[]
  /** The entries that may match this element; an entry may be listed twice. */
  candidatesFor(element: Element): readonly Entry<T>[]
}

const NONE: readonly never[] = []
/** The number of `class` values whose entries are cached. */
const CACHE_SIZE = 500

/**
 * Indexes selectors by a class, an id, a tag or an attribute that an element needs to match. An element without any of
 * these keys costs one look-up, however many selectors there are. Selectors are analysed when they are requested first.
 * @param isQuirky in quirks mode classes and ids match whatever their case
 */
export function createSelectorIndex<T extends { readonly selector: string }>(
  isQuirky: boolean,
): SelectorIndex<T> {
  // Taken from the prototypes because a form's field may have this name, and only once because they are used very often.
  const { getAttribute } = Element.prototype
  const localNameOf = getterOf(Element.prototype, 'localName')
  const fold = (name: string) => (isQuirky ? name.toLowerCase() : name)
  const entries: Entry<T>[] = []
  const keys = new Map<Entry<T>, readonly string[]>()
  /** How many of the entries are in the maps. */
  let indexed = 0
  const byKey = new Map<string, Entry<T>[]>()
  /** The keys of attributes, by the attribute's name. */
  const attributeKeys = new Map<string, string>()
  const byClasses = new Map<string, readonly Entry<T>[]>()

  const entriesOf = (key: string): readonly Entry<T>[] => byKey.get(key) ?? NONE

  function keysOfEntry(entry: Entry<T>) {
    const known = keys.get(entry) ?? keysOf(entry.item.selector)
    keys.set(entry, known)
    return known
  }

  function indexNewEntries() {
    for (const entry of entries.slice(indexed)) {
      for (const key of keysOfEntry(entry)) {
        const folded = fold(key)
        byKey.set(folded, [...(byKey.get(folded) ?? []), entry])
        if (key.startsWith('[')) attributeKeys.set(key.slice(1, -1), folded)
      }
    }
    indexed = entries.length
    byClasses.clear()
  }

  function entriesOfClasses(classes: string): readonly Entry<T>[] {
    const cached = byClasses.get(classes)
    if (cached) return cached
    if (byClasses.size >= CACHE_SIZE) byClasses.clear()
    const found = classes.split(/\s+/).flatMap((name) => entriesOf(fold(`.${name}`)))
    byClasses.set(classes, found)
    return found
  }

  return {
    entries,
    add: (item) => void entries.push({ item, order: entries.length }),
    keysOf: keysOfEntry,
    // Most elements have no entries, so that no list is made for them.
    candidatesFor(element) {
      if (indexed < entries.length) indexNewEntries()
      let found = entriesOf(ANY)
      const add = (more: readonly Entry<T>[]) => {
        if (more.length > 0) found = found.length > 0 ? [...found, ...more] : more
      }
      add(entriesOf(localNameOf(element)))
      const classes = getAttribute.call(element, 'class')
      if (classes) add(entriesOfClasses(classes))
      const id = getAttribute.call(element, 'id')
      if (id) add(entriesOf(fold(`#${id}`)))
      for (const [name, key] of attributeKeys)
        if (getAttribute.call(element, name) !== null) add(entriesOf(key))
      return found
    },
  }
}
