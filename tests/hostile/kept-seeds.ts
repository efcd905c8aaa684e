/** Pages that once broke something: they are visited in every run, before the others. */
export const KEPT_SEEDS: readonly { seed: number; found: string }[] = []
