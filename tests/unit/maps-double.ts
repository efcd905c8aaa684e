import { readFileSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'

const FILE = path.resolve(import.meta.dirname, '../../fixtures-html/assets/maps-double.js')

interface Place {
  readonly lat: number
  readonly lng: number
}

interface DrawnDouble {
  readonly canvas: HTMLElement
  readonly options: Readonly<Record<string, unknown>>
  readonly zoom: number
  readonly centre: Place
  /** The places that the map was asked to show all at once. */
  readonly bounds?: readonly Place[]
  readonly type: string
  readonly types: Readonly<Record<string, { readonly styles: unknown }>>
  readonly resizes: number
}

interface MarkerDouble {
  readonly options: Readonly<Record<string, unknown>>
  readonly place: Place
  readonly map: DrawnDouble | null
  tell(type: 'click'): void
}

/** The stand-in for the Maps API: it records calls, and answers as the test says. */
export interface MapsDouble {
  readonly maps: DrawnDouble[]
  readonly markers: MarkerDouble[]
  readonly infoWindows: {
    readonly content: HTMLElement
    readonly ariaLabel: string | null
    readonly marker?: MarkerDouble
  }[]
  readonly geocoded: string[]
  places: Record<string, readonly Place[]>
  status: string
  isSlow: boolean
  /** Lets slow answers come: those of one address, or all. */
  answer(address?: string): void
}

/** Has the Maps API there, as on a page whose theme loads it; gone after the test. */
export function provideMaps(): MapsDouble {
  const outside = window as { google?: unknown; mapsDouble?: MapsDouble }
  onTestFinished(removeMaps)
  new Function('window', 'document', readFileSync(FILE, 'utf8'))(window, document)
  if (!outside.mapsDouble) throw new Error('The stand-in for the Maps API did not start')
  return outside.mapsDouble
}

export function removeMaps(): void {
  for (const name of ['google', 'mapsDouble', 'gm_authFailure']) Reflect.deleteProperty(window, name)
}
