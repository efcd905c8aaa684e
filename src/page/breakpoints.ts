/**
 * Widths in CSS px at which the theme changes (spec storefront §4, §9). At or below each, the narrower layout holds.
 */
export const BREAKPOINTS_PX = {
  tabletLandscape: 1024,
  tabletPortrait: 991,
  mobile: 767,
  /** Equal heights and the product gallery count from here up. */
  aboveMobile: 768,
} as const

/** The largest width with the mobile header in px, or null where the theme prints none of its three body classes. */
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

/**
 * Whether menus open by hover here: a container that is wider than on phones (contract 02 §0.2), or a theme that is set
 * to a fixed width.
 */
export function opensByHover(document: Document): boolean {
  if (document.body.classList.contains('responsive-fixed')) return true
  return (document.getElementById('container')?.offsetWidth ?? 0) > BREAKPOINTS_PX.mobile
}
