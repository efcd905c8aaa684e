import { useLayoutEffect, useRef, useState } from 'react'
import { listen } from '../../page/listen'
import { attributeOriginal, classOriginal, type Original, textOriginal } from './original'

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

type Place = 'text' | `class ${string}` | `attribute ${string}`
type Places = Map<Place, Original<unknown>>
type Handlers = Readonly<Record<string, (event: Event) => void>>

/**
 * Drives nodes that the server printed, in step with the component, and gives them back on unmount.
 * A place that is no longer named returns to the server's value at once. Without a node nothing happens.
 */
export function useAdopted(adopted: Adopted, adoption: Adoption, { keep = false }: AdoptOptions = {}): void {
  const [driven] = useState(() => {
    const nodes = adopted instanceof Element ? [adopted] : (adopted ?? [])
    return new Map(nodes.map((node): [Element, Places] => [node, new Map()]))
  })
  const latest = useRef(adoption.on)

  useLayoutEffect(() => {
    latest.current = adoption.on
    for (const [node, places] of driven) apply(node, adoption, places)
  })

  const types = Object.keys(adoption.on ?? {}).join()
  useLayoutEffect(() => {
    if (!types) return
    const forward = (event: Event) => (latest.current as Handlers | undefined)?.[event.type]?.(event)
    const stops = [...driven.keys()].map((node) => listen(node, types.split(','), forward))
    return () => {
      for (const stop of stops) stop()
    }
  }, [driven, types])

  useLayoutEffect(
    () => () => {
      if (keep) return
      for (const places of driven.values()) for (const original of places.values()) original.restore()
    },
    [driven, keep],
  )
}

function apply(node: Element, { class: classes, attributes, text }: Adoption, places: Places) {
  const named = new Set<Place>()
  function drive<T>(place: Place, value: T, create: () => Original<T>) {
    named.add(place)
    const original = (places.get(place) as Original<T> | undefined) ?? create()
    places.set(place, original as Original<unknown>)
    original.set(value)
  }

  for (const [name, on] of Object.entries(classes ?? {})) {
    drive(`class ${name}`, on, () => classOriginal(node, name))
  }
  for (const [name, value] of Object.entries(attributes ?? {})) {
    const printed = typeof value === 'boolean' ? String(value) : value
    drive(`attribute ${name}`, printed, () => attributeOriginal(node, name))
  }
  if (text !== undefined) drive('text', text, () => textOriginal(node))

  for (const [place, original] of places) {
    if (named.has(place)) continue
    original.restore()
    places.delete(place)
  }
}
