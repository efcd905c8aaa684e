import type { Size } from '../lightbox/item'
import { NETWORKS, THUMB_SIZE, type ThemeSettings } from './settings'

/** As long as the skins of the library are. A class has no blanks. */
const SKIN = /^[\w-]{1,40}$/

/** What scripts hand to `jQuery.iLightBox` (contract 03 §4.2): data from outside; what it does not say is the page's. */
export function withCallOptions(settings: ThemeSettings, options: unknown): ThemeSettings {
  const [controls, social, thumbs] = ['controls', 'social', 'thumbnails'].map((name) => part(options, name))
  const [skin, linkId, arrows, thumbnail] = [
    part(options, 'skin'),
    part(options, 'linkId'),
    part(controls, 'arrows'),
    part(controls, 'thumbnail'),
  ]
  return {
    ...settings,
    mode: isBoolean(arrows) ? (arrows ? 'arrows' : 'peek') : settings.mode,
    hasThumbs: isBoolean(thumbnail) ? thumbnail : settings.hasThumbs,
    thumbSize: thumbSizeOf(thumbs),
    skin: typeof skin === 'string' && SKIN.test(skin) ? skin : settings.skin,
    networks: social === undefined ? settings.networks : networksOf(part(social, 'buttons')),
    wraps: part(options, 'infinite') === true,
    linkId: typeof linkId === 'string' && linkId !== '' ? linkId : undefined,
  }
}

/** The item that it begins with. */
export function startOf(options: unknown): number {
  const start = Number(part(options, 'startFrom'))
  return Number.isFinite(start) ? start : 0
}

/** Never larger than the theme's (spec storefront §9). */
function thumbSizeOf(thumbs: unknown): Size {
  const side = (name: string, most: number) => {
    const px = Number(part(thumbs, name))
    return px > 0 ? Math.min(px, most) : most
  }
  return { width: side('maxWidth', THUMB_SIZE.width), height: side('maxHeight', THUMB_SIZE.height) }
}

/** Of a network that is closed nothing is left. */
function networksOf(buttons: unknown) {
  return NETWORKS.filter((network) => Boolean(part(buttons, network)))
}

const isBoolean = (value: unknown) => typeof value === 'boolean'

/** A property of what may be no object. */
export function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
