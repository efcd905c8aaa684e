/** Browsers round widths in percent, so this much overflow in px is ignored. */
const TOLERANCE_PX = 1

export interface Size {
  readonly width: number
  readonly height: number
}

/** A place in px, from the top and from the side where a line of text starts. */
export interface Place {
  readonly x: number
  readonly y: number
}

export interface Columns {
  /** The list's width in px. */
  readonly width: number
  /** One column's width in px. */
  readonly column: number
  /** Elements with a fixed place, which the boxes flow around. */
  readonly stamps?: readonly (Place & Size)[]
}

export interface Packed {
  readonly places: readonly Place[]
  readonly height: number
}

/**
 * Packs boxes of several sizes into columns: each takes the highest free place, and of these the first in the direction
 * of the text (contract 02 §6.5).
 */
export function pack(boxes: readonly Size[], { width, column, stamps = [] }: Columns): Packed {
  const step = column > 0 ? column : Math.max(width, 1)
  const count = Math.max(1, Math.floor((width + TOLERANCE_PX) / step))
  /** The bottom of each column in px. */
  const filled = new Array<number>(count).fill(0)

  function fill(from: number, to: number, bottom: number) {
    for (let index = Math.max(0, from); index < Math.min(to, count); index++) {
      filled[index] = Math.max(filled[index] ?? 0, bottom)
    }
  }
  for (const { x, y, width: across, height } of stamps) {
    fill(Math.floor((x + TOLERANCE_PX) / step), Math.ceil((x + across - TOLERANCE_PX) / step), y + height)
  }
  const places = boxes.map((box) => {
    const span = Math.min(count, Math.max(1, Math.ceil((box.width - TOLERANCE_PX) / step)))
    const tops = Array.from({ length: count - span + 1 }, (_, from) =>
      Math.max(...filled.slice(from, from + span)),
    )
    const y = Math.min(...tops)
    const from = tops.indexOf(y)
    fill(from, from + span, y + box.height)
    return { x: from * step, y }
  })
  return { places, height: Math.max(...filled) }
}

/** The height of pictures of tall and large products: two standard products and the gap between them. */
export function doubleHeight({ height, gap }: { readonly height: number; readonly gap: number }): number {
  return 2 * height + gap
}

/** Rounds the sidebar's height up to whole rows of products. */
export function wholeRows(own: number, row: number): number {
  return row > 0 ? row * Math.ceil(own / row) : own
}
