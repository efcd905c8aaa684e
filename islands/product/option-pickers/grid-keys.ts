/**
 * Finds the target of an arrow key in a grid of radio buttons that is filled row by row.
 * @param index of the button with the focus
 * @returns null for a key that does not move the focus
 */
export function nextIndex(
  key: string,
  index: number,
  { count, columns }: { count: number; columns: number },
) {
  if (count === 0) return null
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count
    case 'ArrowLeft':
      return (index - 1 + count) % count
    case 'ArrowDown':
      return index + columns < count ? index + columns : index
    case 'ArrowUp':
      return index - columns >= 0 ? index - columns : index
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** The number of columns, which the style sheet decides. */
export function columnsOf(badges: readonly HTMLElement[]): number {
  const [first] = badges
  const below = badges.findIndex((badge) => badge.offsetTop > (first?.offsetTop ?? 0))
  return below > 0 ? below : Math.max(badges.length, 1)
}
