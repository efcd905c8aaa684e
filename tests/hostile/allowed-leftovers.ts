import { readCounter } from '../../islands/builder/counter/markup'
import { animationOf } from '../../islands/builder/entrance/markup'
import { readProgress } from '../../islands/builder/progress-bars/markup'
import { buttonsOf, readQuantity } from '../../islands/cart/quantity/markup'
import { boxOf, linksOf, listOf, paneOf, panesBeside, panesIn } from '../../islands/disclosure/tabs/markup'
import { ITEM } from '../../islands/lists/item-list/markup'
import { tweetListsOf } from '../../islands/lists/social-list/markup'
import { itemsOf, partsOf } from '../../islands/lists/timeline/markup'
import { optionSelect, optionWrappers } from '../../islands/product/product-price/markup'
import { memberOf } from '../../src/dom/member'
import { find, findAll, matches } from '../../src/dom/query'
import type { MountedIsland } from '../../src/runtime/mounts'

interface AllowedLeftover {
  readonly island: string
  /** The only elements that may keep the change, found from the island's host. */
  readonly on: (host: HTMLElement) => Iterable<Element | null>
  /** One line of `leftovers.ts`. */
  readonly change: RegExp | ((element: Element) => readonly string[])
  readonly because: string
}

/** The change of a new element, where an attribute's change would be `name: "old" -> "new"`. */
export const NEW_ELEMENT = 'new'

const itself = (host: HTMLElement) => [host]
const SHOWN = /^style opacity: ".*" -> "1"$/
const REVEALED = /^class \+item-animated$/
const WHY_REVEALED = 'the theme hides an item without the class'
const WHY_SHOWN = 'the theme hides the element until a script has run'
const WHY_FULL = 'a bar that has filled stays full, and shows its figure'
const WHY_CHOSEN = 'the form is still sent with the options that were chosen'

/** The changes that islands may leave behind when they are unmounted, on which elements, and why. */
const ALLOWED: readonly AllowedLeftover[] = [
  {
    island: 'entrance',
    on: itself,
    change: (host) => ['sf-animate', ...animationOf(host)].map((name) => `class +${name}`),
    because: WHY_SHOWN,
  },
  { island: 'accordion', on: itself, change: SHOWN, because: WHY_SHOWN },
  {
    island: 'carousel',
    on: (host) => (matches(host, '.carousel-items') ? [host] : []),
    change: SHOWN,
    because: WHY_SHOWN,
  },
  { island: 'drawn-icon', on: itself, change: SHOWN, because: WHY_SHOWN },
  {
    island: 'drawn-icon',
    on: (host) => (host.childElementCount === 1 ? findAll(host, ':scope > svg') : []),
    change: new RegExp(`^${NEW_ELEMENT}$`),
    because: 'the drawing replaces nothing that could be shown in its place',
  },
  {
    island: 'tabs',
    on: panesOf,
    change: /^class (?:-load|[+-](?:active|in))$/,
    because: 'the theme hides panes until a script shows one',
  },
  {
    island: 'timeline',
    on: (host) => itemsOf(host).flatMap(partsOf),
    // With reduced motion the class that shows an item must not start its animation later.
    change: /^(?:class -is-hidden|class \+bounce-in|style animation: "" -> "(?:.* )?none(?: .*)?")$/,
    because: 'the theme hides an item until it has come into view',
  },
  { island: 'progress-bars', on: itself, change: /^class \+animated$/, because: WHY_FULL },
  {
    island: 'progress-bars',
    on: (host) => [...readProgress(host).bars.map(({ bar }) => bar), readProgress(host).text ?? null],
    change: /^style width: ".*" -> "[\d.]+%"$/,
    because: WHY_FULL,
  },
  {
    island: 'progress-bars',
    on: (host) => readProgress(host).values,
    change: /^style (?:opacity: ".*" -> "1"|display: ".*" -> "inline")$/,
    because: WHY_FULL,
  },
  { island: 'item-list', on: (host) => findAll(host, ITEM), change: REVEALED, because: WHY_REVEALED },
  {
    island: 'product-reveal',
    on: (host) => findAll(host, '.product'),
    change: REVEALED,
    because: WHY_REVEALED,
  },
  {
    island: 'social-list',
    on: (host) => tweetListsOf(host).flatMap((source) => [...source.children]),
    change: REVEALED,
    because: 'a tweet that was shown in the list returns to its own list, where the theme would hide it',
  },
  {
    island: 'counter',
    on: (host) => readCounter(host).dividers,
    change: /^style width: ".*" -> "[\d.]+px"$/,
    because: WHY_SHOWN,
  },
  {
    island: 'counter',
    on: (host) => readCounter(host).subjects,
    change: /^style (?:opacity: ".*" -> "1"|bottom: ".*" -> "0px")$/,
    because: WHY_SHOWN,
  },
  {
    island: 'product-price',
    on: optionWrappers,
    change: /^style display: ".*" -> "(?:none)?"$/,
    because: WHY_CHOSEN,
  },
  {
    island: 'product-price',
    on: (host) => optionWrappers(host).map(optionSelect),
    change: /^disabled: /,
    because: WHY_CHOSEN,
  },
  {
    island: 'product-price',
    on: (host) => findAll(host, '.reset_variations'),
    change: /^style visibility: ".*" -> "visible"$/,
    because: 'the link still clears the options that were chosen',
  },
  {
    island: 'product-price',
    on: (host) => findAll(host, '.quantity input'),
    change: /^id: "" -> "quantity"$/,
    because: 'the field keeps the id that a label of the table has named',
  },
  {
    island: 'quantity',
    on: ownButtons,
    change: /^data-quantity: /,
    because: 'the button still adds the quantity of the field to the cart',
  },
  {
    island: 'behaviour-fields',
    on: ownHiddenFields,
    change: /^value: /,
    because: 'the form is still sent with the fields that describe how it was filled in',
  },
]

/** The panes that the tab's list may show first (contract 03 §15.2). */
function panesOf(link: HTMLElement): Element[] {
  const box = boxOf(listOf(link))
  if (!box) return []
  const first = linksOf(listOf(link))
    .map(paneOf)
    .find((pane) => pane !== null)
  return [...panesIn(box), ...(first ? panesBeside(first) : [])]
}

function ownButtons(host: HTMLElement): Element[] {
  const { field } = readQuantity(host)
  return field ? buttonsOf(field) : []
}

/** The spam filter's own fields of this form, by the prefix of their names (contract 07 D6.1). */
function ownHiddenFields(form: HTMLElement): Element[] {
  const prefix = find(form, '[data-prefix]')?.getAttribute('data-prefix') || 'ak_'
  const fields = [...findAll<HTMLInputElement>(form, 'input[type="hidden"]')]
  return fields.filter((field) => memberOf(field, 'name').startsWith(prefix))
}

/** Whether one of the mounted islands may leave this change on this element. */
export function isAllowedLeftover(
  element: Element,
  change: string,
  mounted: readonly MountedIsland[],
): boolean {
  return ALLOWED.some(
    (allowed) =>
      isChange(allowed, element, change) &&
      mounted.some(({ name, host }) => name === allowed.island && [...allowed.on(host)].includes(element)),
  )
}

const isChange = ({ change }: AllowedLeftover, element: Element, text: string) =>
  change instanceof RegExp ? change.test(text) : change(element).includes(text)
