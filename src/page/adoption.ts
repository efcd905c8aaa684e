import { callOn, memberOf } from '../dom/member'
import { attributeOriginal, classOriginal, createOriginal, type Original } from '../react/adopt/original'

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
    const places = adopted.get(node) ?? adopt(node)
    const known = places.get(key) as Original<T> | undefined
    if (known) return known
    const original = create()
    places.set(key, original as Original<never>)
    return original
  }
  function adopt(node: Element) {
    const places = new Map<string, Original<never>>()
    adopted.set(node, places)
    nodes.push(new WeakRef(node))
    return places
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
        for (const name of ['class', 'style'])
          if (callOn(node, 'getAttribute', name) === '') callOn(node, 'removeAttribute', name)
      }
      nodes = []
    },
  }
}

function styleOriginal(node: HTMLElement, property: string): Original<string> {
  const style = memberOf(node, 'style')
  return createOriginal(
    () => style.getPropertyValue(property),
    (value) => style.setProperty(property, value),
  )
}
