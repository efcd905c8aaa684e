import { useLayoutEffect, useState } from 'react'
import { createPlaces, type Place, type Places } from '../../dom/adoption'
import { listen } from '../../dom/listen'

/** The parts of a server node that a component sets. All other parts stay as the server printed them. */
export interface Adoption {
  readonly class?: Readonly<Record<string, boolean>>
  /** A boolean becomes `"true"` or `"false"`, as in ARIA; null removes the attribute. */
  readonly attributes?: Readonly<Record<string, string | boolean | null>>
  /** Inline styles, by properties as CSS writes them; `''` removes one. */
  readonly style?: Readonly<Record<string, string>>
  /** The text of a leaf node. */
  readonly text?: string
  readonly on?: { readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void }
}

export interface AdoptOptions {
  /**
   * Keeps the values on unmount, because the server would print the same by now (a stored like, a new count). Default:
   * the server's values are restored.
   */
  readonly keep?: boolean
}

/** Nodes that the server printed; several get the same values. */
export type Adopted = Element | null | readonly Element[]

type Handlers = Readonly<Record<string, (event: Event) => void>>

/**
 * Keeps server nodes in step with the component, and restores them on unmount. A part that is no longer set is restored at
 * once, and so is a node that is no longer given. Without a node nothing happens.
 */
export function useAdopted(adopted: Adopted, adoption: Adoption, { keep = false }: AdoptOptions = {}): void {
  const [driver] = useState(createDriver)
  useLayoutEffect(() => {
    driver.drive(adopted instanceof Element ? [adopted] : (adopted ?? []), adoption, keep)
  })
  useLayoutEffect(() => driver.release, [driver])
}

interface Driven {
  readonly places: Places
  types: string
  stopListening(): void
}

/** The nodes that a component drives, and what it has set on them. */
function createDriver() {
  const driven = new Map<Element, Driven>()
  let handlers: Handlers | undefined
  let keeps = false
  const forward = (event: Event) => handlers?.[event.type]?.(event)

  function take(node: Element): Driven {
    const taken = driven.get(node) ?? { places: createPlaces(node), types: '', stopListening() {} }
    driven.set(node, taken)
    return taken
  }
  function releaseAllBut(nodes: readonly Element[]) {
    for (const [node, { places, stopListening }] of driven) {
      if (nodes.includes(node)) continue
      stopListening()
      if (!keeps) apply({}, places)
      driven.delete(node)
    }
  }

  return {
    drive(nodes: readonly Element[], adoption: Adoption, keep: boolean) {
      releaseAllBut(nodes)
      handlers = adoption.on as Handlers | undefined
      keeps = keep
      const types = Object.keys(adoption.on ?? {}).join()
      for (const node of nodes) {
        const taken = take(node)
        apply(adoption, taken.places)
        if (taken.types === types) continue
        taken.stopListening()
        taken.types = types
        taken.stopListening = listen(node, Object.keys(adoption.on ?? {}), forward)
      }
    },
    release: () => releaseAllBut([]),
  }
}

function apply({ class: classes, attributes, style, text }: Adoption, places: Places) {
  const named = new Set<Place>()
  function set(place: Place, value: boolean | string | null) {
    named.add(place)
    places.set(place, value)
  }
  for (const [name, on] of Object.entries(classes ?? {})) set(`class ${name}`, on)
  for (const [name, value] of Object.entries(attributes ?? {})) {
    set(`attribute ${name}`, typeof value === 'boolean' ? String(value) : value)
  }
  for (const [property, value] of Object.entries(style ?? {})) set(`style ${property}`, value)
  if (text !== undefined) set('text', text)
  places.keep(named)
}
