import type { Island, PageBehaviour } from '../../src/page/island'

type Configured = Window & {
  laurelConfig?: { pictureSwap?: unknown; errorReports?: unknown } | null
}

/** Islands that change what is visible while the page loads. */
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

/** Behaviours of the whole page. */
export const pageBehaviours: readonly PageBehaviour[] = [
  {
    name: 'error-reports',
    wake: 'early',
    when: ({ laurelConfig }: Configured) => Boolean(laurelConfig?.errorReports),
    load: () => import('./error-reports'),
  },
  {
    name: 'picture-swap',
    wake: 'early',
    when: ({ laurelConfig }: Configured) => Boolean(laurelConfig?.pictureSwap),
    load: () => import('./picture-swap'),
  },
]
