/** How a counter counts, as the server prints it (contract 07 A3). */
export interface CountRules {
  readonly direction: 'up' | 'down'
  /** What counts down starts here. */
  readonly start: number
  readonly maximum: number | undefined
  readonly minimum: number | undefined
}

export interface CharacterCount {
  /** Below 0 when it counts down beyond its start. */
  readonly shown: number
  readonly isTooLong: boolean
  readonly isTooShort: boolean
}

/**
 * Counts the characters of a text as browsers do, in UTF-16 units (contract 07 A7). Blanks at both ends do not count,
 * but the limits hold for them, too.
 */
export function countText(text: string, { direction, start, maximum, minimum }: CountRules): CharacterCount {
  const count = text.trim().length
  return {
    shown: direction === 'down' ? start - count : count,
    isTooLong: maximum !== undefined && text.length > maximum,
    isTooShort: minimum !== undefined && text.length < minimum,
  }
}

/** @param dataset what is no whole number, or below 0, is left out: so are limits that the field does not have */
export function readCountRules(dataset: Readonly<DOMStringMap>, isDown: boolean): CountRules {
  return {
    direction: isDown ? 'down' : 'up',
    start: wholeNumber(dataset['startingValue']) ?? 0,
    maximum: wholeNumber(dataset['maximumValue']),
    minimum: wholeNumber(dataset['minimumValue']),
  }
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*\d+\s*$/.test(text) ? Number(text) : undefined
}
