/** The limits of the window's width, in px, and the most items in view up to each limit (contract 03 §1.3). */
export const DESKTOP_PX = 1199
const TABLET_BELOW_DESKTOP_PX = 220
const PHONE_PX = 479
const MOST_ON_DESKTOP = 4
const MOST_ON_TABLET = 3

export type Kind = 'normal' | 'clients' | 'testimonials'

const ON_PHONE: Readonly<Record<Kind, number>> = { normal: 1, clients: 2, testimonials: 1 }

interface ViewFacts {
  readonly kind: Kind
  readonly columns: number
  /** The window's width without its scroll bar. */
  readonly widthPx: number
  /** Up to this width the window counts as a small desktop; larger on pages with a vertical header. */
  readonly desktopPx: number
}

/** How many items are in view (contract 03 §1.3). */
export function itemsPerView({ kind, columns, widthPx, desktopPx }: ViewFacts): number {
  if (widthPx > desktopPx) return columns
  if (widthPx <= PHONE_PX) return ON_PHONE[kind]
  if (kind === 'testimonials') return 1
  const most = widthPx <= desktopPx - TABLET_BELOW_DESKTOP_PX ? MOST_ON_TABLET : MOST_ON_DESKTOP
  return Math.min(columns, most)
}
