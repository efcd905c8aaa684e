import type { Island, PageBehaviour } from '../../src/page/island'
import { mount as formPlaceholders, PLACEHOLDERS } from './form-placeholders'
import { mount as orderTracking } from './order-tracking'
import { mount as shippingCalculator } from './shipping-calculator'

type Configured = Window & {
  laurelConfig?: { antiSpamFields?: unknown } | null
  wc_order_attribution?: unknown
  wpcf7?: unknown
}

const behaviours = () => import('./behaviours')

/** The islands of forms. */
export const islands: readonly Island[] = [
  {
    name: 'contact-form',
    selector: '.wpcf7',
    wake: 'idle',
    wakesOn: ['focusin'],
    holds: ['submit'],
    wakesOnTyping: true,
    load: behaviours,
  },
  {
    name: 'behaviour-fields',
    selector: 'form[method="post" i]',
    wake: 'idle',
    when: ({ document, laurelConfig }: Configured) =>
      Boolean(laurelConfig?.antiSpamFields ?? document.querySelector('.akismet-fields-container')),
    load: () => import('./behaviour-fields'),
  },
  {
    name: 'order-tracking',
    selector: '#track-order-modal form',
    wake: 'early',
    load: () => ({ mount: orderTracking }),
  },
  {
    name: 'form-placeholders',
    selector: PLACEHOLDERS.map(({ field }) => field).join(', '),
    wake: 'idle',
    load: () => ({ mount: formPlaceholders }),
  },
  {
    name: 'shipping-calculator',
    selector: '.shipping-calculator-form',
    wake: 'idle',
    load: () => ({ mount: shippingCalculator }),
  },
]

/** Behaviours of the whole page. */
export const pageBehaviours: readonly PageBehaviour[] = [
  {
    name: 'contact-form-globals',
    wake: 'idle',
    when: (window: Configured) => Boolean(window.wpcf7),
    load: behaviours,
  },
  {
    name: 'order-attribution',
    wake: 'early',
    when: (window: Configured) => Boolean(window.wc_order_attribution),
    load: () => import('./order-attribution'),
  },
]
