/** Px throughout. */
export interface Destination {
  /** From the document's top. */
  readonly top: number
  readonly header: number
  readonly offset: number
}

/** How far the page is scrolled when the target stands right below the header, but for the link's own offset. */
export const restingPlace = ({ top, header, offset }: Destination): number =>
  Math.max(0, top - header + offset)

/** `data-offset` as somebody wrote it: what is no number counts as none. */
export function readOffset(text: string | null): number {
  const offset = Number(text?.trim() || '0')
  return Number.isFinite(offset) ? offset : 0
}
