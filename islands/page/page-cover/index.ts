import type { Mount } from '../../../src/page/island'
import { layHeaderBelowSlider } from './header-below-slider'
import { endPreloader } from './preloader'
import { fadeBetweenPages } from './transitions'

/** The behaviours of the cover, by body class (contract 01 §17). */
const COVERS = {
  'sf-preloader': endPreloader,
  'page-transitions': fadeBetweenPages,
  'header-below-slider': layHeaderBelowSlider,
} as const

export const mount: Mount = (body, scope) => {
  for (const [name, start] of Object.entries(COVERS)) if (body.classList.contains(name)) start(scope)
}
