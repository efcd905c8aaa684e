import { attributeOriginal, classOriginal, type Original, styleOriginal, textOriginal } from './original'

const ORIGINALS = {
  class: classOriginal,
  attribute: attributeOriginal,
  style: styleOriginal,
  text: textOriginal,
}
export type PlaceKind = keyof typeof ORIGINALS

/** What is driven of one node that the server printed: each class, attribute, style and text is a place of its own. */
export interface Places {
  /** @param name of the class, attribute or property; of a text none */
  set(kind: PlaceKind, name: string, value: boolean | string | null): void
  /** Gives back what no longer is named. */
  keep(isNamed: (kind: PlaceKind, name: string) => boolean): void
  restore(): void
}

export function createPlaces(node: Element): Places {
  const places = new Map<string, { kind: PlaceKind; name: string; original: Original<never> }>()
  function keep(isNamed: (kind: PlaceKind, name: string) => boolean) {
    for (const [key, { kind, name, original }] of places) {
      if (isNamed(kind, name)) continue
      places.delete(key)
      original.restore()
    }
  }
  return {
    set(kind, name, value) {
      const key = `${kind} ${name}`
      const place = places.get(key) ?? {
        kind,
        name,
        original: ORIGINALS[kind](node as HTMLElement, name),
      }
      places.set(key, place)
      place.original.set(value as never)
    },
    keep,
    restore: () => keep(() => false),
  }
}

/** Drives nodes that the server printed. */
export interface Adoption {
  classes(node: Element, ...names: string[]): void
  toggle(node: Element, name: string, on: boolean): void
  /** Null takes the attribute away. */
  attribute(node: Element, name: string, value: string | null): void
  /** @param property as CSS writes it */
  style(node: HTMLElement, property: string, value: string): void
  /** The text of a leaf. */
  text(node: Element, value: string): void
}

/** An adoption in the hands of who made it. */
export interface OwnAdoption extends Adoption {
  /** Gives all of it back. */
  restore(): void
}

export function createAdoption(): OwnAdoption {
  // Weakly: nodes that the page has replaced are not kept for it.
  const adopted = new WeakMap<Element, Places>()
  const all: WeakRef<Places>[] = []

  function placesOf(node: Element) {
    let places = adopted.get(node)
    if (!places) {
      places = createPlaces(node)
      adopted.set(node, places)
      all.push(new WeakRef(places))
    }
    return places
  }

  return {
    toggle: (node, name, on) => placesOf(node).set('class', name, on),
    classes(node, ...names) {
      for (const name of names) placesOf(node).set('class', name, true)
    },
    attribute: (node, name, value) => placesOf(node).set('attribute', name, value),
    style: (node, property, value) => placesOf(node).set('style', property, value),
    text: (node, value) => placesOf(node).set('text', '', value),
    restore() {
      for (const ref of all) ref.deref()?.restore()
    },
  }
}
