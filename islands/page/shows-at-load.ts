import { find } from '../../src/dom/query'
import type { PageFacts } from '../../src/page/page'

/** Of which each page with a host of an island of `at-load.ts` has some. */
const CLASSES =
  '.sf-preloader, .page-transitions, .header-below-slider, .fancy-heading, .hero-content-split, ' +
  '.single-post-fw-media-title, .single-portfolio-poster'

/** Whether the page may have any of those islands. */
export const showsAtLoad = ({ document, settings }: Pick<PageFacts, 'document' | 'settings'>) =>
  Boolean(settings['pictureSwap']) || find(document, CLASSES) !== null
