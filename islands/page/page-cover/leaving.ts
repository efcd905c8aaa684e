import { parseWebUrl } from '../../../src/page/parse-url'

/** As much of a link as says whether it leads to another page of this site. */
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
}

/** As much of a click. */
export interface ClickFacts {
  /** The main button, and no key held. */
  readonly isPlain: boolean
  readonly isPrevented: boolean
}

/** As much of the page that the link stands on. */
export interface PlaceFacts {
  readonly url: string
  readonly bodyClasses: readonly string[]
}

/** Files that the browser shows or saves without leaving the page behind, or that open in a lightbox. */
const FILE = /\.(jpe?g|png|gif|webp|svg|pdf|zip)(?![a-z])/i
const OTHER_PROTOCOL = /mailto|^\s*(javascript|tel:)/i
const OWN_CLICK_CLASSES = ['team-member-ajax', 'cart-contents']
/** Panels fade by themselves. */
const PANEL_OPEN_CLASSES = ['mobile-menu-open', 'mh-overlay-show', 'side-slideout-open']

/** Whether a click leads to another page of the site, and the page is to fade out for it (contract 01 §17.2). */
export function isPageChange(link: LinkFacts, click: ClickFacts, place: PlaceFacts): boolean {
  const { href } = link
  if (!href || click.isPrevented || !click.isPlain) return false
  if (link.isDownload || !['', '_self'].includes(link.target.toLowerCase())) return false
  if (isOthers(link) || PANEL_OPEN_CLASSES.some((name) => place.bodyClasses.includes(name))) return false
  if (href.startsWith('#') || href.includes('?') || OTHER_PROTOCOL.test(href)) return false
  return leadsAway(link.url, place.url)
}

function isOthers({ toggle, classes, parentClasses, grandparentClasses }: LinkFacts): boolean {
  return (
    toggle === 'tab' ||
    OWN_CLICK_CLASSES.some((name) => classes.includes(name)) ||
    parentClasses.includes('ui-accordion-header') ||
    grandparentClasses.includes('tabs')
  )
}

/** To another page of the same site: what differs in its hash alone stays on this one, and a file is no page. */
function leadsAway(to: string, from: string): boolean {
  const [target, page] = [parseWebUrl(to), parseWebUrl(from)]
  if (!target || target.origin !== page?.origin) return false
  // Not the whole address: a site may be called shop.gifts.
  if (FILE.test(target.pathname + target.hash)) return false
  const isSamePage = target.pathname === page.pathname && target.search === page.search
  return !(isSamePage && target.href.includes('#'))
}
