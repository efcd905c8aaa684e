/** The least width of a picture, in px (contract 05 §12.4). */
const LEAST = 50

/**
 * Chooses the next width of a picture: the smallest that is enough, or else the largest, and always more than the current
 * one. All in px.
 * @param current the shown width; 0 for none
 * @returns undefined when the current width is enough, or when there is no larger one
 */
export function chooseWidth(
  widths: Iterable<number>,
  { needed, current }: { readonly needed: number; readonly current: number },
): number | undefined {
  const wanted = Math.max(LEAST, needed)
  if (current >= wanted) return undefined
  const larger = [...widths].filter((width) => width > current).sort((a, b) => a - b)
  return larger.find((width) => width >= wanted) ?? larger.at(-1)
}
