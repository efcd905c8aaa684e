/** A stretch of the page that wants the header in a tone of its own; px from the window's top. */
export interface ToneArea {
  readonly top: number
  readonly bottom: number
  readonly tone: string
}

export interface ToneSituation {
  readonly areas: readonly ToneArea[]
  readonly headerHeight: number
  readonly viewportHeight: number
  readonly defaultTone: string | null
}

const TONES = ['light', 'dark']

/** The tone for what lies right under the header (contract 01 §6.4); null to leave it as it is. */
export function toneUnder({
  areas,
  headerHeight,
  viewportHeight,
  defaultTone,
}: ToneSituation): string | null {
  const under = areas.filter(
    ({ top, bottom }) =>
      top <= headerHeight && bottom > headerHeight && bottom > 0 && top < viewportHeight && bottom > top,
  )
  const tone = under.at(-1)?.tone
  if (tone === undefined) return null
  return TONES.includes(tone) ? tone : defaultTone
}
