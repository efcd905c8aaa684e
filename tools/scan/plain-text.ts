/** Longer pieces of a page are cut: a message is read at a glance. */
const LONGEST = 200
/** Control characters and marks of direction could rewrite what a terminal has shown. */
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** A text from a page as it may be printed on a terminal. */
export function plainText(text: string): string {
  const line = text
    .slice(0, 2 * LONGEST)
    .replace(UNSHOWN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...line]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : line
}
