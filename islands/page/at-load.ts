import type { Island, PageBehaviour } from '../../src/page/island'

type Setting = 'pictureSwap' | 'errorReports'
type Configured = Window & { laurelConfig?: { [name in Setting]?: unknown } | null }

const isSet =
  (name: Setting) =>
  ({ laurelConfig }: Configured) =>
    Boolean(laurelConfig?.[name])

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
    when: isSet('errorReports'),
    load: () => import('./error-reports'),
  },
  {
    name: 'picture-swap',
    wake: 'early',
    when: isSet('pictureSwap'),
    load: () => import('./picture-swap'),
  },
]
