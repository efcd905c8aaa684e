/** Measurements of the box and the page in CSS px, relative to the document. */
export interface Surroundings {
  readonly box: {
    readonly top: number
    readonly left: number
    /** With borders. */
    readonly width: number
    /** Without borders. */
    readonly innerHeight: number
  }
  /** Without the results block. */
  readonly documentHeight: number
  /** Offset of a positioned body, which the block is positioned in; else 0. */
  readonly body: { readonly top: number; readonly left: number }
  /** Height of the filled block; a getter, since measuring it forces a layout. */
  readonly blockHeight: number
}

/** The side that other scripts set by the filter `aws_results_force_position`. */
export type ForcedSide = 'top' | 'bottom' | null

export type Placement = Readonly<Record<'width' | 'top' | 'left', number>>

/** With less space from the box to the document's end, the list may open upward (spec storefront §4). */
const ROOM_BELOW_PX = 500

/** Places the results block below the box, or above it where there is no room below (contract 06 §4.1). */
export function placeBlock(surroundings: Surroundings, forced: ForcedSide): Placement {
  const { box, body } = surroundings
  const offset = opensUpward(surroundings, forced) ? -surroundings.blockHeight : box.innerHeight
  return { width: box.width, top: box.top + offset - body.top, left: box.left - body.left }
}

/** Whether the placement depends on the block's height, so that all rows have to be rendered first. */
export function isPlacedByHeight({ box, documentHeight }: Surroundings, forced: ForcedSide): boolean {
  return forced ? forced === 'top' : documentHeight - box.top < ROOM_BELOW_PX
}

/** True when the list does not fit below the box, but fits above it. */
function opensUpward(surroundings: Surroundings, forced: ForcedSide): boolean {
  if (forced || !isPlacedByHeight(surroundings, forced)) return forced === 'top'
  const { box, documentHeight, blockHeight } = surroundings
  return documentHeight - box.top < blockHeight && box.top >= blockHeight
}
