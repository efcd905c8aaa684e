import { attributeOriginal, classOriginal, type Original, styleOriginal, textOriginal } from './original'

const ORIGINALS = {
  class: classOriginal,
  attribute: attributeOriginal,
  style: styleOriginal,
  text: textOriginal,
}
type PlaceKind = keyof typeof ORIGINALS

const NOTHING: ReadonlySet<Place> = new Set()

/** A class, an attribute, a property of the style (as CSS writes it), or the text of a leaf. */
export type Place = `${Exclude<PlaceKind, 'text'>} ${string}` | 'text'

/** What is driven of one node that the server printed. */
export interface Places {
  set(place: Place, value: boolean | string | null): void
  /** Gives back whatever is not among these. */
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
    toggle: (node, name, on) => placesOf(node).set(`class ${name}`, on),
    classes(node, ...names) {
      for (const name of names) placesOf(node).set(`class ${name}`, true)
    },
    attribute: (node, name, value) => placesOf(node).set(`attribute ${name}`, value),
    style: (node, property, value) => placesOf(node).set(`style ${property}`, value),
    text: (node, value) => placesOf(node).set('text', value),
    restore() {
      for (const ref of all) ref.deref()?.keep(NOTHING)
    },
  }
}
