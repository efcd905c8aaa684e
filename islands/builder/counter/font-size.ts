/** Contract 04 §6. */
const LEAST_PX = 16
const MOST_PX = 62
/** The ratio of the width to the font size. */
const WIDTH_TO_FONT_SIZE = 4

/** The font size of a number for a width, both in px. */
export const fontSizeFor = (width: number): number =>
  Math.min(MOST_PX, Math.max(LEAST_PX, width / WIDTH_TO_FONT_SIZE))
