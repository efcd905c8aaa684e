import type { Island } from './island'

/** One island at one place. */
export interface Match {
  readonly island: Island
  readonly host: HTMLElement
}

const join = (islands: readonly Island[]) => islands.map(({ selector }) => selector).join()

/** The hosts of these islands in subtrees, their roots among them. */
export function matchesIn(roots: readonly ParentNode[], islands: readonly Island[]): Match[] {
  return roots.flatMap((root) =>
    root instanceof Element
      ? matchesWithin(root, islands)
      : islands.flatMap((island) => matchesOnPage(root, island)),
  )
}

/**
 * Browsers find a single name at next to no cost, and any more by trying it on each element of the page: most pages
 * have the hosts of few islands.
 */
function matchesOnPage(page: ParentNode, island: Island): Match[] {
  const { selector, names } = island
  if (names && !names.some((name) => page.querySelector(name))) return []
  return [...page.querySelectorAll<HTMLElement>(selector)].map((host) => ({ island, host }))
}

/** One query for markup that has come, however many the islands: it is small, and comes in many pieces. */
function matchesWithin(root: Element, islands: readonly Island[]): Match[] {
  if (islands.length === 0) return []
  const selector = join(islands)
  const hosts = [...root.querySelectorAll<HTMLElement>(selector)]
  if (root instanceof HTMLElement && root.matches(selector)) hosts.unshift(root)
  return hosts.flatMap((host) => matchesAt(host, islands))
}

/** The hosts of these islands at and above a node, innermost first. */
export function matchesAbove(node: Element, islands: readonly Island[]): Match[] {
  if (islands.length === 0) return []
  const selector = join(islands)
  const found: Match[] = []
  for (let host = node.closest<HTMLElement>(selector); host; ) {
    found.push(...matchesAt(host, islands))
    host = host.parentElement?.closest<HTMLElement>(selector) ?? null
  }
  return found
}

function matchesAt(host: HTMLElement, islands: readonly Island[]): Match[] {
  return islands.filter(({ selector }) => host.matches(selector)).map((island) => ({ island, host }))
}
