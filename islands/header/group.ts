import type { Island, PageBehaviour } from '../../src/page/island'
import { mount as contactSlideout } from './contact-slideout'
import { mount as headerSearch } from './header-search'
import { mount as menuLinks } from './menu-links'
import { mount as menus } from './menus'
import { mount as stickyHeader } from './sticky-header'

/** Links to the page of a video. */
const VIDEO_SITES = '[href*="watch?v="], [href*="youtu.be/"], [href*="vimeo.com/"]'

type Configured = Window & {
  laurelConfig?: { headerSnippets?: unknown } | null
}

/** The islands of the header: panels, menus, the sticky header. */
export const islands: readonly Island[] = [
  {
    name: 'mobile-panels',
    selector: '.mobile-menu-link, .mobile-header-opts a.cart-contents',
    wake: 'idle',
    media: '(max-width: 1024px)',
    holds: ['click'],
    load: () => import('./mobile-panels'),
  },
  {
    name: 'menu-panels',
    selector: '.side-slideout-link, .overlay-menu-link, .fs-supersearch-link, .sf-pushnav-trigger',
    wake: 'idle',
    holds: ['click'],
    load: () => import('./menu-panels'),
  },
  {
    name: 'header-search',
    selector: '.header-search-link-alt, .fs-header-search-link',
    wake: 'idle',
    holds: ['click'],
    load: () => ({ mount: headerSearch }),
  },
  {
    name: 'contact-slideout',
    selector: '.contact-menu-link',
    wake: 'idle',
    holds: ['click'],
    load: () => ({ mount: contactSlideout }),
  },
  {
    name: 'video-overlay',
    selector: `.fw-video-link, :is(.menu-item, .mega-menu-item) a:is(${VIDEO_SITES})`,
    wake: 'intent',
    holds: ['click'],
    load: () => import('./video-overlay'),
  },
  {
    name: 'menus',
    selector: 'ul.menu, .aux-language, .aux-language-text, ul.wcml_currency_switcher',
    wake: 'idle',
    wakesOn: ['pointerover', 'focusin'],
    holds: ['click'],
    holdsWithin: '.menu-item-has-children > a',
    load: () => ({ mount: menus }),
  },
  {
    name: 'mega-menu',
    selector: 'ul.mega-menu',
    wake: 'idle',
    wakesOn: ['pointerover', 'focusin'],
    holds: ['click'],
    holdsWithin: '.mega-menu-item-has-children > a',
    load: () => import('./mega-menu'),
  },
  {
    name: 'menu-links',
    selector: ':is(.menu-item, .mega-menu-item) a[href^="#"]:not([href="#"])',
    wake: 'intent',
    holds: ['click'],
    load: () => ({ mount: menuLinks }),
  },
  {
    name: 'one-page-nav',
    selector: '#one-page-nav',
    wake: 'idle',
    media: '(min-width: 1025px)',
    load: () => import('./one-page-nav'),
  },
  {
    name: 'progress-menu',
    selector: '#sidebar-progress-menu',
    wake: 'idle',
    media: '(min-width: 768px)',
    load: () => import('./progress-menu'),
  },
  {
    name: 'sticky-header',
    selector:
      '.sticky-header, .sticky-top-bar, .mh-sticky #mobile-header, #logo[data-anim]:not([data-anim=""]), ' +
      '.vertical-header-right .header-wrap',
    wake: 'idle',
    load: () => ({ mount: stickyHeader }),
  },
]

/** Behaviours of the whole page. */
export const pageBehaviours: readonly PageBehaviour[] = [
  {
    name: 'header-snippets',
    wake: 'idle',
    when: ({ laurelConfig }: Configured) => laurelConfig?.headerSnippets !== false,
    load: () => import('./header-snippets'),
  },
]
