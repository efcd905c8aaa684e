/** Which items a filter lets through, by the classes that they have. */
export type Filter = (classes: DOMTokenList) => boolean

const ALL = '*'

export const everything: Filter = () => true

/**
 * Reads `data-filter`: `*`, or classes as a selector writes them (`.engraving`, `.medals.gold`, `.clubs, .schools`). Terms
 * may start with a digit or be written in percent, which is no valid selector: they are not read as one.
 * @returns undefined when it is neither
 */
export function readFilter(text: string | null): Filter | undefined {
  const wanted = text?.trim() ?? ''
  if (wanted === ALL) return everything
  const alternatives = wanted.split(',').map((part) => part.trim())
  if (!alternatives.every(isClasses)) return undefined
  const sets = alternatives.map((part) => part.slice(1).split('.'))
  return (classes) => sets.some((names) => names.every((name) => classes.contains(name)))
}

const isClasses = (text: string) => /^(?:\.[^.\s]+)+$/.test(text)

/** A gallery of its own for what a filter shows of a portfolio, and the common one for the rest (contract 03 §5.4). */
export const COMMON_GROUP = 'ilightbox[portfolio]'
export const shownGroup = (filterText: string | null): string => {
  const name = (filterText ?? '').trim().replace(/^\./, '').replace(/[[\]]/g, '')
  return `ilightbox[portfolio-${name}]`
}
