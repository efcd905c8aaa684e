import type { Coordinates } from '../../islands/maps/lat-lng'
import type { MapLook } from '../../islands/maps/look'
import type { View } from '../../islands/maps/view'
import type { Page } from '../../src/page/page'
import { type DrawnMap, drawMap } from './drawn-map'
import { geocode } from './geocode'
import { mapsLibrary } from './library'
import { MapsError } from './maps-error'
import { isRefused, onRefused } from './refusal'
import { findMapsTag } from './script-tag'

export type { DrawnMap } from './drawn-map'

/** What laurel uses of Google Maps. */
export interface Maps {
  draw(canvas: HTMLElement, look: MapLook, view: View): DrawnMap
  /**
   * Where an address is; undefined when nobody knows.
   * @throws MapsError when the service does not answer
   */
  geocode(address: string): Promise<Coordinates | undefined>
  /** Calls back when the service refuses the page's key, and its maps with it. Returns the way to stop. */
  onRefused(callback: () => void): () => void
}

/** What the page has been told of; the next attempt of another kind is told again. */
const told = new Set<string>()
let loading: Promise<Maps> | undefined

/**
 * The page's map service, fetched by the first who needs it. A later call tries again after a failure.
 * @returns undefined where there is none; the site has been told of what is wrong, once for the page
 */
export async function loadMaps(page: Page): Promise<Maps | undefined> {
  try {
    if (isRefused()) throw new MapsError('refused')
    loading ??= createMaps(page).finally(() => {
      loading = undefined
    })
    return await loading
  } catch (cause) {
    tellOnce(page, cause)
    return undefined
  }
}

/**
 * Calls back when another script's tag brings the library after all, as when the visitor has agreed to it.
 * @returns the way to stop
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
        tellOnce(page, new MapsError('refused'))
        callback()
      }),
  }
}

function tellOnce(page: Page, cause: unknown) {
  const kind = cause instanceof MapsError ? cause.kind : String(cause)
  // The visitor's own choice is no fault of the page.
  if (kind === 'held back' || told.has(kind)) return
  told.add(kind)
  page.report(cause, 'load')
}
