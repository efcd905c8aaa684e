import { getterOf, memberOf } from '../dom/member'
import { find, findAll, matches, type Root } from '../dom/query'
import { createSelectorIndex } from './selector-index'

/** Something that is recognised by a selector. */
export interface Selected {
  readonly selector: string
}

/** An item and an element that its selector matches. */
export interface Found<T> {
  readonly item: T
  readonly host: HTMLElement
}

/** Which items to look for. */
export type ItemFilter<T> = (item: T) => boolean

interface Finder<T> {
  add(items: readonly T[]): void
  /** The hosts in a subtree, its root included. */
  within(root: Root, filter: ItemFilter<T>): Found<T>[]
  /** The hosts at and above an element, innermost first. */
  above(element: Element, filter: ItemFilter<T>): Found<T>[]
}

/** Finds which items have a host in a subtree, or at and above an element. */
export function createFinder<T extends Selected>(document: Document): Finder<T> {
  const index = createSelectorIndex<T>(memberOf(document, 'compatMode') === 'BackCompat')
  const parentOf = getterOf(Node.prototype, 'parentElement')

  function foundAt(host: Element, filter: ItemFilter<T>): readonly Found<T>[] {
    const candidates = index.candidatesFor(host).filter(({ item }) => filter(item))
    if (candidates.length === 0 || !(host instanceof HTMLElement)) return []
    return [...new Set(candidates)]
      .filter(({ item }) => matches(host, item.selector))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => ({ item, host }))
  }

  return {
    add: (items) => items.forEach(index.add),
    within(root, filter) {
      const sought = index.entries.filter(({ item }) => filter(item))
      if (sought.length === 0) return []
      if (root instanceof Element)
        return [root, ...findAll<Element>(root, '*')].flatMap((element) => foundAt(element, filter))
      // Most keys are not on the page, and a browser finds a simple selector fastest: the keys are tried first.
      const presence = new Map<string, boolean>()
      const isPresent = (key: string) => {
        const known = presence.get(key) ?? find(root, key) !== null
        presence.set(key, known)
        return known
      }
      return sought
        .filter((entry) => index.keysOf(entry).some(isPresent))
        .flatMap(({ item }) => [...findAll(root, item.selector)].map((host) => ({ item, host })))
    },
    above(element, filter) {
      const found: Found<T>[] = []
      for (let each: Element | null = element; each; each = parentOf(each))
        found.push(...foundAt(each, filter))
      return found
    },
  }
}
