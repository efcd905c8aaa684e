import { callOn } from '../../src/dom/member'
import { matches } from '../../src/dom/query'
import type { MountedIsland } from '../../src/runtime/mounts'

/** The host alone, what is inside it, or elements beside it by a selector. */
type Place = 'host' | 'inside' | { readonly beside: string }

interface AllowedLeftover {
  readonly island: string
  readonly place: Place
  readonly change: RegExp
  readonly because: string
}

/** How a new element is told, where an attribute's change would be `name: "old" -> "new"`. */
export const NEW_ELEMENT = 'new'

/** What islands may leave behind when they are unmounted, where, and why. */
const ALLOWED: readonly AllowedLeftover[] = [
  {
    island: 'entrance',
    place: 'host',
    change: /^class: .*sf-animate/,
    because: 'the theme hides the element without the class',
  },
  {
    island: 'accordion',
    place: 'host',
    change: /^style: .*opacity: 1/,
    because: 'the theme hides the accordion until a script has run',
  },
  {
    island: 'carousel',
    place: 'host',
    change: /^style: .*opacity: 1/,
    because: 'the theme hides the list until a script has run',
  },
  {
    island: 'drawn-icon',
    place: 'host',
    change: /^style: .*opacity: 1/,
    because: 'the theme hides the icon until a script has run',
  },
  {
    island: 'drawn-icon',
    place: 'inside',
    change: /^new$/,
    because: 'the drawing replaces nothing that could be shown in its place',
  },
  {
    island: 'tabs',
    place: { beside: '.tab-pane' },
    change: /^class: .*tab-pane/,
    because: 'the theme hides panes that have the class `load`',
  },
  {
    island: 'timeline',
    place: 'inside',
    change: /^class: .*bounce-in/,
    because: 'the theme hides an item until it has come into view',
  },
  {
    island: 'timeline',
    place: 'inside',
    change: /^style: .*animation: none/,
    because: 'with reduced motion the class that shows an item must not start its animation later',
  },
  {
    island: 'progress-bars',
    place: 'host',
    change: /^class: .*"animated /,
    because: 'a bar that has filled stays full',
  },
  {
    island: 'progress-bars',
    place: 'inside',
    change: /^style: .*width: [\d.]+%/,
    because: 'a bar that has filled stays full',
  },
  {
    island: 'progress-bars',
    place: { beside: '.bar-text, .progress-value' },
    change: /^style: .*(?:width: [\d.]+%|opacity: 1)/,
    because: 'the figure of a bar that has filled stays visible',
  },
  ...['item-list', 'product-reveal', 'social-list'].map(
    (island): AllowedLeftover => ({
      island,
      place: 'inside',
      change: /^class: .*item-animated/,
      because: 'the theme hides an item without the class',
    }),
  ),
  {
    island: 'social-list',
    place: { beside: '.tweet-item, .blog-tweets > li' },
    change: /^class: .*item-animated/,
    because: 'a tweet that was shown in the list returns to its own list, where the theme would hide it',
  },
  {
    island: 'counter',
    place: 'inside',
    change: /^style: .*(?:opacity: 1|width: [\d.]+px)/,
    because: 'the theme hides the heading of a counter until a script has run',
  },
  {
    island: 'product-price',
    place: 'inside',
    change: /^(?:style: .*(?:display|visibility|clear): |disabled: |id: "" -> "quantity")/,
    because: 'the form is still sent with the options that were chosen',
  },
  {
    island: 'quantity',
    place: { beside: 'button[data-quantity]' },
    change: /^data-quantity: /,
    because: 'the button still adds the quantity of the field to the cart',
  },
  {
    island: 'behaviour-fields',
    place: 'inside',
    change: /^value: /,
    because: 'the form is still sent with the fields that describe how it was filled in',
  },
]

/** Whether one of the mounted islands may leave this change on this element. */
export function isAllowedLeftover(
  element: Element,
  change: string,
  mounted: readonly MountedIsland[],
): boolean {
  return ALLOWED.some(
    (allowed) =>
      allowed.change.test(change) &&
      mounted.some(({ name, host }) => name === allowed.island && isAt(allowed.place, element, host)),
  )
}

function isAt(place: Place, element: Element, host: Element): boolean {
  if (place === 'host') return element === host
  if (place === 'inside') return callOn(host, 'contains', element)
  return matches(element, place.beside)
}
