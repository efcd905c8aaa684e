/** Contract 04 §6. */
const LEAST_PX = 16
const MOST_PX = 62
/** How many times wider than its letters are high a number may be. */
const WIDTH_IN_LETTERS = 4

/** How large a number is in the width that it has; both in px. */
export const fontSizeFor = (width: number): number =>
  Math.min(MOST_PX, Math.max(LEAST_PX, width / WIDTH_IN_LETTERS))
