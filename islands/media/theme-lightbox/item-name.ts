/** What a screen reader calls an item of an album. @param label its own; may be empty */
export const itemName = (at: number, count: number, label = '') =>
  `Picture ${at + 1} of ${count}${label && `: ${label}`}`
