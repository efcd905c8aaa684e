import type { Island, PageBehaviour } from '../../src/page/island'

type Configured = Window & {
  laurelConfig?: { pictureSwap?: unknown } | null
}

/** The page itself: what shows at load. */
export const islands: readonly Island[] = [
  {
    name: 'page-cover',
    selector: 'body:is(.sf-preloader, .page-transitions, .header-below-slider)',
    wake: 'early',
    load: () => import('./page-cover'),
  },
  {
    name: 'hero-heading',
    selector:
      '.fancy-heading, .hero-content-split #main-container, article.single-post-fw-media-title, article.single-portfolio-poster',
    wake: 'early',
    load: () => import('./hero-heading'),
  },
]

/** What acts on the page itself. */
export const pageBehaviours: readonly PageBehaviour[] = [
  {
    name: 'picture-swap',
    wake: 'early',
    when: ({ laurelConfig }: Configured) => Boolean(laurelConfig?.pictureSwap),
    load: () => import('./picture-swap'),
  },
]
