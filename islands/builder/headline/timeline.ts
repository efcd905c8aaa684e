/** How a headline changes its words, by the first of these classes that it has (contract 04 §9). */
export type HeadlineStyle = 'type' | 'letters' | 'clip' | 'loading-bar' | 'plain'

export const STYLES_BY_CLASS = ['type', 'letters', 'clip', 'loading-bar'] as const

/** The start, after the page's load. */
export const PREPARED_AFTER_MS = 2500
const CYCLE_MS = 2500
const BAR_CYCLE_MS = 3800
const BAR_STARTS_AFTER_MS = 800
export const CLIP_MS = 600
const CLIP_RESTS_MS = 1500
const LETTER_MS = 50
const TYPED_LETTER_MS = 150
const SELECTED_MS = 500
const TYPING_STARTS_AFTER_MS = 1300
const CURSOR_WAITS_AFTER_MS = 200

/** A change at one moment; words and letters are given by their indexes. */
type Action =
  | { readonly does: 'add-class' | 'remove-class'; readonly wrapper: 'is-loading' | 'selected' | 'waiting' }
  | { readonly does: 'show' | 'hide'; readonly word: number }
  | { readonly does: 'letter-in' | 'letter-out'; readonly word: number; readonly letter: number }
  | { readonly does: 'narrow' }
  | { readonly does: 'widen'; readonly word: number }

/** `atMs` is the time since the start of the timeline. */
export type Step = Action & { readonly atMs: number }

export interface Timeline {
  /** The changes, in order of time. */
  readonly steps: readonly Step[]
  /** The time until the next change may begin. */
  readonly lastsMs: number
}

interface Word {
  readonly word: number
  /** The number of letters. */
  readonly letters: number
}

/** The timeline before a first change. */
export function preparation(style: HeadlineStyle): Timeline {
  return style === 'loading-bar'
    ? { steps: [barEnds, barStarts], lastsMs: BAR_CYCLE_MS }
    : { steps: [], lastsMs: CYCLE_MS }
}

/** The index of the next word, in a loop. */
export const wordAfter = (word: number, count: number): number => (word + 1) % count

/** Whether the headline changes at all: a single word does only in the style `type`, which types it again. */
export const hasChanges = (style: HeadlineStyle, count: number): boolean =>
  count > 1 || (count === 1 && style === 'type')

/** One change, from a word to the next. */
export function changeOf(style: HeadlineStyle, from: Word, to: Word): Timeline {
  return CHANGES[style](from, to)
}

const barEnds: Step = { atMs: 0, does: 'remove-class', wrapper: 'is-loading' }
const barStarts: Step = { atMs: BAR_STARTS_AFTER_MS, does: 'add-class', wrapper: 'is-loading' }

function swap({ word: from }: Word, { word: to }: Word, atMs = 0): Step[] {
  return [
    { atMs, does: 'hide', word: from },
    { atMs, does: 'show', word: to },
  ]
}

const CHANGES: Readonly<Record<HeadlineStyle, (from: Word, to: Word) => Timeline>> = {
  plain: (from, to) => ({ steps: swap(from, to), lastsMs: CYCLE_MS }),

  'loading-bar': (from, to) => ({
    steps: [barEnds, ...swap(from, to), barStarts],
    lastsMs: BAR_CYCLE_MS,
  }),

  clip: (from, to) => ({
    steps: [
      { atMs: 0, does: 'narrow' },
      ...swap(from, to, CLIP_MS),
      { atMs: CLIP_MS, does: 'widen', word: to.word },
    ],
    lastsMs: CLIP_MS + CLIP_MS + CLIP_RESTS_MS,
  }),

  letters(from, to) {
    const out = each(from, (letter) => ({
      atMs: letter * LETTER_MS,
      does: 'letter-out',
      ...at(from, letter),
    }))
    const into = each(to, (letter) => ({ atMs: letter * LETTER_MS, does: 'letter-in', ...at(to, letter) }))
    const longer = Math.max(from.letters, to.letters, 1)
    return { steps: inOrder([...out, ...into]), lastsMs: (longer - 1) * LETTER_MS + CYCLE_MS }
  },

  type(from, to) {
    const lastLetterMs = TYPING_STARTS_AFTER_MS + Math.max(0, to.letters - 1) * TYPED_LETTER_MS
    return {
      steps: [
        { atMs: 0, does: 'add-class', wrapper: 'selected' },
        { atMs: 0, does: 'remove-class', wrapper: 'waiting' },
        { atMs: SELECTED_MS, does: 'remove-class', wrapper: 'selected' },
        { atMs: SELECTED_MS, does: 'hide', word: from.word },
        ...each(from, (letter) => ({ atMs: SELECTED_MS, does: 'letter-out', ...at(from, letter) })),
        { atMs: TYPING_STARTS_AFTER_MS, does: 'show', word: to.word },
        ...each(to, (letter) => ({
          atMs: TYPING_STARTS_AFTER_MS + letter * TYPED_LETTER_MS,
          does: 'letter-in',
          ...at(to, letter),
        })),
        { atMs: lastLetterMs + CURSOR_WAITS_AFTER_MS, does: 'add-class', wrapper: 'waiting' },
      ],
      lastsMs: lastLetterMs + CYCLE_MS,
    }
  },
}

const at = ({ word }: Word, letter: number) => ({ word, letter })

const each = ({ letters }: Word, step: (letter: number) => Step): Step[] =>
  Array.from({ length: letters }, (_, letter) => step(letter))

const inOrder = (steps: readonly Step[]) => [...steps].sort((one, other) => one.atMs - other.atMs)
