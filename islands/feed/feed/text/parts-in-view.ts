/** The children of the items that are in view. */
export function partsInView(items: readonly Element[], { innerHeight }: Window): Element[] {
  const seen = items.filter((item) => {
    const { top, bottom } = item.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  return seen.flatMap((item) => [...item.children])
}
