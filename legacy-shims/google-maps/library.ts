/// <reference types="google.maps" />
import type { Page } from '../../src/page/page'
import { MapsError } from './maps-error'
import { unlessForbidden } from './policy-refusal'
import { findMapsTag, type MapsTag } from './script-tag'
import { inTime, TIME_LIMIT_MS } from './time-limit'

export type MapsApi = typeof google.maps

const LIBRARIES = ['core', 'maps', 'marker', 'geocoding'] as const
const VERSION = 'weekly'
const LOOK_AGAIN_MS = 100
/** A tag that has been answered needs no more than its own parts. */
const ANSWERED_LIMIT_MS = 2000

/**
 * The Maps API: the one that is there; the one that a tag of the page brings; else the one that the page's key opens
 * (contract 03 D14). It is never loaded beside another one.
 * @throws MapsError
 */
export async function mapsLibrary(page: Page): Promise<MapsApi> {
  if (!present(page.window)) await bring(page)
  const maps = present(page.window)
  if (!maps) throw new MapsError('blocked')
  return whole(maps, page)
}

type MapsWindow = Window & { google?: { maps?: Partial<MapsApi> } }

function present({ google }: MapsWindow): MapsApi | undefined {
  const maps = google?.maps
  const isThere = typeof maps?.importLibrary === 'function' || typeof maps?.Map === 'function'
  return isThere ? (maps as MapsApi) : undefined
}

async function bring(page: Page): Promise<void> {
  const { document, window, settings } = page
  const tag = findMapsTag(document)
  if (tag && !tag.runs) throw new MapsError('held back')
  if (tag && (await arrival(tag, window)) === 'arrived') return
  const setting = settings['mapsKey']
  const key = tag?.key || (typeof setting === 'string' ? setting.trim() : '')
  if (!key) throw new MapsError(tag ? 'blocked' : 'no key')
  const { setOptions } = await import('@googlemaps/js-api-loader')
  if (!present(window)) setOptions({ key, v: VERSION })
}

/** Waits for the page's own tag: whether it brings the library, or has failed. */
function arrival({ script }: MapsTag, window: Window): Promise<'arrived' | 'failed'> {
  const { performance } = window
  const isAnswered = (performance.getEntriesByName?.(script.src, 'resource') ?? []).length > 0
  return new Promise((resolve, reject) => {
    const settle = (outcome: 'arrived' | 'failed') => {
      end()
      resolve(outcome)
    }
    const look = () => {
      if (present(window)) settle('arrived')
    }
    const fail = () => settle('failed')
    const timer = setInterval(look, LOOK_AGAIN_MS)
    const limit = setTimeout(
      () => {
        // One that has been answered without bringing anything is dead; a slow one may still come.
        if (isAnswered) return fail()
        end()
        reject(new MapsError('timeout'))
      },
      isAnswered ? ANSWERED_LIMIT_MS : TIME_LIMIT_MS,
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

/** Newer ones fetch their parts when they are asked for. */
async function whole(maps: MapsApi, page: Page): Promise<MapsApi> {
  if (typeof maps.importLibrary !== 'function') return maps
  try {
    const load = () => Promise.all(LIBRARIES.map((name) => maps.importLibrary(name)))
    await inTime(unlessForbidden(page, load))
  } catch (cause) {
    throw cause instanceof MapsError ? cause : new MapsError('blocked', cause)
  }
  return present(page.window) ?? maps
}
