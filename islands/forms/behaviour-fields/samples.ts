/** A duration and the time since the sample before, if known; or the duration and distance of a move. */
export type Sample = readonly [number, number?]

/** Length limit of a list (spec storefront §9). */
const MOST_SAMPLES = 100

/**
 * Formats a list for the server; of a long list, a random section is taken (contract 07 D5).
 * @param random from 0 up to 1
 */
export function sampleText(samples: readonly Sample[], random: number): string {
  const start = Math.max(0, Math.floor(random * samples.length - MOST_SAMPLES))
  return samples
    .slice(start, start + MOST_SAMPLES)
    .map((sample) => `${sample.join()};`)
    .join('')
}
