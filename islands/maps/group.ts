import type { Island } from '../../src/page/island'

const behaviours = () => import('./behaviours')

/** The islands of maps and of the directory. */
export const islands: readonly Island[] = [
  {
    name: 'maps',
    selector: '.map-canvas',
    wake: 'visible',
    load: () => import('./maps'),
  },
  {
    name: 'directory-map',
    selector: '.map-directory-canvas',
    // The headline and the entries are requested at load, whether or not the map is in view.
    wake: 'idle',
    load: () => import('./directory-map'),
  },
  {
    name: 'directory-search',
    selector: '.directory-search-form',
    wake: 'idle',
    holds: ['click'],
    holdsWithin: '#directory-search-button, .directorySearch',
    load: behaviours,
  },
  {
    name: 'directory-form',
    selector: '#add-directory-entry',
    wake: 'idle',
    holds: ['submit'],
    load: behaviours,
  },
  {
    name: 'coordinates',
    selector: '[id$="_directory_calculate_coordinates"]',
    wake: 'intent',
    wakesOn: ['pointerover', 'focusin'],
    holds: ['click', 'keydown'],
    load: behaviours,
  },
]
