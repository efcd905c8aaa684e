import * as v from 'valibot'
import { safeUrl } from '../../../src/page/safe-url'
import { text } from '../../../src/page/text'

const filled = (fallback: string) =>
  v.optional(v.fallback(v.pipe(v.string(), v.trim(), v.minLength(1)), fallback), fallback)
/** An address that runs no script. */
const address = (fallback: string) =>
  v.optional(v.fallback(v.pipe(v.unknown(), v.transform(safeUrl), v.string(), v.trim()), fallback), fallback)
/** Selectors in order of preference; a single one may be given as text. */
const places = (fallback: readonly string[]) =>
  v.optional(
    v.fallback(
      v.pipe(
        v.union([
          v.array(v.string()),
          v.pipe(
            v.string(),
            v.transform((one) => [one]),
          ),
        ]),
        v.minLength(1),
      ),
      [...fallback],
    ),
    [...fallback],
  )

/** The settings of one snippet. `false` leaves it out; other values that are no object give the defaults. */
function snippet<T extends v.ObjectEntries>(entries: T) {
  const object = v.object(entries)
  const fallback = v.parse(object, {})
  return v.optional(v.fallback(v.union([v.literal(false), object]), fallback), fallback as never)
}

const contactEntries = {
  lines: places(['.header-right .aux-item.text', '.header-left .aux-item.text', '#top-bar .tb-text']),
  text: filled(text('header-snippets.contact', 'CONTACT US')),
  href: address('/contact/'),
  className: filled('sf-button'),
  /** Used where the line has no number. */
  number: v.optional(v.fallback(v.string(), ''), ''),
}
/** Says where to look for the number on a site without the contact button. */
export const DEFAULT_CONTACT = v.parse(v.object(contactEntries), {})

/**
 * `laurelConfig.headerSnippets`: every selector, address and text of the shop's own additions to the
 * header, with the defaults of contract 01 §13.
 */
const headerSnippets = v.object({
  shopNow: snippet({
    menus: places([
      '.header-right .aux-cart-wishlist ul.menu',
      '.header-right ul.menu',
      'nav.float-alt-menu ul.menu',
    ]),
    text: filled(text('header-snippets.shop', 'SHOP NOW')),
    href: address('/shop/'),
    className: filled('sf-button'),
    colourClass: filled('accent'),
  }),
  contact: snippet(contactEntries),
  mobileNumber: snippet({ places: places(['#mobile-logo']) }),
  mobileSearch: snippet({
    boxes: places(['.header-wrap .aws-container']),
    places: places(['#mobile-header']),
    field: filled('.aws-search-field'),
    searchLabel: filled(text('common.search', 'Search')),
    closeLabel: filled(text('header-snippets.clear', 'Clear the search')),
  }),
})

export type HeaderSnippets = v.InferOutput<typeof headerSnippets>
type Enabled<K extends keyof HeaderSnippets> = Exclude<HeaderSnippets[K], false>
export type ShopNow = Enabled<'shopNow'>
export type Contact = Enabled<'contact'>
export type MobileNumber = Enabled<'mobileNumber'>
export type MobileSearch = Enabled<'mobileSearch'>

/** @returns null where the site turns all snippets off */
export function readSettings(setting: unknown): HeaderSnippets | null {
  if (setting === false) return null
  const result = v.safeParse(headerSnippets, setting)
  return result.success ? result.output : v.parse(headerSnippets, {})
}
