import type { LightboxItem } from '../../../src/overlay/lightbox/item'

/** What the theme's lightbox shows of an item beside the item itself (contract 03 §4.1). */
export interface ThemeItem extends LightboxItem {
  /** HTML over the lower edge of the picture; may be empty. */
  readonly caption: string
  /** HTML above the picture; may be empty. */
  readonly title: string
  /** A small picture of it for the strip, if there is one. */
  readonly thumb?: string | undefined
}
