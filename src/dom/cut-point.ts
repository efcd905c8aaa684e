/** Where a text is cut: the index of the piece, and the number of UTF-16 units of it that stay. */
export interface CutPoint {
  readonly piece: number
  readonly offset: number
}

/** White space that a browser collapses into one space; a no-break space is not. */
const COLLAPSIBLE = /^[ \t\n\r\f]+$/

/**
 * Where to cut a text so that a visitor sees this many characters of it. White space counts as one space, and not at the
 * ends; a grapheme counts as one character, so that none is broken.
 * @param pieces the text as the page's elements divide it, in order
 * @returns null when all of it fits
 */
export function cutPoint(pieces: readonly string[], limit: number): CutPoint | null {
  const text = pieces.join('')
  const end = visibleEnd(text, limit)
  return end === null ? null : pointAt(pieces, end)
}

/**
 * Where to cut a text after this many characters, each white-space character included (contract 05 §3). A grapheme counts
 * as one character, so that none is broken.
 * @param pieces the text as the page's elements divide it, in order
 * @returns null when all of it fits, or only white space follows the limit
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

/** The end of the last visible character within the limit, in UTF-16 units; null when no visible one follows. */
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
      // The space is the last character that fits.
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

/** Every one of these is a grapheme of its own. */
const PLAIN = /^[\t\n -\u02ff\u2010-\u2027\u20a0-\u20bf]*$/
/** Kept, because creating a segmenter is slow. */
let segmenter: Intl.Segmenter | undefined

function charactersOf(text: string): Iterable<Character> {
  if (PLAIN.test(text) || !('Segmenter' in Intl)) return codePointsOf(text)
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

/** Between two pieces, the end of the first is the cut point. */
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
