import type { Island } from '../../src/page/island'
import { readPage } from '../../src/page/page'
import type { Laurel } from '../../src/runtime/laurel'
import { runGroups, runLaurel } from '../unit/run-laurel'
import { failingGroup } from './failing-files'
import type { Random } from './seeded-random'

/**
 * Starts the real runtime on the test's document.
 * @param failedLoads how many times the group file, and then each island's code, fails to load
 */
export function startLaurel(
  islands: readonly Island[],
  failedLoads: number,
): { laurel: Laurel; end(): void } {
  const facts = { ...readPage(window), navigation: { reload() {}, follow() {} } }
  const { laurel, stop } =
    failedLoads > 0 ? runGroups([failingGroup(islands, failedLoads)], facts) : runLaurel(islands, facts)
  return {
    laurel,
    end() {
      laurel.unmount(document)
      stop()
    },
  }
}

/** Most islands that may have a host in this markup, and a few of the others: asking each page for all of them is slow. */
export function sampleIslands(islands: readonly Island[], html: string, random: Random): Island[] {
  return islands.filter((island) => {
    const names = namesIn(island.selector)
    if (names.length === 0) return random.chance(15)
    return random.chance(names.some((name) => html.includes(name)) ? 90 : 1)
  })
}

const namesBySelector = new Map<string, string[]>()

/** The classes, ids and attributes of a selector: markup without any of them has no host. */
function namesIn(selector: string): string[] {
  const names =
    namesBySelector.get(selector) ?? [...selector.matchAll(/[.#[]([\w-]{3,})/g)].map(([, name = '']) => name)
  namesBySelector.set(selector, names)
  return names
}
