/** The heights, in px, of the elements that cover the top of the window (contract 01 §0.7). */
interface HeaderOffset {
  readonly adminBar: number
  readonly total: number
}

/**
 * Measures the admin bar, header and sticky top bar, which a scroll target must stay clear of. Zero before the page's
 * `load` event, because fonts and images may still change the header.
 */
export function headerOffset(document: Document): HeaderOffset {
  if (document.readyState !== 'complete') return { adminBar: 0, total: 0 }
  return measuredOffset(document)
}

/** Does the same before `load`, for elements that need their size before the page is shown. */
export function measuredOffset(document: Document): HeaderOffset {
  const adminBar = height(document.getElementById('wpadminbar'))
  return { adminBar, total: adminBar + headerHeight(document) + topBarHeight(document) }
}

function headerHeight(document: Document): number {
  const { classList } = document.body
  const sticky = document.querySelector<HTMLElement>('.sticky-header')
  const isDesktopSticky =
    classList.contains('sticky-header-enabled') && !classList.contains('sticky-header-transparent')
  if (isDesktopSticky && sticky && isVisible(sticky)) {
    return fullHeight(sticky) || height(document.getElementById('header-section'))
  }
  const mobile = document.getElementById('mobile-header')
  return classList.contains('mh-sticky') && mobile && isVisible(mobile) ? height(mobile) : 0
}

function topBarHeight(document: Document): number {
  const sticky = document.querySelector<HTMLElement>('.sticky-top-bar')
  if (!sticky) return 0
  return height(sticky) || height(document.getElementById('top-bar'))
}

/** The full height of a header that may have shrunk or is hidden: its wrapper keeps that height. */
function fullHeight(header: HTMLElement): number {
  return Math.max(height(header), height(header.closest<HTMLElement>('.sticky-wrapper')))
}

function height(element: HTMLElement | null): number {
  return element?.offsetHeight ?? 0
}

function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0
}
