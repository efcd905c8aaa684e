/** Whether an item with these classes passes. */
export type Filter = (classes: DOMTokenList) => boolean

const ALL = '*'

export const everything: Filter = () => true

/**
 * Reads `data-filter`: `*`, or classes in the form of a selector (`.engraving`, `.medals.gold`, `.clubs, .schools`). It
 * is not used as a selector, because class names may start with a digit or hold `%`, which no selector may.
 * @returns undefined for any other text
 */
export function readFilter(text: string | null): Filter | undefined {
  const filter = text?.trim() ?? ''
  if (filter === ALL) return everything
  const alternatives = filter.split(',').map((part) => part.trim())
  if (!alternatives.every(isClasses)) return undefined
  const sets = alternatives.map((part) => part.slice(1).split('.'))
  return (classes) => sets.some((names) => names.every((name) => classes.contains(name)))
}

const isClasses = (text: string) => /^(?:\.[^.\s]+)+$/.test(text)

/** The lightbox galleries of a portfolio: one for the items that a filter shows, one for the rest (contract 03 §5.4). */
export const COMMON_GROUP = 'ilightbox[portfolio]'
export const shownGroup = (filterText: string | null): string => {
  const name = (filterText ?? '').trim().replace(/^\./, '').replace(/[[\]]/g, '')
  return `ilightbox[portfolio-${name}]`
}
