/** How long something was held, and how long after the one before it came, where that is known; or a move. */
export type Sample = readonly [number, number?]

/** What one list tells at most (spec storefront §9). */
const MOST_SAMPLES = 100

/**
 * A list as the server reads it: of a long one a part that chance picks (contract 07 D5).
 * @param random from 0 up to 1
 */
export function sampleText(samples: readonly Sample[], random: number): string {
  const start = Math.max(0, Math.floor(random * samples.length - MOST_SAMPLES))
  return samples
    .slice(start, start + MOST_SAMPLES)
    .map((sample) => `${sample.join()};`)
    .join('')
}
