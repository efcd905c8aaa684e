import { attributeOriginal, classOriginal, type Original, styleOriginal, textOriginal } from './original'

const ORIGINALS = {
  class: classOriginal,
  attribute: attributeOriginal,
  style: styleOriginal,
  text: textOriginal,
}
type PlaceKind = keyof typeof ORIGINALS

const NOTHING: ReadonlySet<Place> = new Set()

/** A part of a node: a class, an attribute, a style property (as CSS writes it), or the text of a leaf. */
export type Place = `${Exclude<PlaceKind, 'text'>} ${string}` | 'text'

/** The changed parts of one server node. */
export interface Places {
  set(place: Place, value: boolean | string | null): void
  /** Restores the parts that are not among these. */
  keep(named: ReadonlySet<Place>): void
}

export function createPlaces(node: Element): Places {
  const originals = new Map<Place, Original<never>>()
  return {
    set(place, value) {
      let original = originals.get(place)
      if (!original) {
        const [kind, name] = place.split(' ') as [PlaceKind, string]
        original = ORIGINALS[kind](node as HTMLElement, name)
        originals.set(place, original)
      }
      original.set(value as never)
    },
    keep(named) {
      for (const [place, original] of originals) {
        if (named.has(place)) continue
        originals.delete(place)
        original.restore()
      }
    },
  }
}

/** Changes nodes that the server printed, so that they can be restored. */
export interface Adoption {
  classes(node: Element, ...names: string[]): void
  toggle(node: Element, name: string, on: boolean): void
  /** Null removes the attribute. */
  attribute(node: Element, name: string, value: string | null): void
  /** @param property as CSS writes it */
  style(node: HTMLElement, property: string, value: string): void
  /** The text of a leaf. */
  text(node: Element, value: string): void
}

/** An adoption for its creator, who may restore the nodes. */
export interface OwnAdoption extends Adoption {
  /** Restores all nodes. */
  restore(): void
}

/** @param mayChange asked before each change, and given what restores all nodes; default: always */
export function createAdoption(mayChange: (restore: () => void) => boolean = () => true): OwnAdoption {
  // Weak references, so that nodes which the page has replaced are not kept in memory.
  const adopted = new WeakMap<Element, Places>()
  const all: WeakRef<Places>[] = []

  function set(node: Element, place: Place, value: boolean | string | null) {
    if (!mayChange(restore)) return
    let places = adopted.get(node)
    if (!places) {
      places = createPlaces(node)
      adopted.set(node, places)
      all.push(new WeakRef(places))
    }
    places.set(place, value)
  }

  function restore() {
    for (const ref of all) ref.deref()?.keep(NOTHING)
  }

  return {
    toggle: (node, name, on) => set(node, `class ${name}`, on),
    classes(node, ...names) {
      for (const name of names) set(node, `class ${name}`, true)
    },
    attribute: (node, name, value) => set(node, `attribute ${name}`, value),
    style: (node, property, value) => set(node, `style ${property}`, value),
    text: (node, value) => set(node, 'text', value),
    restore,
  }
}
