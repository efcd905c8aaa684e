import { parseWebUrl } from '../../../src/page/parse-url'

/** The properties of a link that decide whether it opens another page of this site. */
export interface LinkFacts {
  /** The address as printed; null without one. */
  readonly href: string | null
  /** The same, resolved by the browser. */
  readonly url: string
  readonly target: string
  readonly isDownload: boolean
  readonly toggle: string | null
  readonly classes: readonly string[]
  readonly parentClasses: readonly string[]
  readonly grandparentClasses: readonly string[]
  /** The link is in the results of the live search, which open without a fade (contract 06 §9.2). */
  readonly isSearchResult: boolean
}

export interface ClickFacts {
  /** Whether it is a click of the main button, without a modifier key. */
  readonly isPlain: boolean
  readonly isPrevented: boolean
}

/** The page that the link is on. */
export interface PageState {
  readonly url: string
  readonly bodyClasses: readonly string[]
}

/** Files that the browser shows in place or saves, or that open in a lightbox. */
const FILE = /\.(jpe?g|png|gif|webp|svg|pdf|zip)(?![a-z])/i
const OTHER_PROTOCOL = /mailto|^\s*(javascript|tel:)/i
/** Links whose click another widget handles. */
const WIDGET_LINK_CLASSES = ['team-member-ajax', 'cart-contents']
/** Open panels fade by themselves. */
const PANEL_OPEN_CLASSES = ['mobile-menu-open', 'mh-overlay-show', 'side-slideout-open']

/** Whether a click opens another page of the site, so that the page fades out (contract 01 §17.2). */
export function isPageChange(link: LinkFacts, click: ClickFacts, page: PageState): boolean {
  const { href } = link
  if (!href || click.isPrevented || !click.isPlain) return false
  if (link.isDownload || !['', '_self'].includes(link.target.toLowerCase())) return false
  if (link.isSearchResult || isWidgetLink(link)) return false
  if (PANEL_OPEN_CLASSES.some((name) => page.bodyClasses.includes(name))) return false
  if (href.startsWith('#') || href.includes('?') || OTHER_PROTOCOL.test(href)) return false
  return isOtherPageOfSite(link.url, page.url)
}

function isWidgetLink({ toggle, classes, parentClasses, grandparentClasses }: LinkFacts): boolean {
  return (
    toggle === 'tab' ||
    WIDGET_LINK_CLASSES.some((name) => classes.includes(name)) ||
    parentClasses.includes('ui-accordion-header') ||
    grandparentClasses.includes('tabs')
  )
}

function isOtherPageOfSite(to: string, from: string): boolean {
  const [target, page] = [parseWebUrl(to), parseWebUrl(from)]
  if (!target || target.origin !== page?.origin) return false
  // The host is left out: a site may be called shop.gifts.
  if (FILE.test(target.pathname + target.hash)) return false
  const isSamePage = target.pathname === page.pathname && target.search === page.search
  return !(isSamePage && target.href.includes('#'))
}
