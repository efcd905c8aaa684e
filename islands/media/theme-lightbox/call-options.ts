import type { Size } from '../../../src/overlay/lightbox/item'
import { isRecord } from '../../../src/page/is-record'
import { NETWORKS, THUMB_SIZE, type ThemeSettings } from './settings'

type Given = Readonly<Record<string, unknown>>

/** As long as the skins of the library are. A class has no blanks. */
const SKIN = /^[\w-]{1,40}$/

/** What scripts hand to `jQuery.iLightBox` (contract 03 §4.2): data from outside; what it does not say is the page's. */
export function withCallOptions(settings: ThemeSettings, options: unknown): ThemeSettings {
  const { controls, social, thumbnails, skin, linkId, infinite } = recordOf(options)
  const { arrows, thumbnail } = recordOf(controls)
  return {
    ...settings,
    mode: isBoolean(arrows) ? (arrows ? 'arrows' : 'peek') : settings.mode,
    hasThumbs: isBoolean(thumbnail) ? thumbnail : settings.hasThumbs,
    thumbSize: thumbSizeOf(recordOf(thumbnails)),
    skin: typeof skin === 'string' && SKIN.test(skin) ? skin : settings.skin,
    networks: social === undefined ? settings.networks : networksOf(recordOf(social)),
    wraps: infinite === true,
    linkId: typeof linkId === 'string' && linkId !== '' ? linkId : undefined,
  }
}

/** The item that it begins with. */
export function startOf(options: unknown): number {
  const start = Number(recordOf(options)['startFrom'])
  return Number.isFinite(start) ? start : 0
}

/** Never larger than the theme's (spec storefront §9). */
function thumbSizeOf({ maxWidth, maxHeight }: Given): Size {
  const side = (given: unknown, most: number) => (Number(given) > 0 ? Math.min(Number(given), most) : most)
  return { width: side(maxWidth, THUMB_SIZE.width), height: side(maxHeight, THUMB_SIZE.height) }
}

/** Of a network that is closed nothing is left. */
function networksOf({ buttons }: Given) {
  const shown = recordOf(buttons)
  return NETWORKS.filter((network) => Boolean(shown[network]))
}

const isBoolean = (value: unknown) => typeof value === 'boolean'

/** What may be no object has nothing in it. */
export const recordOf = (value: unknown): Given => (isRecord(value) ? value : {})
