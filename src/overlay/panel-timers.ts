/** The pending steps of a panel, by name. When the visitor leaves the page or the panel unmounts, they are run at once. */
export interface PanelTimers {
  /** Runs a step later, in place of a pending one of the same name. */
  after(name: string, delayMs: number, act: () => void): void
  /** Cancels the pending step of this name. */
  drop(name: string): void
  /** Runs the pending step of this name now, or all of them. */
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
