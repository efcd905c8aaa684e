import type { Island } from '../../src/page/island'

const productPage = () => import('./page')
const calculator = () => import('./PriceCalculator')

/** The islands of a product's page. */
export const islands: readonly Island[] = [
  {
    name: 'product-gallery',
    selector: '#product-img-slider',
    wake: 'early',
    load: productPage,
  },
  {
    name: 'product-price',
    selector: 'form.variations_form',
    wake: 'early',
    holds: ['click', 'submit', 'keydown'],
    load: productPage,
    view: calculator,
    viewWaits: true,
  },
  {
    name: 'option-pickers',
    selector: '.single-product .single_variation_wrap:not(#jckqv *)',
    wake: 'idle',
    load: productPage,
    view: calculator,
    viewWaits: true,
  },
  {
    name: 'pledge-options',
    selector: '#back-this-project',
    wake: 'early',
    holds: ['click'],
    holdsWithin: '.atcf-price-option',
    load: () => import('./pledge-options'),
  },
]
