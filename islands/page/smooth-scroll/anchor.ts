/** How far below the window's top a target of a plain in-page link comes to rest (spec storefront §2). */
export const TARGET_GAP_PX = 100

/**
 * The scroll position for a plain in-page link, in px from the document's top.
 * @param offset the link's own `data-offset`, a signed number of px
 */
export function restingPlace(targetTop: number, offset: number): number {
  return Math.max(0, targetTop - TARGET_GAP_PX + offset)
}

/** `data-offset` as printed: a signed integer; anything else counts as none. */
export function readOffset(text: string | null): number {
  return /^[+-]?\d+$/.test(text?.trim() ?? '') ? Number(text) : 0
}

/** The id that a fragment names: as it stands, else percent-decoded. None for `#`. */
export function fragmentIds(hash: string): string[] {
  const raw = hash.slice(1)
  if (!raw) return []
  try {
    return [...new Set([raw, decodeURIComponent(raw)])]
  } catch {
    return [raw]
  }
}
