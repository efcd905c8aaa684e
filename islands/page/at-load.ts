import { find } from '../../src/dom/query'
import type { PageFacts } from '../../src/page/page'
import type { Island } from '../../src/runtime/island'

type Configured = Window & {
  laurelConfig?: { pictureSwap?: unknown } | null
}

const COVERED = 'body:is(.sf-preloader, .page-transitions, .header-below-slider)'
const HERO =
  '.fancy-heading, .hero-content-split #main-container, article.single-post-fw-media-title, article.single-portfolio-poster'

/** Whether the page has any of these. */
export const showsAtLoad = ({ document, settings }: PageFacts) =>
  Boolean(settings['pictureSwap'] || find(document, `${COVERED}, ${HERO}`))

/** The page itself: what shows at load. */
export const islands: readonly Island[] = [
  {
    name: 'page-cover',
    selector: COVERED,
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
    selector: HERO,
    wake: 'early',
    load: () => import('./hero-heading'),
  },
]
