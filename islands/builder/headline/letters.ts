import type { Scope } from '../../../src/page/scope'

/** A normal space alone in its box would have no width. */
const NO_BREAK_SPACE = '\u00a0'

/** The letters of a text: its grapheme clusters, where the browser knows them. */
export function lettersOf(text: string): string[] {
  const trimmed = text.trim().replace(/\s+/g, ' ')
  if (typeof Intl.Segmenter !== 'function') return Array.from(trimmed)
  return Array.from(new Intl.Segmenter().segment(trimmed), ({ segment }) => segment)
}

/** Wraps each letter of a word in an element, with a second one inside where the style rotates letters. */
export function splitWord(
  word: HTMLElement,
  { document, add }: Scope,
  { isNested }: { readonly isNested: boolean },
): readonly HTMLElement[] {
  const printed = [...word.childNodes]
  const letters = lettersOf(word.textContent ?? '').map((letter) => {
    const box = document.createElement('i')
    const inner = isNested ? box.appendChild(document.createElement('em')) : box
    inner.append(letter === ' ' ? NO_BREAK_SPACE : letter)
    return box
  })
  word.replaceChildren(...letters)
  add(() => word.replaceChildren(...printed))
  return letters
}
