/** What a panel still has to do in a moment; when the page is put away, or the panel is let go, it is done at once. */
export interface PanelTimers {
  /** Carries something out later, in place of what waits under the same name. */
  after(name: string, delayMs: number, act: () => void): void
  /** Drops what waits under a name. */
  drop(name: string): void
  /** Carries out at once what waits under a name, or everything. */
  flush(name?: string): void
}

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>
  readonly act: () => void
}

export function createPanelTimers(): PanelTimers {
  const waiting = new Map<string, Waiting>()

  function take(name: string): Waiting | undefined {
    const found = waiting.get(name)
    clearTimeout(found?.timer)
    waiting.delete(name)
    return found
  }

  return {
    after(name, delayMs, act) {
      take(name)
      waiting.set(name, { act, timer: setTimeout(() => take(name)?.act(), delayMs) })
    },
    drop: (name) => void take(name),
    flush(name) {
      for (const each of name === undefined ? [...waiting.keys()] : [name]) take(each)?.act()
    },
  }
}
