/** The speed is that of this last period: a pointer that has rested longer has none. */
const RECENT_MS = 100

interface Sample {
  readonly px: number
  readonly ms: number
}

/** The speed of a dragging pointer. */
export interface Speed {
  begin(): void
  /** @param px the distance since the beginning */
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
