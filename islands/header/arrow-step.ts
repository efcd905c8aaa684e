/** Where an arrow key was pressed: on the links of a bar, or on those of a dropdown. */
export interface Place {
  /** Of the link among those of its list. */
  readonly index: number
  readonly count: number
  readonly isBar: boolean
  readonly hasDropdown: boolean
  readonly isRtl: boolean
}

/** To a link of the same list, into the link's own dropdown, or out to the link above. */
export type Step = number | 'into' | 'out'

/**
 * Where a key leads in a navigation with dropdowns, after the ARIA authoring practices' pattern for a disclosure
 * navigation.
 * @returns null for a key that leads nowhere, and stays the browser's
 */
export function arrowStep(key: string, { index, count, isBar, hasDropdown, isRtl }: Place): Step | null {
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
