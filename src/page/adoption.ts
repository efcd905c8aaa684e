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

/** What has been driven of one node. */
type Places = Map<string, Original<never>>

const ORIGINALS = { class: classOriginal, attribute: attributeOriginal, style: styleOriginal }

export function createAdoption(): Adoption {
  // Weakly: nodes that the page has replaced are not kept for it.
  const adopted = new WeakMap<Element, Places>()
  const all: WeakRef<Places>[] = []

  function put(node: Element, kind: keyof typeof ORIGINALS, name: string, value: unknown) {
    let places = adopted.get(node)
    if (!places) {
      places = new Map()
      adopted.set(node, places)
      all.push(new WeakRef(places))
    }
    const key = `${kind} ${name}`
    const original = places.get(key) ?? ORIGINALS[kind](node as HTMLElement, name)
    places.set(key, original)
    original.set(value as never)
  }

  return {
    toggle: (node, name, on) => put(node, 'class', name, on),
    classes(node, ...names) {
      for (const name of names) put(node, 'class', name, true)
    },
    attribute: (node, name, value) => put(node, 'attribute', name, value),
    style: (node, property, value) => put(node, 'style', property, value),
    restore() {
      for (const ref of all) for (const original of ref.deref()?.values() ?? []) original.restore()
    },
  }
}
