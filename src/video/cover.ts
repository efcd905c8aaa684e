export interface Size {
  readonly width: number
  readonly height: number
}

interface CoverRules {
  /** The height that is added to the scaled video, in px. */
  readonly extraHeight: number
  /** The height that is added to the box before scaling, in px. */
  readonly slack?: number
}

/** The size and margins of a video that covers its box, in px. */
export interface Cover extends Size {
  readonly marginTop: number
  readonly marginLeft: number
}

/** Added to the width, so that no edge of the video shows. */
const EXTRA_WIDTH_PX = 2
const SLACK_PX = 20

/** Scales and centres a video so that it covers a box (contract 04 §1.5). */
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
