import { ancestorsOf } from '../../../src/dom/ancestors'
import { callOn } from '../../../src/dom/member'
import { find, matches } from '../../../src/dom/query'
import type { Labels } from './look'

export interface AddToCartParts {
  readonly host: HTMLElement
  readonly icon: Element | null
  readonly label: Element | null
  readonly labels: Labels
  readonly productId: string | null
  /** The wrapper whose tooltip tells that the product was added; null for a button without one. */
  readonly tooltip: { readonly wrap: HTMLElement; readonly text: string } | null
}

/** Reads one add-to-cart button, all of whose parts may be missing (contract 02 §2.2). */
export function readAddToCart(host: HTMLElement): AddToCartParts {
  const icon = host.querySelector('i')
  const label = host.querySelector('span')
  /** An empty attribute counts as missing. */
  const attribute = (name: string) => host.getAttribute(name) || null
  const added = attribute('data-added_text')
  return {
    host,
    icon,
    label,
    labels: {
      loadingText: attribute('data-loading_text'),
      // Product lists have room for the short text only.
      addedText: (host.closest('li.product') && attribute('data-added_short')) ?? added,
      // Buttons in lists print no default, so their first text and icon count.
      defaultText: attribute('data-default_text') ?? label?.textContent ?? null,
      defaultIcon: attribute('data-default_icon') ?? icon?.getAttribute('class') ?? null,
    },
    productId: attribute('data-product_id'),
    tooltip: readTooltip(host),
  }
}

function readTooltip({ parentElement: wrap }: HTMLElement): AddToCartParts['tooltip'] {
  // The wrapper may be a form with a field named `getAttribute`.
  const text = wrap && callOn(wrap, 'getAttribute', 'data-tooltip-added-text')
  if (!wrap || !text || matches(wrap, '.cart, .add-to-cart-shortcode')) return null
  return { wrap, text }
}

/** The quantity field beside a simple product's button. */
export function quantityField(host: HTMLElement): HTMLInputElement | null {
  if (!host.matches('.add_to_cart_button.product_type_simple')) return null
  const { parentElement } = host
  return parentElement && find<HTMLInputElement>(parentElement, 'input.qty')
}

const QUICK_VIEW_ID = 'jckqv'

/** The quick view's form around the button, which is submitted instead (contract 02 §2.3). */
export function quickViewForm(host: HTMLElement): HTMLFormElement | null {
  const [, , ancestor] = ancestorsOf(host)
  return ancestor?.id === QUICK_VIEW_ID ? find<HTMLFormElement>(ancestor, 'form.cart') : null
}

/** The typed quantity that the shop plugin is to post; null for an invalid one, which leaves the printed quantity. */
export function parseQuantity(typed: string): string | null {
  const quantity = typed.trim()
  return Number(quantity) > 0 && Number.isFinite(Number(quantity)) ? quantity : null
}
