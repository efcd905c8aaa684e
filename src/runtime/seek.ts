import type { Root } from '../dom/query'
import type { Island } from '../page/island'
import type { Hosts } from './hosts'
import type { Wakes } from './wakes'

/**
 * Looks for hosts in subtrees, and does with each what its island's way of waking says.
 * @param among which islands to look for; all of them by default
 */
export type Seek = (roots: readonly Root[], among?: (island: Island) => boolean) => void

export function createSeek(hosts: Hosts, wakes: Wakes): Seek {
  return (roots, among = () => true) => {
    const isSought = (island: Island) => among(island) && wakes[island.wake].isSought(island)
    for (const match of hosts.find(roots, isSought)) wakes[match.island.wake].onFound(match)
  }
}
