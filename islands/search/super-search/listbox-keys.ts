/** The action of a key in a select-only combobox (ARIA authoring practices). */
export type Action =
  | { readonly type: 'open'; readonly index: number }
  | { readonly type: 'move'; readonly index: number }
  /** `hasDefault`: the browser's own action for the key is kept. */
  | { readonly type: 'choose'; readonly hasDefault: boolean }
  | { readonly type: 'close' }
  | { readonly type: 'letter'; readonly letter: string }

export interface ListState {
  readonly isOpen: boolean
  /** Index of the active option; -1 for none. */
  readonly active: number
  readonly count: number
  /** Whether letters have been typed: a space is then one of them. */
  readonly isTyping: boolean
}

export type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Undefined for keys that the list does not handle. */
export function listAction(
  { key, altKey, ctrlKey, metaKey }: Key,
  { isOpen, active, count, isTyping }: ListState,
): Action | undefined {
  if (ctrlKey || metaKey) return undefined
  const go = (index: number): Action => ({
    type: isOpen ? 'move' : 'open',
    index: Math.max(0, Math.min(index, count - 1)),
  })
  if (key === ' ' && isTyping && !altKey) return { type: 'letter', letter: key }
  switch (key) {
    case 'ArrowDown':
      return go(isOpen && !altKey ? active + 1 : active)
    case 'ArrowUp':
      if (isOpen && altKey) return { type: 'choose', hasDefault: false }
      return go(isOpen ? active - 1 : active)
    case 'Home':
      return go(0)
    case 'End':
      return go(count - 1)
    case 'Enter':
    case ' ':
      return isOpen ? { type: 'choose', hasDefault: false } : go(active)
    case 'Tab':
      return isOpen ? { type: 'choose', hasDefault: true } : undefined
    case 'Escape':
      return isOpen ? { type: 'close' } : undefined
    default:
      return [...key].length === 1 && !altKey ? { type: 'letter', letter: key } : undefined
  }
}

/**
 * Finds the option that starts with the typed letters: for a single or repeated letter the next match after
 * the active option, for several letters the active option itself if it matches.
 * @returns -1 without a match
 */
export function typeAhead(labels: readonly string[], typed: string, active: number): number {
  const letters = [...typed.toLowerCase()]
  const isOneLetter = new Set(letters).size === 1
  const prefix = isOneLetter ? (letters[0] ?? '') : letters.join('')
  const from = Math.max(0, active + (isOneLetter ? 1 : 0))
  const fits = (label: string | undefined) => label?.trim().toLowerCase().startsWith(prefix) ?? false
  for (let step = 0; step < labels.length; step++) {
    const index = (from + step) % labels.length
    if (fits(labels[index])) return index
  }
  return -1
}
