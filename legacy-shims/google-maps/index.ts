import type { Page } from '../../src/page/page'
import { type DrawnMap, drawMap } from './drawn-map'
import { geocode } from './geocode'
import { isRefused, onRefused } from './key-refusal'
import { mapsLibrary } from './library'
import type { Coordinates, MapLook, View } from './map-options'
import { MapsError } from './maps-error'
import { findMapsTag } from './script-tag'

export type { DrawnMap } from './drawn-map'

/** The parts of Google Maps that laurel uses. */
export interface Maps {
  draw(canvas: HTMLElement, look: MapLook, view: View): DrawnMap
  /**
   * Where an address is; undefined when the service finds nothing.
   * @throws MapsError when the service does not answer
   */
  geocode(address: string): Promise<Coordinates | undefined>
  /** Calls back when the service refuses the page's key, and its maps with it. Returns the way to stop. */
  onRefused(callback: () => void): () => void
}

/** The kinds of failure that were reported. */
const reported = new Set<string>()
let loading: Promise<Maps> | undefined

/**
 * Loads the map service, once for the page. After a failure the next call tries again.
 * @returns undefined when it could not be loaded; each kind of failure is reported once for the page
 */
export async function loadMaps(page: Page): Promise<Maps | undefined> {
  try {
    if (isRefused()) throw new MapsError('refused')
    loading ??= createMaps(page).finally(() => {
      loading = undefined
    })
    return await loading
  } catch (cause) {
    reportOnce(page, cause)
    return undefined
  }
}

/**
 * Calls back when a tag of the library is added later, as by a consent manager when the visitor has agreed.
 * @returns a function that stops it
 */
export function onMapsTag({ onMarkup }: Pick<Page, 'onMarkup'>, callback: () => void): () => void {
  return onMarkup((roots) => {
    if (roots.some((root) => findMapsTag(root)?.runs)) callback()
  })
}

async function createMaps(page: Page): Promise<Maps> {
  const maps = await mapsLibrary(page)
  return {
    draw: (canvas, look, view) => drawMap(maps, canvas, look, view),
    geocode: (address) => geocode(maps, address),
    onRefused: (callback) =>
      onRefused(page.window, () => {
        reportOnce(page, new MapsError('refused'))
        callback()
      }),
  }
}

function reportOnce(page: Page, cause: unknown) {
  const kind = cause instanceof MapsError ? cause.kind : String(cause)
  // A tag that is held back is the visitor's choice, and no error.
  if (kind === 'held back' || reported.has(kind)) return
  reported.add(kind)
  page.report(cause, 'load')
}
