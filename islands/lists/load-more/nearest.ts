import { ancestorsOf } from '../../../src/dom/ancestors'

type Side = 'before' | 'after'

/**
 * Finds the element that belongs to a part of the page: an ancestor, else a descendant of the closest ancestor that has
 * any match.
 * @param side of several matches the nearest one on this side is taken
 */
export function nearest(part: Element, selector: string, side: Side): HTMLElement | null {
  const around = part.closest<HTMLElement>(selector)
  if (around) return around
  for (const box of ancestorsOf(part)) {
    const found = [...box.querySelectorAll<HTMLElement>(selector)]
    const before = found.filter((each) => isBefore(each, part))
    const after = found.filter((each) => !before.includes(each))
    const one = side === 'before' ? (before.at(-1) ?? after[0]) : (after[0] ?? before.at(-1))
    if (one) return one
  }
  return null
}

const isBefore = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
