/** A random generator that gives the same results for the same seed, on every machine. */
export interface Random {
  /** An integer from 0 up to, but not including, the limit. */
  below(limit: number): number
  /** True in this many of a hundred calls. */
  chance(percent: number): boolean
  /** @throws when there is nothing to pick from */
  pick<T>(from: readonly T[]): T
  /** At most this many different entries, in random order. */
  sample<T>(from: readonly T[], most: number): T[]
}

/** Mulberry32: short, and random enough to break pages with. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const random: Random = {
    below,
    chance: (percent) => next() * 100 < percent,
    pick<T>(from: readonly T[]) {
      const picked = from.slice(below(from.length))[0]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
    sample<T>(from: readonly T[], most: number) {
      const left = [...from]
      const taken: T[] = []
      while (taken.length < most && left.length > 0) taken.push(...left.splice(below(left.length), 1))
      return taken
    },
  }
  // The first numbers of neighbouring seeds are alike; a few steps later they differ.
  for (let step = 0; step < 4; step += 1) next()
  return random
}
