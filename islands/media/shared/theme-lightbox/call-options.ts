import type { Size } from '../../../../src/overlay/lightbox/item'
import { recordOf } from '../../../../src/page/is-record'
import { NETWORKS, THUMB_SIZE, type ThemeSettings } from './settings'

type Options = Readonly<Record<string, unknown>>

/** A class name of limited length. */
const SKIN = /^[\w-]{1,40}$/

/** The page's settings with the options that a script passes to `jQuery.iLightBox` (contract 03 §4.2). */
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

/** The index of the first item to show. */
export function startOf(options: unknown): number {
  const start = Number(recordOf(options)['startFrom'])
  return Number.isFinite(start) ? start : 0
}

/** No larger than the theme's thumbnails (spec storefront §9). */
function thumbSizeOf({ maxWidth, maxHeight }: Options): Size {
  const side = (value: unknown, most: number) => (Number(value) > 0 ? Math.min(Number(value), most) : most)
  return { width: side(maxWidth, THUMB_SIZE.width), height: side(maxHeight, THUMB_SIZE.height) }
}

/** The networks that this lightbox supports; others, such as one that was shut down, are ignored. */
function networksOf({ buttons }: Options) {
  const shown = recordOf(buttons)
  return NETWORKS.filter((network) => Boolean(shown[network]))
}

const isBoolean = (value: unknown) => typeof value === 'boolean'
