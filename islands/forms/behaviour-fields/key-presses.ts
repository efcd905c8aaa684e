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

/** How the visitor types; which letters is not kept (contract 07 D4). All times in ms. */
export interface KeyPresses {
  /** When the first key of all went down. */
  readonly begin: number | undefined
  readonly presses: readonly Sample[]
  /** After which press there was a modifier, or a correction; -1 is before the first. */
  readonly modifiers: readonly number[]
  readonly corrections: readonly number[]
  down(key: string, now: number): void
  /** @param typed whether it came up in something that is typed into */
  up(key: string, now: number, typed: boolean): void
  /** Keys that are down, and when the last one moved: a click or another field makes a new start. */
  forget(): void
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
      // A key that is held repeats itself.
      if (held.has(key)) return
      begin ??= now
      held.set(key, { since: now, gap: last === undefined ? undefined : now - last })
      last = now
    },
    up(key, now, typed) {
      const press = held.get(key)
      if (!press) return
      if (typed) record(key, press, now)
      held.delete(key)
      last = now
    },
    forget() {
      held.clear()
      last = undefined
    },
  }
}
