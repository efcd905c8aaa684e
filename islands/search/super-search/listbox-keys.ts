/** What a key does to a select-only combobox (ARIA authoring practices). */
export type Action =
  | { readonly type: 'open'; readonly index: number }
  | { readonly type: 'move'; readonly index: number }
  /** `goesOn`: the key has its own effect as well. */
  | { readonly type: 'choose'; readonly goesOn: boolean }
  | { readonly type: 'close' }
  | { readonly type: 'letter'; readonly letter: string }

export interface ListState {
  readonly isOpen: boolean
  /** The option that the keyboard is at; -1 for none. */
  readonly active: number
  readonly count: number
  /** A space belongs to what is typed once something is. */
  readonly isTyping: boolean
}

export type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Undefined for a key that is none of the list's business. */
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
      if (isOpen && altKey) return { type: 'choose', goesOn: false }
      return go(isOpen ? active - 1 : active)
    case 'Home':
      return go(0)
    case 'End':
      return go(count - 1)
    case 'Enter':
    case ' ':
      return isOpen ? { type: 'choose', goesOn: false } : go(active)
    case 'Tab':
      return isOpen ? { type: 'choose', goesOn: true } : undefined
    case 'Escape':
      return isOpen ? { type: 'close' } : undefined
    default:
      return [...key].length === 1 && !altKey ? { type: 'letter', letter: key } : undefined
  }
}

/**
 * The option that starts with what was typed: the next one after the current for a single letter, over and over;
 * the current one stays while more letters still fit it.
 * @returns -1 when none does
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
