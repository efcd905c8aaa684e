import * as v from 'valibot'
import { safeUrl } from '../../../src/page/safe-url'

const word = (usual: string) =>
  v.optional(v.fallback(v.pipe(v.string(), v.trim(), v.minLength(1)), usual), usual)
/** An address that a link may have: not one that runs a script. */
const address = (usual: string) =>
  v.optional(v.fallback(v.pipe(v.unknown(), v.transform(safeUrl), v.string(), v.trim()), usual), usual)
/** Places in the order in which they are looked for: the first that is there counts. */
const places = (usual: readonly string[]) =>
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
      [...usual],
    ),
    [...usual],
  )

/** False leaves a snippet out; anything else that is no object gives its defaults. */
function part<T extends v.ObjectEntries>(entries: T) {
  const object = v.object(entries)
  const usual = v.parse(object, {})
  return v.optional(v.fallback(v.union([v.literal(false), object]), usual), usual as never)
}

const contactEntries = {
  lines: places(['.header-right .aux-item.text', '.header-left .aux-item.text', '#top-bar .tb-text']),
  text: word('CONTACT US'),
  href: address('/contact/'),
  className: word('sf-button'),
  /** For a line without one. */
  number: v.optional(v.fallback(v.string(), ''), ''),
}
/** Where the number is looked for on a site without the contact button. */
export const USUAL_CONTACT = v.parse(v.object(contactEntries), {})

/**
 * `laurelConfig.headerSnippets`: every selector, address and text of the shop's own additions to the header, with the
 * defaults of contract 01 §13.
 */
const headerSnippets = v.object({
  shopNow: part({
    menus: places([
      '.header-right .aux-cart-wishlist ul.menu',
      '.header-right ul.menu',
      'nav.float-alt-menu ul.menu',
    ]),
    text: word('SHOP NOW'),
    href: address('/shop/'),
    className: word('sf-button'),
    colourClass: word('accent'),
  }),
  contact: part(contactEntries),
  mobileNumber: part({ places: places(['#mobile-logo']) }),
  mobileSearch: part({
    boxes: places(['.header-wrap .aws-container']),
    places: places(['#mobile-header']),
    field: word('.aws-search-field'),
    searchLabel: word('Search'),
    closeLabel: word('Clear the search'),
  }),
})

export type HeaderSnippets = v.InferOutput<typeof headerSnippets>
type Enabled<K extends keyof HeaderSnippets> = Exclude<HeaderSnippets[K], false>
export type ShopNow = Enabled<'shopNow'>
export type Contact = Enabled<'contact'>
export type MobileNumber = Enabled<'mobileNumber'>
export type MobileSearch = Enabled<'mobileSearch'>

/** @returns null where the site wants none of them */
export function readSettings(setting: unknown): HeaderSnippets | null {
  if (setting === false) return null
  const result = v.safeParse(headerSnippets, setting)
  return result.success ? result.output : v.parse(headerSnippets, {})
}
