/** How an element sticks (contract 01 §6.1). */
export interface StickyRules {
  /** The header of an app is fixed from the start and never stuck. */
  readonly isApp: boolean
  /** The header is fixed even while the page is at its top. */
  readonly staysFixed: boolean
}

/** Lengths in px; `top` counts from the document's top. */
export interface StickyGeometry {
  readonly isShown: boolean
  readonly scrollTop: number
  /** The top of the element's place in the page. */
  readonly top: number
  readonly width: number
  readonly height: number
  /** The height of what lies above the element at the window's top. */
  readonly spacing: number
  readonly documentHeight: number
}

export type StickyState =
  | { readonly kind: 'static' }
  /** Fixed without being stuck; without a width the element keeps its own. */
  | { readonly kind: 'fixed'; readonly top: number; readonly width: number | undefined }
  | {
      readonly kind: 'stuck'
      readonly top: number
      readonly width: number
      /** The end of the page pushes the element up. */
      readonly isPushed: boolean
    }

export const STATIC: StickyState = { kind: 'static' }

export function stickyState(at: StickyGeometry, { isApp, staysFixed }: StickyRules): StickyState {
  const { scrollTop, spacing, width } = at
  if (isApp) return { kind: 'fixed', top: spacing, width: undefined }
  if (!at.isShown) return STATIC
  if (scrollTop <= at.top - spacing) return staysFixed ? { kind: 'fixed', top: spacing, width } : STATIC
  const room = at.documentHeight - at.height - spacing - scrollTop
  const isPushed = room < 0
  return { kind: 'stuck', top: isPushed ? room : spacing, width, isPushed }
}

export type StickyEvent =
  | 'sticky-start'
  | 'sticky-update'
  | 'sticky-end'
  | 'sticky-bottom-reached'
  | 'sticky-bottom-unreached'

/** The events that tell other scripts of a change. */
export function stickyEvents(before: StickyState, after: StickyState): StickyEvent[] {
  if (after.kind !== 'stuck') return before.kind === 'stuck' ? ['sticky-end'] : []
  if (before.kind !== 'stuck') {
    return after.isPushed ? ['sticky-start', 'sticky-bottom-reached'] : ['sticky-start']
  }
  if (before.top === after.top && before.width === after.width) return []
  if (before.isPushed === after.isPushed) return ['sticky-update']
  return ['sticky-update', after.isPushed ? 'sticky-bottom-reached' : 'sticky-bottom-unreached']
}
