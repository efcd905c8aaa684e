export interface Size {
  readonly width: number
  readonly height: number
}

export interface CoverRules {
  /** Taller than its box by this, in px. */
  readonly extraHeight: number
  /** The box counts as taller by this for a video that is as wide as it is high enough, in px. */
  readonly slack?: number
}

/** How a video covers its box: its size and margins, in px. */
export interface Cover extends Size {
  readonly marginTop: number
  readonly marginLeft: number
}

/** Wider than its box by this, so that no edge of it shows, in px. */
const EXTRA_WIDTH_PX = 2
const SLACK_PX = 20

/** A video that covers a box, its middle in the box's middle (contract 04 §1.5). */
export function coverBox(box: Size, video: Size, { extraHeight, slack = SLACK_PX }: CoverRules): Cover {
  const scale = Math.max(
    box.width / video.width,
    box.height / video.height,
    (box.height + slack) / video.height,
  )
  const width = Math.ceil(scale * video.width + EXTRA_WIDTH_PX)
  const height = Math.ceil(scale * video.height + extraHeight)
  return { width, height, marginTop: -(height - box.height) / 2, marginLeft: -(width - box.width) / 2 }
}
