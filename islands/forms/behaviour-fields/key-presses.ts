import type { Sample } from './samples'

const MODIFIERS: readonly string[] = ['Shift', 'CapsLock']
const CORRECTIONS: readonly string[] = [
  'Backspace',
  'Delete',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]

/** The rhythm of typing, without the typed letters (contract 07 D4). All times in ms. */
export interface KeyPresses {
  /** Time of the first key press. */
  readonly begin: number | undefined
  readonly presses: readonly Sample[]
  /** Index of the press before each modifier or correction; -1 before the first press. */
  readonly modifiers: readonly number[]
  readonly corrections: readonly number[]
  down(key: string, now: number): void
  /** @param isTextField whether the key came up in a text field: others are not recorded */
  up(key: string, now: number, isTextField: boolean): void
  /** Drops pressed keys and the time of the last one, after a click or a change of field. */
  restart(): void
}

export function createKeyPresses(): KeyPresses {
  const held = new Map<string, { readonly since: number; readonly gap: number | undefined }>()
  const presses: Sample[] = []
  const modifiers: number[] = []
  const corrections: number[] = []
  let begin: number | undefined
  let last: number | undefined

  function record(key: string, { since, gap }: { since: number; gap: number | undefined }, now: number) {
    if (MODIFIERS.includes(key)) modifiers.push(presses.length - 1)
    else if (CORRECTIONS.includes(key)) corrections.push(presses.length - 1)
    else presses.push(gap === undefined ? [now - since] : [now - since, gap])
  }

  return {
    get begin() {
      return begin
    },
    presses,
    modifiers,
    corrections,
    down(key, now) {
      // A held key repeats its keydown.
      if (held.has(key)) return
      begin ??= now
      held.set(key, { since: now, gap: last === undefined ? undefined : now - last })
      last = now
    },
    up(key, now, isTextField) {
      const press = held.get(key)
      if (!press) return
      if (isTextField) record(key, press, now)
      held.delete(key)
      last = now
    },
    restart() {
      held.clear()
      last = undefined
    },
  }
}
