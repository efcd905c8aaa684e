import type { PageFacts } from '../../src/page/page'

/** Of which each page with a host of an island of `at-load.ts` has some. */
const CLASSES =
  'sf-preloader page-transitions header-below-slider fancy-heading hero-content-split single-post-fw-media-title single-portfolio-poster'

/**
 * Whether the page may have any of those islands.
 * @param classes of all its elements
 */
export const showsAtLoad = (classes: ReadonlySet<string>, { settings }: Pick<PageFacts, 'settings'>) =>
  Boolean(settings['pictureSwap']) || CLASSES.split(' ').some((name) => classes.has(name))
