/** Chance that comes out the same for the same seed, on every machine. */
export interface Seeded {
  /** From 0 up to, without, this. */
  below(limit: number): number
  /** Whether it happens, so often out of a hundred. */
  percent(chance: number): boolean
  /** @throws when there is nothing to pick from */
  pick<T>(from: readonly T[]): T
  /** So many of them at most, in a new order. */
  some<T>(from: readonly T[], most: number): T[]
}

/** Mulberry32: short, and good enough to break pages with. */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const chance: Seeded = {
    below,
    percent: (often) => next() * 100 < often,
    pick<T>(from: readonly T[]) {
      const picked = from.slice(below(from.length))[0]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
    some<T>(from: readonly T[], most: number) {
      const left = [...from]
      const taken: T[] = []
      while (taken.length < most && left.length > 0) taken.push(...left.splice(below(left.length), 1))
      return taken
    },
  }
  // Neighbouring seeds begin alike; after a few steps they do not.
  for (let step = 0; step < 4; step += 1) next()
  return chance
}
