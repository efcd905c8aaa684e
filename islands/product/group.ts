import type { Island } from '../../src/runtime/island'

/** A product’s page: read from top to bottom, the table of contents of this part of the product. */
export const islands: readonly Island[] = [
  {
    name: 'product-gallery',
    selector: '#product-img-slider',
    wake: 'early',
    load: () => import('./product-gallery'),
  },
  {
    name: 'product-price',
    selector: 'form.variations_form',
    wake: 'early',
    holds: ['click', 'submit', 'keydown'],
    load: () => import('./product-price'),
  },
  {
    name: 'quantity',
    selector: 'div.quantity',
    wake: 'idle',
    holds: ['click'],
    holdsWithin: '.qty-plus, .qty-minus, .plus, .minus',
    hearsTyping: true,
    load: () => import('./quantity'),
  },
  {
    name: 'option-pickers',
    selector: '.single-product .single_variation_wrap:not(#jckqv *)',
    wake: 'idle',
    load: () => import('./option-pickers'),
  },
]
