import { useLayoutEffect, useRef, useState } from 'react'
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

/** Nodes that the server printed; several get the same values. Only those of the first rendering count. */
export type Adopted = Element | null | readonly Element[]

type Handlers = Readonly<Record<string, (event: Event) => void>>

/**
 * Keeps server nodes in step with the component, and restores them on unmount. A part that is no longer set is restored at
 * once. Without a node nothing happens.
 */
export function useAdopted(adopted: Adopted, adoption: Adoption, { keep = false }: AdoptOptions = {}): void {
  const [placesOf] = useState(() => {
    const nodes = adopted instanceof Element ? [adopted] : (adopted ?? [])
    return new Map(nodes.map((node) => [node, createPlaces(node)] as const))
  })
  const latest = useRef(adoption.on)

  useLayoutEffect(() => {
    latest.current = adoption.on
    for (const places of placesOf.values()) apply(adoption, places)
  })

  const types = Object.keys(adoption.on ?? {}).join()
  useLayoutEffect(() => {
    if (!types) return
    const forward = (event: Event) => (latest.current as Handlers | undefined)?.[event.type]?.(event)
    const controller = new AbortController()
    for (const node of placesOf.keys()) listen(node, types.split(','), forward, controller)
    return () => controller.abort()
  }, [placesOf, types])

  useLayoutEffect(
    () => () => {
      if (!keep) for (const places of placesOf.values()) apply({}, places)
    },
    [placesOf, keep],
  )
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
