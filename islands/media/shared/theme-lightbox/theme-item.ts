import type { LightboxItem } from '../../../../src/overlay/lightbox/item'
import { text } from '../../../../src/page/text'

/** An item of the theme's lightbox (contract 03 §4.1). */
export interface ThemeItem extends LightboxItem {
  /** HTML over the lower edge of the picture; may be empty. */
  readonly caption: string
  /** HTML above the picture; may be empty. */
  readonly title: string
  /** The address of its thumbnail. */
  readonly thumb?: string | undefined
}

/** An item's accessible name in an album. @param label its own label; may be empty */
export function itemName(index: number, count: number, label = ''): string {
  const picture = text('common.picture-of', 'Picture {number} of {count}', { number: index + 1, count })
  return label ? `${picture}: ${label}` : picture
}

const keys = new WeakMap<ThemeItem, string>()
let keyCount = 0

/** An item's React key: neither its address nor its index is unique and stable. */
export function keyOf(item: ThemeItem): string {
  const known = keys.get(item)
  if (known) return known
  keyCount += 1
  keys.set(item, String(keyCount))
  return String(keyCount)
}
