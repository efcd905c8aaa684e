/**
 * Does all in turn, so that a change of the machine's pace meets them all. The first rounds only warm up.
 * @template T
 * @param {Readonly<Record<string, () => Promise<T>>>} measured
 * @param {{ runs: number, warmUps?: number }} rounds
 * @returns {Promise<(name: string) => readonly T[]>} what each run has given, by name
 */
export async function inTurn(measured, { runs, warmUps = 1 }) {
  /** @type {Map<string, T[]>} */
  const results = new Map(Object.keys(measured).map((name) => [name, []]))
  for (let round = 0; round < warmUps + runs; round++) {
    for (const [name, measure] of Object.entries(measured)) {
      const result = await measure()
      if (round >= warmUps) results.get(name)?.push(result)
    }
  }
  return (name) => results.get(name) ?? []
}
