import { attributeOriginal, classOriginal, type Original, styleOriginal } from '../react/adopt/original'

/** Drives nodes that the server printed, and gives all of it back at the end. */
export interface Adoption {
  classes(node: Element, ...names: string[]): void
  toggle(node: Element, name: string, on: boolean): void
  /** Null takes the attribute away. */
  attribute(node: Element, name: string, value: string | null): void
  /** @param property as CSS writes it */
  style(node: HTMLElement, property: string, value: string): void
  restore(): void
}

export function createAdoption(): Adoption {
  // Weakly: nodes that the page has replaced are not kept for it.
  const adopted = new WeakMap<Element, Map<string, Original<never>>>()
  let nodes: WeakRef<Element>[] = []

  function place<T>(node: Element, key: string, create: () => Original<T>): Original<T> {
    let places = adopted.get(node)
    if (!places) {
      places = new Map()
      adopted.set(node, places)
      nodes.push(new WeakRef(node))
    }
    const original = (places.get(key) as Original<T> | undefined) ?? create()
    places.set(key, original as Original<never>)
    return original
  }
  const toggle = (node: Element, name: string, on: boolean) =>
    place(node, `class ${name}`, () => classOriginal(node, name)).set(on)

  return {
    toggle,
    classes(node, ...names) {
      for (const name of names) toggle(node, name, true)
    },
    attribute(node, name, value) {
      place(node, `attribute ${name}`, () => attributeOriginal(node, name)).set(value)
    },
    style(node, property, value) {
      place(node, `style ${property}`, () => styleOriginal(node, property)).set(value)
    },
    restore() {
      for (const ref of nodes) {
        const node = ref.deref()
        if (!node) continue
        for (const original of adopted.get(node)?.values() ?? []) original.restore()
        adopted.delete(node)
      }
      nodes = []
    },
  }
}
