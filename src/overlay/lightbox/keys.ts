/** The properties of a keyboard event that matter. */
export interface KeyFacts {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** Letters that work as shortcuts. */
export interface Letters {
  readonly close: string
  readonly next: string
  readonly previous: string
}

export interface KeyRules {
  readonly rtl: boolean
  /** Whether up and down step as left and right do. */
  readonly vertical: boolean
  readonly letters?: Letters | undefined
}

export type KeyMeaning = 'close' | 'next' | 'previous' | 'full-screen' | 'zoom-in' | 'zoom-out' | 'zoom-off'

const ZOOM: Readonly<Record<string, KeyMeaning>> = {
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'zoom-off',
}

/** The meaning of a key while a lightbox is open. The dialog handles Escape. */
export function readKey(pressed: KeyFacts, { rtl, vertical, letters }: KeyRules): KeyMeaning | undefined {
  const { key } = pressed
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined
  if (key === 'Enter') return pressed.shiftKey ? 'full-screen' : undefined
  if (key === 'ArrowLeft') return rtl ? 'next' : 'previous'
  if (key === 'ArrowRight') return rtl ? 'previous' : 'next'
  if (vertical && key === 'ArrowUp') return 'previous'
  if (vertical && key === 'ArrowDown') return 'next'
  return Object.hasOwn(ZOOM, key) ? ZOOM[key] : readLetter(key, letters)
}

function readLetter(key: string, letters: Letters | undefined): KeyMeaning | undefined {
  if (!letters || key.length !== 1) return undefined
  const letter = key.toLowerCase()
  if (letters.close.includes(letter)) return 'close'
  if (letters.next.includes(letter)) return 'next'
  return letters.previous.includes(letter) ? 'previous' : undefined
}
