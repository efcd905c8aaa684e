import { subjectNames } from './subject-names'

/**
 * A page's elements by class, id, tag and attribute. jsdom tries each selector on every element of a page;
 * this index walks the page once for the selectors of all islands.
 */
export interface HostIndex {
  /** The same elements, in the same order, as the document's own `querySelectorAll`. */
  find(selector: string): HTMLElement[]
}

export function createHostIndex(document: Document): HostIndex {
  const order = new Map<Element, number>()
  const named = new Map<string, Set<Element>>()

  function add(name: string, element: Element) {
    const key = name.toLowerCase()
    const list = named.get(key)
    if (list) list.add(element)
    else named.set(key, new Set([element]))
  }

  // A walker that shows elements only (1): jsdom would build its live lists again at each access.
  const walker = document.createTreeWalker(document, 1)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node as HTMLElement // the walker shows nothing else
    order.set(element, order.size)
    add(element.localName, element)
    for (const { name, value } of element.attributes) {
      add(`[${name}`, element)
      if (name === 'id') add(`#${value}`, element)
      if (name === 'class') for (const each of value.split(/\s+/)) add(`.${each}`, element)
    }
  }
  const placeOf = (element: Element) => order.get(element) ?? 0

  return {
    find(selector) {
      const names = subjectNames(selector)
      if (!names) return [...document.querySelectorAll<HTMLElement>(selector)]
      const candidates = new Set(names.flatMap((name) => [...(named.get(name.toLowerCase()) ?? [])]))
      return [...candidates]
        .filter((element): element is HTMLElement => element.matches(selector))
        .sort((one, other) => placeOf(one) - placeOf(other))
    },
  }
}
