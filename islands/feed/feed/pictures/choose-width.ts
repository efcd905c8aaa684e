/** No picture is wanted any smaller, in px (contract 05 §12.4). */
const LEAST = 50

/**
 * Which of the widths a picture is to have next: the first that is enough, else the largest; never one that is no
 * larger than what is shown already. All in px.
 * @param current the width of what is shown; 0 for none of them
 * @returns undefined when what is shown is enough, or nothing larger is there
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
