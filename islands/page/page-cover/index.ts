import type { Mount } from '../../../src/page/island'
import { layHeaderBelowSlider } from './header-below-slider'
import { endPreloader } from './preloader'
import { fadeBetweenPages } from './transitions'

/** What covers the page while it comes or goes, by the server's classes of the body (contract 01 §17). */
const COVERS = {
  'sf-preloader': endPreloader,
  'page-transitions': fadeBetweenPages,
  'header-below-slider': layHeaderBelowSlider,
} as const

export const mount: Mount = (body, scope) => {
  for (const [name, start] of Object.entries(COVERS)) if (body.classList.contains(name)) start(scope)
}
