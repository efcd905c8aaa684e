/** Where the box and its page are, in CSS px; positions are those of the document. */
export interface Surroundings {
  readonly box: {
    readonly top: number
    readonly left: number
    /** With borders. */
    readonly width: number
    /** Without borders. */
    readonly innerHeight: number
  }
  /** As it is without the results block. */
  readonly documentHeight: number
  /** Of a positioned body, which the block is then placed in. */
  readonly body: { readonly top: number; readonly left: number }
  /** Of the filled block; it is asked for only where it matters, since it costs a layout. */
  readonly blockHeight: number
}

/** What other scripts may ask for (`aws_results_force_position`). */
export type ForcedSide = 'top' | 'bottom' | null

export interface Placement {
  readonly width: number
  readonly top: number
  readonly left: number
}

/** With less than this from the box to the end of the document, the list may open upward (spec storefront §4). */
const ROOM_BELOW_PX = 500

/** Where the results block goes: under the box, or over it where there is no room below (contract 06 §4.1). */
export function placeBlock(surroundings: Surroundings, forced: ForcedSide): Placement {
  const { box, body } = surroundings
  const offset = opensUpward(surroundings, forced) ? -surroundings.blockHeight : box.innerHeight
  return { width: box.width, top: box.top + offset - body.top, left: box.left - body.left }
}

/** Whether the block's place depends on its height: a list that is not whole yet would be misplaced. */
export function isPlacedByHeight({ box, documentHeight }: Surroundings, forced: ForcedSide): boolean {
  return forced ? forced === 'top' : documentHeight - box.top < ROOM_BELOW_PX
}

/** Upward only where that helps: the list does not fit below, and does fit above. */
function opensUpward(surroundings: Surroundings, forced: ForcedSide): boolean {
  if (forced || !isPlacedByHeight(surroundings, forced)) return forced === 'top'
  const { box, documentHeight, blockHeight } = surroundings
  return documentHeight - box.top < blockHeight && box.top >= blockHeight
}
