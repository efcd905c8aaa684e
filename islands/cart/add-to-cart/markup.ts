import { ancestorsOf } from '../../../src/dom/ancestors'
import { callOn } from '../../../src/dom/member'
import { find, matches } from '../../../src/dom/query'
import type { Faces } from './button'

export interface AddToCartProps {
  readonly host: HTMLElement
  readonly icon: Element | null
  readonly label: Element | null
  readonly faces: Faces
  readonly productId: string | null
  /** The wrap whose tooltip says that the product was added; null where the button stands by itself. */
  readonly tooltip: { readonly wrap: HTMLElement; readonly text: string } | null
}

/** Reads one add-to-cart button (contract 02 §2.2). Everything but the button itself may be missing. */
export function readAddToCart(host: HTMLElement): AddToCartProps {
  const icon = host.querySelector('i')
  const label = host.querySelector('span')
  /** An empty attribute says as little as none. */
  const attribute = (name: string) => host.getAttribute(name) || null
  const added = attribute('data-added_text')
  return {
    host,
    icon,
    label,
    faces: {
      loadingText: attribute('data-loading_text'),
      // In product lists there is room for the short text only.
      addedText: (host.closest('li.product') && attribute('data-added_short')) ?? added,
      // Buttons in lists print no default: what they showed at first serves.
      defaultText: attribute('data-default_text') ?? label?.textContent ?? null,
      defaultIcon: attribute('data-default_icon') ?? icon?.getAttribute('class') ?? null,
    },
    productId: attribute('data-product_id'),
    tooltip: readTooltip(host),
  }
}

function readTooltip({ parentElement: wrap }: HTMLElement): AddToCartProps['tooltip'] {
  // The wrap may be a form.
  const text = wrap && callOn(wrap, 'getAttribute', 'data-tooltip-added-text')
  if (!wrap || !text || matches(wrap, '.cart, .add-to-cart-shortcode')) return null
  return { wrap, text }
}

/** The quantity field beside a simple product's button; the shop plugin reads the button alone. */
export function quantityField(host: HTMLElement): HTMLInputElement | null {
  if (!host.matches('.add_to_cart_button.product_type_simple')) return null
  const { parentElement } = host
  return parentElement && find<HTMLInputElement>(parentElement, 'input.qty')
}

const QUICK_VIEW_ID = 'jckqv'

/** The form of the quick view around the button, which is sent instead (contract 02 §2.3). */
export function quickViewForm(host: HTMLElement): HTMLFormElement | null {
  const [, , ancestor] = ancestorsOf(host)
  return ancestor?.id === QUICK_VIEW_ID ? find<HTMLFormElement>(ancestor, 'form.cart') : null
}
