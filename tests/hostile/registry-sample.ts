import type { Island } from '../../src/page/island'
import type { Seeded } from './seeded'

/** Of the islands that may have hosts in this markup nearly all, of those of every page some. */
export function sampleOf(registry: readonly Island[], html: string, chance: Seeded): Island[] {
  return registry.filter((island) => {
    const names = namesIn(island.selector)
    if (names.length === 0) return chance.percent(15)
    return chance.percent(names.some((name) => html.includes(name)) ? 90 : 1)
  })
}

const known = new Map<string, string[]>()

/** Classes, ids and attributes: markup without any of them has no host, and asking each page costs too much. */
function namesIn(selector: string): string[] {
  const names =
    known.get(selector) ?? [...selector.matchAll(/[.#[]([\w-]{3,})/g)].map(([, name = '']) => name)
  known.set(selector, names)
  return names
}
