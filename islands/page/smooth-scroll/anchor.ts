/** The distance of a scroll target from the window's top (spec storefront §2). */
const TARGET_GAP_PX = 100

/**
 * The scroll position for a plain in-page link.
 * @param targetTop in px from the document's top
 * @param offset the link's own `data-offset`, a signed number of px
 */
export function scrollPosition(targetTop: number, offset: number): number {
  return Math.max(0, targetTop - TARGET_GAP_PX + offset)
}

/** `data-offset` as printed: a signed integer; anything else counts as 0. */
export function readOffset(text: string | null): number {
  return /^[+-]?\d+$/.test(text?.trim() ?? '') ? Number(text) : 0
}

/** The ids that a fragment may name: as written, then percent-decoded. None for `#`. */
export function fragmentIds(hash: string): string[] {
  const raw = hash.slice(1)
  if (!raw) return []
  try {
    return [...new Set([raw, decodeURIComponent(raw)])]
  } catch {
    return [raw]
  }
}
