import type { PageFacts } from '../../src/page/page'
import type { Island } from '../../src/runtime/island'

type Configured = Window & {
  laurelConfig?: { pictureSwap?: unknown } | null
}

/** Of which each page with a host of one of these has some. */
const CLASSES =
  'sf-preloader page-transitions header-below-slider fancy-heading hero-content-split single-post-fw-media-title single-portfolio-poster'

/**
 * Whether the page may have any of these.
 * @param classes of all its elements
 */
export const showsAtLoad = (classes: ReadonlySet<string>, { settings }: Pick<PageFacts, 'settings'>) =>
  Boolean(settings['pictureSwap']) || CLASSES.split(' ').some((name) => classes.has(name))

/** The page itself: what shows at load. */
export const islands: readonly Island[] = [
  {
    name: 'page-cover',
    selector: 'body:is(.sf-preloader, .page-transitions, .header-below-slider)',
    wake: 'early',
    load: () => import('./page-cover'),
  },
  {
    name: 'picture-swap',
    selector: 'body',
    wake: 'early',
    when: ({ laurelConfig }: Configured) => Boolean(laurelConfig?.pictureSwap),
    load: () => import('./picture-swap'),
  },
  {
    name: 'hero-heading',
    selector:
      '.fancy-heading, .hero-content-split #main-container, article.single-post-fw-media-title, article.single-portfolio-poster',
    wake: 'early',
    load: () => import('./hero-heading'),
  },
]
