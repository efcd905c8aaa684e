import type { Island, PageBehaviour } from '../../src/page/island'
import { mount as globals } from './engraving-globals'

const behaviours = () => import('./behaviours')
const settings = () => import('./settings-page')

/** The page of an order that has been received, of the shop's classic template or of its blocks. */
const RECEIVED = '.woocommerce-order, .woocommerce-order-received, [class*="wc-block-order-confirmation-"]'

/** The islands of engraving. */
export const islands: readonly Island[] = [
  {
    name: 'engraving-choice',
    selector: '#tmmengravingsettings',
    wake: 'early',
    holds: ['click'],
    load: settings,
  },
  {
    name: 'engraving-checks',
    selector: '#tmmengravingsettings',
    wake: 'early',
    holds: ['click', 'submit'],
    load: settings,
  },
  {
    name: 'engraving-logo',
    selector: '#tmmengravingsettings',
    wake: 'early',
    holds: ['click'],
    holdsWithin: '#tmmengravingsettingssubmit',
    load: settings,
    view: () => import('./engraving-logo/view'),
    viewWaits: true,
  },
  {
    name: 'engraving-drafts',
    selector: '#tmmengravingsettings',
    // At once, so that the visitor sees the restored text.
    wake: 'early',
    load: settings,
  },
  {
    name: 'engraving-lines',
    selector: '#tmmengravingdetails',
    // At once, wherever the form is: its restored values have to be in it when it is sent.
    wake: 'early',
    wakesOnTyping: true,
    holds: ['click', 'keydown'],
    holdsWithin: '.tmm-arrow, #tmmengravingdetailssubmit',
    load: () => import('./engraving-lines'),
    view: () => import('./engraving-lines/view'),
    viewWaits: true,
  },
  {
    name: 'checkout-helpers',
    selector: 'form.checkout',
    wake: 'idle',
    wakesOn: ['focusin'],
    wakesOnTyping: true,
    load: behaviours,
  },
]

/** Behaviours of the whole page. */
export const pageBehaviours: readonly PageBehaviour[] = [
  {
    name: 'engraving-globals',
    wake: 'early',
    load: () => ({ mount: globals }),
  },
  {
    name: 'engraving-order',
    wake: 'idle',
    when: ({ document }) => document.querySelector(RECEIVED) !== null,
    load: behaviours,
  },
]
