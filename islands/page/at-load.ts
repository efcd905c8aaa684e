import type { Island } from '../../src/runtime/island'

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
