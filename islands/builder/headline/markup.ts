import { type HeadlineStyle, STYLES_BY_CLASS } from './timeline'
import '../../../src/dom/visually-hidden.css'

/** Contract 04 §9. */
const WRAPPER = '.sf-words-wrapper'
const WORD = ':scope > b'
export const VISIBLE = 'is-visible'
export const HIDDEN = 'is-hidden'
export const LETTER_IN = 'in'
export const LETTER_OUT = 'out'
const SPLIT = 'letters'
/** The style that rotates letters: each letter needs an inner element. */
const NESTED = 'rotate-2'
/** The words for screen readers. */
const WORDS_CLASS = 'laurel-headline-words'

export interface HeadlineMarkup {
  readonly wrapper: HTMLElement
  readonly words: readonly HTMLElement[]
  readonly style: HeadlineStyle
  readonly isSplit: boolean
  readonly isNested: boolean
  /** The index of the word that is shown first. */
  readonly first: number
}

export function readHeadline(headline: HTMLElement): HeadlineMarkup | undefined {
  const wrapper = headline.querySelector<HTMLElement>(WRAPPER)
  const words = [...(wrapper?.querySelectorAll<HTMLElement>(WORD) ?? [])]
  if (!wrapper || words.length === 0) return undefined
  const has = (name: string) => headline.classList.contains(name)
  return {
    wrapper,
    words,
    style: STYLES_BY_CLASS.find(has) ?? 'plain',
    isSplit: has(SPLIT) || has('type'),
    isNested: has(NESTED),
    first: Math.max(
      0,
      words.findIndex((word) => word.classList.contains(VISIBLE)),
    ),
  }
}

/** Adds all the words, visually hidden, for screen readers: "We engrave cups, medals overnight". */
export function addHiddenWords({ wrapper, words }: HeadlineMarkup): HTMLElement {
  const hidden = wrapper.ownerDocument.createElement('span')
  hidden.className = `${WORDS_CLASS} laurel-visually-hidden`
  hidden.textContent = words
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean)
    .join(', ')
  wrapper.after(hidden)
  return hidden
}
