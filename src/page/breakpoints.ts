/**
 * Widths in CSS px at which the theme's layout changes (spec storefront §4, §9). The narrower layout applies at each width
 * and below.
 */
export const BREAKPOINTS_PX = {
  tabletLandscape: 1024,
  tabletPortrait: 991,
  mobile: 767,
  /** Equal heights and the product gallery apply from here up. */
  aboveMobile: 768,
} as const

/** The largest width with the mobile header, in px; null if the theme prints none of its three body classes. */
export function mobileHeaderLimit(body: Element): number | null {
  // Contract 01 §0.5.
  const limits = {
    'mhs-tablet-land': BREAKPOINTS_PX.tabletLandscape,
    'mhs-tablet-port': BREAKPOINTS_PX.tabletPortrait,
    'mhs-mobile': BREAKPOINTS_PX.mobile,
  }
  for (const [name, limit] of Object.entries(limits)) {
    if (body.classList.contains(name)) return limit
  }
  return null
}

/** Whether menus open by hover: in a container wider than on phones (contract 02 §0.2), or in a fixed-width theme. */
export function opensByHover(document: Document): boolean {
  if (document.body.classList.contains('responsive-fixed')) return true
  return (document.getElementById('container')?.offsetWidth ?? 0) > BREAKPOINTS_PX.mobile
}
