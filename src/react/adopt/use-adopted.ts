import { useLayoutEffect, useRef, useState } from 'react'
import { createPlaces, type Place, type Places } from '../../dom/adoption'
import { listen } from '../../dom/listen'

/** How a component wants a server node to be. What it does not name stays the server's. */
export interface Adoption {
  readonly class?: Readonly<Record<string, boolean>>
  /** A boolean becomes `"true"` or `"false"`, as ARIA wants it; null takes the attribute away. */
  readonly attributes?: Readonly<Record<string, string | boolean | null>>
  /** The text of a leaf node. */
  readonly text?: string
  readonly on?: { readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void }
}

export interface AdoptOptions {
  /**
   * What is set is what the server would print by now (a stored like, a new count): it stays when the island goes.
   * Otherwise everything returns to what the server had sent.
   */
  readonly keep?: boolean
}

/** Nodes that the server printed; a component may drive several alike. They are those of its first rendering. */
export type Adopted = Element | null | readonly Element[]

type Handlers = Readonly<Record<string, (event: Event) => void>>

/**
 * Drives nodes that the server printed, in step with the component, and gives them back on unmount.
 * A place that is no longer named returns to the server's value at once. Without a node nothing happens.
 */
export function useAdopted(adopted: Adopted, adoption: Adoption, { keep = false }: AdoptOptions = {}): void {
  const [driven] = useState(() => {
    const nodes = adopted instanceof Element ? [adopted] : (adopted ?? [])
    return new Map(nodes.map((node) => [node, createPlaces(node)] as const))
  })
  const latest = useRef(adoption.on)

  useLayoutEffect(() => {
    latest.current = adoption.on
    for (const places of driven.values()) apply(adoption, places)
  })

  const types = Object.keys(adoption.on ?? {}).join()
  useLayoutEffect(() => {
    if (!types) return
    const forward = (event: Event) => (latest.current as Handlers | undefined)?.[event.type]?.(event)
    const controller = new AbortController()
    for (const node of driven.keys()) listen(node, types.split(','), forward, controller)
    return () => controller.abort()
  }, [driven, types])

  useLayoutEffect(
    () => () => {
      if (!keep) for (const places of driven.values()) apply({}, places)
    },
    [driven, keep],
  )
}

function apply({ class: classes, attributes, text }: Adoption, places: Places) {
  const named = new Set<Place>()
  function drive(place: Place, value: boolean | string | null) {
    named.add(place)
    places.set(place, value)
  }
  for (const [name, on] of Object.entries(classes ?? {})) drive(`class ${name}`, on)
  for (const [name, value] of Object.entries(attributes ?? {})) {
    drive(`attribute ${name}`, typeof value === 'boolean' ? String(value) : value)
  }
  if (text !== undefined) drive('text', text)
  places.keep(named)
}
