import type { Coordinates, View } from '../../legacy-shims/google-maps/map-options'

/**
 * A single place is the centre. Several places are all in view, unless the page sets a centre (contract 03
 * §9).
 * @param found coordinates that are known so far
 * @param options `pins`: number of pins in total; `centre`: set by the page
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
