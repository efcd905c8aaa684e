/// <reference types="google.maps" />
import type { Page } from '../../src/page/page'
import { MapsError } from './maps-error'
import { unlessForbidden } from './policy-refusal'
import { findMapsTag, type MapsTag } from './script-tag'
import { TIME_LIMIT_MS, withTimeLimit } from './time-limit'

export type MapsApi = typeof google.maps

const LIBRARIES = ['core', 'maps', 'marker', 'geocoding'] as const
const VERSION = 'weekly'
const POLL_MS = 100
/** A tag whose script has arrived has only to evaluate it. */
const LOADED_TAG_LIMIT_MS = 2000

/**
 * The Maps API: the one on the page, else the one that a tag of the page loads, else one loaded with the page's key
 * (contract 03 D14). It is never loaded twice.
 * @throws MapsError
 */
export async function mapsLibrary(page: Page): Promise<MapsApi> {
  if (!presentApi(page.window)) await loadApi(page)
  const maps = presentApi(page.window)
  if (!maps) throw new MapsError('blocked')
  return withLibraries(maps, page)
}

type MapsWindow = Window & { google?: { maps?: Partial<MapsApi> } }

function presentApi({ google }: MapsWindow): MapsApi | undefined {
  const maps = google?.maps
  const isThere = typeof maps?.importLibrary === 'function' || typeof maps?.Map === 'function'
  return isThere ? (maps as MapsApi) : undefined
}

async function loadApi(page: Page): Promise<void> {
  const { document, window, settings } = page
  const tag = findMapsTag(document)
  if (tag && !tag.runs) throw new MapsError('held back')
  if (tag && (await outcomeOf(tag, window)) === 'arrived') return
  const setting = settings['mapsKey']
  const key = tag?.key || (typeof setting === 'string' ? setting.trim() : '')
  if (!key) throw new MapsError(tag ? 'blocked' : 'no key')
  const { setOptions } = await import('@googlemaps/js-api-loader')
  if (!presentApi(window)) setOptions({ key, v: VERSION })
}

/** Waits until the page's own tag has loaded the library or has failed. */
function outcomeOf({ script }: MapsTag, window: Window): Promise<'arrived' | 'failed'> {
  const { performance } = window
  const isLoaded = (performance.getEntriesByName?.(script.src, 'resource') ?? []).length > 0
  return new Promise((resolve, reject) => {
    const settle = (outcome: 'arrived' | 'failed') => {
      end()
      resolve(outcome)
    }
    const look = () => {
      if (presentApi(window)) settle('arrived')
    }
    const fail = () => settle('failed')
    const timer = setInterval(look, POLL_MS)
    const limit = setTimeout(
      () => {
        // A script that has arrived without the library has failed; one that has not may only be slow.
        if (isLoaded) return fail()
        end()
        reject(new MapsError('timeout'))
      },
      isLoaded ? LOADED_TAG_LIMIT_MS : TIME_LIMIT_MS,
    )
    function end() {
      clearInterval(timer)
      clearTimeout(limit)
      script.removeEventListener('load', look)
      script.removeEventListener('error', fail)
    }
    script.addEventListener('load', look)
    script.addEventListener('error', fail)
  })
}

/** Newer versions load their libraries on demand. */
async function withLibraries(maps: MapsApi, page: Page): Promise<MapsApi> {
  if (typeof maps.importLibrary !== 'function') return maps
  try {
    const load = () => Promise.all(LIBRARIES.map((name) => maps.importLibrary(name)))
    await withTimeLimit(unlessForbidden(page, load))
  } catch (cause) {
    throw cause instanceof MapsError ? cause : new MapsError('blocked', cause)
  }
  return presentApi(page.window) ?? maps
}
