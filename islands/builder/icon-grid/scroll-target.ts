/** Lengths in px. */
interface Destination {
  /** From the document's top. */
  readonly top: number
  readonly header: number
  readonly offset: number
}

/** The scroll position at which the target is right below the header, plus the link's own offset. */
export const scrollTarget = ({ top, header, offset }: Destination): number =>
  Math.max(0, top - header + offset)

/** Parses `data-offset`; 0 for an invalid value. */
export function readOffset(text: string | null): number {
  const offset = Number(text?.trim() || '0')
  return Number.isFinite(offset) ? offset : 0
}
