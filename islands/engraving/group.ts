import type { Island, PageBehaviour } from '../../src/page/island'
import { mount as globals } from './engraving-globals'

const behaviours = () => import('./behaviours')
const settings = () => import('./settings')

/** Engraving: read from top to bottom, the table of contents of this part of the product. */
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
    wake: 'visible',
    wakesOn: ['pointerover', 'focusin'],
    holds: ['click'],
    holdsWithin: '#tmmengravingsettingssubmit',
    load: () => import('./engraving-logo'),
  },
  {
    name: 'engraving-lines',
    selector: '#tmmengravingdetails',
    // At once, wherever the form is: what was typed before has to be in it when it is sent.
    wake: 'early',
    wakesOnTyping: true,
    holds: ['click', 'keydown'],
    holdsWithin: '.tmm-arrow, #tmmengravingdetailssubmit',
    load: () => import('./engraving-lines'),
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

/** What acts on the page itself. */
export const pageBehaviours: readonly PageBehaviour[] = [
  {
    name: 'engraving-globals',
    wake: 'early',
    load: () => ({ mount: globals }),
  },
  {
    name: 'engraving-order',
    wake: 'idle',
    when: ({ document }) => document.querySelector('.woocommerce-order') !== null,
    load: behaviours,
  },
]
