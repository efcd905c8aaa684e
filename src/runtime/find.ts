import { callOn, memberOf } from '../dom/member'
import { closest, find, findAll, matches, type Root } from '../dom/query'
import type { Island } from './island'

/** One island at one place. */
export interface Match {
  readonly island: Island
  readonly host: HTMLElement
}

const join = (islands: readonly Island[]) => islands.map(({ selector }) => selector).join()

/** The hosts of these islands in a subtree, its root among them. */
export function matchesIn(root: Root, islands: readonly Island[]): Match[] {
  return root instanceof Element
    ? matchesWithin(root, islands)
    : islands.flatMap((island) => matchesOnPage(root, island))
}

/** The first class of each alternative of a selector, and of those within its conditions. */
const FIRST_CLASSES = /(?<=^|, )\w*\.[\w-]+/g

/**
 * Browsers find a single class at next to no cost, and any more by trying it on each element of the page: most pages
 * have the hosts of few islands.
 */
function matchesOnPage(page: Root, island: Island): Match[] {
  const { selector, byClass } = island
  if (byClass && !selector.match(FIRST_CLASSES)?.some((name) => find(page, name))) return []
  return [...findAll(page, selector)].map((host) => ({ island, host }))
}

/** One query for markup that has come, however many the islands: it is small, and comes in many pieces. */
function matchesWithin(root: Element, islands: readonly Island[]): Match[] {
  if (islands.length === 0) return []
  const selector = join(islands)
  const hosts = [...findAll(root, selector)]
  if (root instanceof HTMLElement && matches(root, selector)) hosts.unshift(root)
  return hosts.flatMap((host) => matchesAt(host, islands))
}

/** The hosts of these islands at and above a node, innermost first. */
export function matchesAbove(node: Element, islands: readonly Island[]): Match[] {
  if (islands.length === 0) return []
  const selector = join(islands)
  const found: Match[] = []
  for (let from: Element | null = node; from; ) {
    const host: HTMLElement | null = closest(from, selector)
    if (host) found.push(...matchesAt(host, islands))
    from = host && memberOf(host, 'parentElement')
  }
  return found
}

function matchesAt(host: HTMLElement, islands: readonly Island[]): Match[] {
  return islands.filter(({ selector }) => matches(host, selector)).map((island) => ({ island, host }))
}

/** Whether an event at this element would be held for the island. */
export function isHoldingPart({ island: { holdsWithin }, host }: Match, target: Element): boolean {
  return !holdsWithin || callOn(host, 'contains', closest(target, holdsWithin))
}
