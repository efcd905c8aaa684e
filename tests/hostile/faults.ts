import { type Random, seededRandom } from './seeded-random'

/** Faults injected into a page besides its broken markup and broken answers. */
export interface Faults {
  readonly random: Random
  /** Forms have fields with the names of form members (DOM clobbering). */
  readonly clobbersForms: boolean
  /** A second batch of broken markup is added when the first has been mounted. */
  readonly addsLateMarkup: boolean
  /** How many times the group file, and then each island's code, fails to load. */
  readonly failedLoads: number
  /** Answers are valid, but their markup has elements with the names of document members (DOM clobbering). */
  readonly clobbersDocument: boolean
  /** The first answer has {@link HUGE_ANSWER_B} bytes. */
  readonly hasHugeAnswer: boolean
}

export const HUGE_ANSWER_B = 20_000_000
const MOST_FAILED_LOADS = 3

/** Faults have their own generator: the page of a seed stays the same when a kind of fault is added. */
export function faultsOf(seed: number): Faults {
  const random = seededRandom(seed ^ 0x2c1b3c6d)
  return {
    random,
    clobbersForms: random.chance(15),
    addsLateMarkup: random.chance(15),
    failedLoads: random.chance(10) ? 1 + random.below(MOST_FAILED_LOADS) : 0,
    clobbersDocument: random.chance(25),
    hasHugeAnswer: random.chance(4),
  }
}

/** For regression seeds from before these faults existed, and for arranged pages. */
export const noFaults = (seed: number): Faults => ({
  random: seededRandom(seed),
  clobbersForms: false,
  addsLateMarkup: false,
  failedLoads: 0,
  clobbersDocument: false,
  hasHugeAnswer: false,
})
