/** Only what a hand did last is its speed; one that has rested so long before it let go has none. */
const RECENT_MS = 100

interface Sample {
  readonly px: number
  readonly ms: number
}

/** How fast a hand moves. */
export interface Speed {
  /** It takes hold of something. */
  begin(): void
  /** @param px how far it has gone since */
  note(px: number): void
  /** In px per ms. */
  now(): number
}

export function createSpeed({ performance }: Window): Speed {
  let samples: readonly Sample[] = []
  const recent = () => {
    const now = performance.now()
    return samples.filter(({ ms }) => now - ms < RECENT_MS)
  }
  return {
    begin() {
      samples = [{ px: 0, ms: performance.now() }]
    },
    note(px) {
      samples = [...recent(), { px, ms: performance.now() }]
    },
    now() {
      const [first, last] = [recent()[0], recent().at(-1)]
      return first && last && last.ms > first.ms ? (last.px - first.px) / (last.ms - first.ms) : 0
    },
  }
}
