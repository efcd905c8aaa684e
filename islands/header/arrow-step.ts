/** The link that has the focus, in the bar or in a dropdown. */
export interface FocusedLink {
  /** Position of the link in its list. */
  readonly index: number
  readonly count: number
  readonly isBar: boolean
  readonly hasDropdown: boolean
  readonly isRtl: boolean
}

/** The index of a link of the same list, into the link's own dropdown, or out to the parent item's link. */
export type Step = number | 'into' | 'out'

/**
 * The step of a key in a navigation with dropdowns, by the disclosure navigation pattern of the ARIA
 * authoring practices.
 * @returns null for a key that moves nothing and is left to the browser
 */
export function arrowStep(
  key: string,
  { index, count, isBar, hasDropdown, isRtl }: FocusedLink,
): Step | null {
  const to = (next: number) => (next >= 0 && next < count && next !== index ? next : null)
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const into = hasDropdown ? 'into' : null
  switch (key) {
    case 'Home':
      return to(0)
    case 'End':
      return to(count - 1)
    case 'ArrowDown':
      return isBar ? into : to(index + 1)
    case 'ArrowUp':
      if (isBar) return null
      return index === 0 ? 'out' : to(index - 1)
    case forward:
      return isBar ? to(index + 1) : into
    case back:
      return isBar ? to(index - 1) : 'out'
    default:
      return null
  }
}
