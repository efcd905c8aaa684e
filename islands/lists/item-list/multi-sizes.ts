/** The measured items of a multi-size list, in px. */
export interface Measured {
  /** The first item of the size, if there is one. */
  readonly standard: Box | undefined
  readonly tall: Box | undefined
}

export interface Box {
  readonly height: number
  /** The margin below it. */
  readonly gap: number
}

/** The heights of pictures in px. */
export interface PictureHeights {
  /** For items as high as one standard item. */
  readonly single: number
  /** For items as high as two standard items and the gap between them. */
  readonly double: number
}

/** Contract 03 §5.2. @returns undefined without a measured item; pictures then keep their own heights */
export function pictureHeights({ standard, tall }: Measured): PictureHeights | undefined {
  if (standard) return { single: standard.height, double: 2 * standard.height + standard.gap }
  if (tall) return { single: Math.max(0, (tall.height - tall.gap) / 2), double: tall.height }
  return undefined
}

/** How far in px to move a slide up to centre it in its frame. */
export const overhang = (slide: number, frame: number): number => Math.max(0, (slide - frame) / 2)
