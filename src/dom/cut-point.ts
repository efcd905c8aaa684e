/** Where a text is cut: in which of its pieces, and behind how many UTF-16 units of it. */
export interface CutPoint {
  readonly piece: number
  readonly offset: number
}

/** White space that a page shows as one space; a no-break space is a character like any other. */
const COLLAPSIBLE = /^[ \t\n\r\f]+$/

/**
 * Where a text is to be cut so that a visitor sees this many characters of it. Counted is what is seen: white space as one
 * space, none at the ends, and what looks like one character as one, so that none of them is broken.
 * @param pieces the text in the order of the page, as its elements divide it
 * @returns null when all of it fits
 */
export function cutPoint(pieces: readonly string[], limit: number): CutPoint | null {
  const text = pieces.join('')
  const end = visibleEnd(text, limit)
  return end === null ? null : pointAt(pieces, end)
}

/**
 * Where a text is to be cut after this many of its characters, white space counted like any other (contract 05 §3). What
 * looks like one character is one, so that none of them is broken.
 * @param pieces the text in the order of the page, as its elements divide it
 * @returns null when all of it fits, or nothing but white space is behind the limit
 */
export function exactCutPoint(pieces: readonly string[], limit: number): CutPoint | null {
  const text = pieces.join('')
  if (text.length <= limit) return null
  let count = 0
  for (const { index } of charactersOf(text)) {
    if (count === limit) return VISIBLE.test(text.slice(index)) ? pointAt(pieces, index) : null
    count += 1
  }
  return null
}

/** Behind the last character that is still seen, in UTF-16 units; null when nothing is seen behind it. */
function visibleEnd(text: string, limit: number): number | null {
  let seen = 0
  let end = 0
  let spaceBefore = false
  for (const { segment, index } of charactersOf(text)) {
    if (COLLAPSIBLE.test(segment)) {
      spaceBefore = seen > 0
      continue
    }
    if (spaceBefore) {
      seen += 1
      // The space is the last one that fits: what follows it does not.
      if (seen === limit) end = index
    }
    if (seen >= limit) return end
    seen += 1
    spaceBefore = false
    end = index + segment.length
  }
  return null
}

const VISIBLE = /\S/

interface Character {
  readonly segment: string
  readonly index: number
}

/** Making one takes as long as a page of text. */
let segmenter: Intl.Segmenter | undefined

function charactersOf(text: string): Iterable<Character> {
  if (!('Segmenter' in Intl)) return codePointsOf(text)
  segmenter ??= new Intl.Segmenter()
  return segmenter.segment(text)
}

function* codePointsOf(text: string): Generator<Character> {
  let index = 0
  for (const segment of text) {
    yield { segment, index }
    index += segment.length
  }
}

/** At the end of a piece rather than before the first character of the next one. */
function pointAt(pieces: readonly string[], end: number): CutPoint {
  let offset = end
  let piece = 0
  for (const { length } of pieces) {
    if (offset <= length) break
    offset -= length
    piece += 1
  }
  return { piece, offset }
}
