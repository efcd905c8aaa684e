import type { Coordinates } from './lat-lng'

/** What part of the world a map shows. */
export type View =
  | { readonly kind: 'centre'; readonly at: Coordinates }
  /** As near as all of them allow. */
  | { readonly kind: 'all'; readonly places: readonly Coordinates[] }

/**
 * One place stands in the middle; of several all are seen, or what the page says is their middle (contract 03 §9).
 * @param found of the pins that are to be shown, those whose place is known by now
 * @param options `pins`: how many are to be shown; `centre`: as the page says
 * @returns undefined while there is nothing to show
 */
export function viewOf(
  found: readonly Coordinates[],
  { pins, centre }: { readonly pins: number; readonly centre?: Coordinates | undefined },
): View | undefined {
  if (pins > 1 && centre) return { kind: 'centre', at: centre }
  const [first] = found
  if (!first) return undefined
  return found.length > 1 ? { kind: 'all', places: found } : { kind: 'centre', at: first }
}
