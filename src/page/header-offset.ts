/** Heights in px of what covers the top of the window (contract 01 §0.7). */
export interface HeaderOffset {
  readonly adminBar: number
  readonly total: number
}

/**
 * Measures what a scroll target must stay clear of: admin bar, header, sticky top bar. Zero before the page's `load`,
 * since fonts and images may still move the header.
 */
export function headerOffset(document: Document): HeaderOffset {
  if (document.readyState !== 'complete') return { adminBar: 0, total: 0 }
  return measuredOffset(document)
}

/** The same at any time: for what is to have its size before the page is seen. */
export function measuredOffset(document: Document): HeaderOffset {
  const adminBar = height(document.getElementById('wpadminbar'))
  return { adminBar, total: adminBar + headerHeight(document) + topBarHeight(document) }
}

function headerHeight(document: Document): number {
  const { classList } = document.body
  const sticky = document.querySelector<HTMLElement>('.sticky-header')
  const desktopSticks =
    classList.contains('sticky-header-enabled') && !classList.contains('sticky-header-transparent')
  if (desktopSticks && sticky && isVisible(sticky)) {
    return standingHeight(sticky) || height(document.getElementById('header-section'))
  }
  const mobile = document.getElementById('mobile-header')
  return classList.contains('mh-sticky') && mobile && isVisible(mobile) ? height(mobile) : 0
}

function topBarHeight(document: Document): number {
  const sticky = document.querySelector<HTMLElement>('.sticky-top-bar')
  if (!sticky) return 0
  return height(sticky) || height(document.getElementById('top-bar'))
}

/** A header that has shrunk or gone away grows back as the page comes up again: its place keeps its full height. */
function standingHeight(header: HTMLElement): number {
  const place = header.closest<HTMLElement>('.sticky-wrapper')
  return Math.max(height(header), height(place))
}

function height(element: HTMLElement | null): number {
  return element?.offsetHeight ?? 0
}

function isVisible(element: HTMLElement): boolean {
  return element.getClientRects().length > 0
}
