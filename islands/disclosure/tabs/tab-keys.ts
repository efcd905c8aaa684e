export interface FocusedTab {
  /** Its position in the list. */
  readonly index: number
  readonly count: number
  readonly isVertical: boolean
  readonly isRtl: boolean
}

/** The index of the tab that a key moves the focus to, by the tabs pattern of ARIA; null for other keys. */
export function tabForKey(key: string, { index, count, isVertical, isRtl }: FocusedTab): number | null {
  const sideways = isRtl ? { ArrowLeft: 1, ArrowRight: -1 } : { ArrowLeft: -1, ArrowRight: 1 }
  const steps: Record<string, number> = isVertical ? { ArrowUp: -1, ArrowDown: 1, ...sideways } : sideways
  const step = steps[key]
  if (step !== undefined && count > 0) return (index + step + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
