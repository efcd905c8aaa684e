import { find } from '../../src/dom/query'
import type { PageFacts } from '../../src/page/page'

/** Every page with a host of an island in `at-load.ts` has at least one of these. */
const MARKERS =
  '.sf-preloader, .page-transitions, .header-below-slider, .fancy-heading, .hero-content-split, ' +
  '.single-post-fw-media-title, .single-portfolio-poster'

/** Whether the page may need the file of `at-load.ts`. */
export const showsAtLoad = ({ document, settings }: Pick<PageFacts, 'document' | 'settings'>) =>
  Boolean(settings['pictureSwap']) || find(document, MARKERS) !== null
