import type { Island } from '../../src/page/island'

const behaviours = () => import('./behaviours')

/** The islands that open and close content. */
export const islands: readonly Island[] = [
  {
    name: 'tabs',
    selector: '[data-toggle="tab"], [data-toggle="pill"]',
    wake: 'idle',
    holds: ['click'],
    load: () => import('./tabs'),
  },
  {
    name: 'accordion',
    selector: '.spb_accordion',
    wake: 'early',
    holds: ['click'],
    holdsWithin: '.spb_accordion_section > h4',
    load: () => import('./accordion'),
  },
  {
    name: 'toggles',
    selector: '.spb_toggle',
    wake: 'idle',
    holds: ['click'],
    load: behaviours,
  },
  {
    name: 'modal',
    selector: '.modal, [data-toggle="modal"]',
    wake: 'idle',
    holds: ['click'],
    holdsWithin: '[data-toggle="modal"]',
    load: behaviours,
  },
  {
    name: 'tooltip',
    selector: '[data-toggle="tooltip"], .comment-avatar, .grid-image',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin'],
    load: () => import('./tooltip'),
  },
  {
    name: 'expanding-row',
    selector: '.spb-row-expand-text',
    wake: 'idle',
    holds: ['click'],
    load: behaviours,
  },
]
