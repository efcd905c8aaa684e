import type { Size } from '../../../../src/overlay/lightbox/item'
import type { Page } from '../../../../src/page/page'

export const NETWORKS = ['facebook', 'twitter', 'pinterest'] as const
export type Network = (typeof NETWORKS)[number]

/** The settings of the theme's lightbox on a page (contract 03 §0.2). */
export interface ThemeSettings {
  /** Neighbours peek in at the sides, or there are large buttons instead. */
  readonly mode: 'peek' | 'arrows'
  readonly hasThumbs: boolean
  readonly thumbSize: Size
  readonly skin: string
  readonly networks: readonly Network[]
  readonly rtl: boolean
  /** Whether the first item follows the last; in the theme's own galleries it does not. */
  readonly wraps: boolean
  readonly linkId?: string | undefined
}

/** Opening and closing (contract 03 §4.4). */
export const FADE_MS = 300
/** Spec storefront §9. */
export const THUMB_SIZE: Size = { width: 120, height: 120 }
const PARAMETERS = '#sf-option-params'
const ON = '1'

/** Reads the page's settings; templates without the element have the defaults. */
export function readThemeSettings({ element, document }: Page): ThemeSettings {
  const parameters = element(PARAMETERS)
  const option = (name: string) => parameters?.getAttribute(`data-lightbox-${name}`)?.trim()
  return {
    mode: option('nav') === 'arrows' ? 'arrows' : 'peek',
    hasThumbs: option('thumbs') === ON,
    thumbSize: THUMB_SIZE,
    skin: option('skin') === 'dark' ? 'metro-black' : 'metro-white',
    networks: option('sharing') === ON ? NETWORKS : [],
    rtl: document.body.classList.contains('rtl') || document.documentElement.dir === 'rtl',
    wraps: false,
  }
}
