/** Ways to ask for a call later, each with its way to call it off. */
const ONCE = [
  ['setTimeout', 'clearTimeout'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
  ['requestIdleCallback', 'cancelIdleCallback'],
] as const

type Ask = (call: unknown, ...rest: unknown[]) => number
type CallOff = (id?: number) => void

/**
 * Counts the calls that are still to come.
 * @returns the figures of the moment
 */
export function watchTimers(window: Window & typeof globalThis): () => Record<string, number> {
  // Every one of these pairs can be called in this one way.
  const timers = window as unknown as Record<string, Ask & CallOff>
  const open = [
    ...ONCE.map((pair) => watch(timers, pair, true)),
    watch(timers, ['setInterval', 'clearInterval'], false),
  ]
  return () => Object.fromEntries(open.map(({ name, ids }) => [name, ids.size]))
}

function watch(
  timers: Record<string, Ask & CallOff>,
  [name, off]: readonly [string, string],
  isOnce: boolean,
) {
  const ids = new Set<number>()
  const ask = timers[name]?.bind(window)
  const callOff = timers[off]?.bind(window)
  if (!ask || !callOff) throw new Error(`A browser without ${name}`)
  timers[name] = ((call, ...rest) => {
    const id = ask(
      (...given: unknown[]) => {
        if (isOnce) ids.delete(id)
        if (typeof call === 'function') call(...given)
      },
      ...rest,
    )
    ids.add(id)
    return id
  }) as Ask & CallOff
  timers[off] = ((id: number | undefined) => {
    if (id !== undefined) ids.delete(id)
    callOff(id)
  }) as Ask & CallOff
  return { name, ids }
}
