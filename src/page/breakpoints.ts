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

/** Body classes that tell at which width the mobile header takes over (contract 01 §0.5). */
const MOBILE_HEADER_LIMITS_PX: Readonly<Record<string, number>> = {
  'mhs-tablet-land': BREAKPOINTS_PX.tabletLandscape,
  'mhs-tablet-port': BREAKPOINTS_PX.tabletPortrait,
  'mhs-mobile': BREAKPOINTS_PX.mobile,
}

/** The largest width with the mobile header in px, or null where the theme prints none of the three classes. */
export function mobileHeaderLimit(body: Element): number | null {
  for (const [name, limit] of Object.entries(MOBILE_HEADER_LIMITS_PX)) {
    if (body.classList.contains(name)) return limit
  }
  return null
}

/** Above this container width the theme opens dropdowns by hover (contract 02 §0.2). */
const HOVER_ABOVE_PX = BREAKPOINTS_PX.mobile

/** Whether menus open by hover here: a wide container, or a theme that is set to a fixed width. */
export function opensByHover(document: Document): boolean {
  if (document.body.classList.contains('responsive-fixed')) return true
  return (document.getElementById('container')?.offsetWidth ?? 0) > HOVER_ABOVE_PX
}
