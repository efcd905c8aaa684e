/** What is measured of a list whose items are of several sizes, in px. */
export interface Measured {
  /** The height of the first item of that size, if there is one, and the margin below it. */
  readonly standard: Box | undefined
  readonly tall: Box | undefined
}

export interface Box {
  readonly height: number
  readonly gap: number
}

/** How high the pictures of items are to be, in px. */
export interface PictureHeights {
  /** Of those that are as high as one standard item. */
  readonly single: number
  /** Of those that are as high as two, and the gap between them. */
  readonly double: number
}

/** Contract 03 §5.2. Undefined when there is nothing to go by: pictures keep their own heights. */
export function pictureHeights({ standard, tall }: Measured): PictureHeights | undefined {
  if (standard) return { single: standard.height, double: 2 * standard.height + standard.gap }
  if (tall) return { single: Math.max(0, (tall.height - tall.gap) / 2), double: tall.height }
  return undefined
}

/** How far a slide is moved up, in px, for its middle to be in the middle of its frame. */
export const overhang = (slide: number, frame: number): number => Math.max(0, (slide - frame) / 2)
