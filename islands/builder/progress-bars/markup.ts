/** Contract 04 §16. */
export const FILLED_CLASS = 'animated'
const WRAP = '.progress-bar-wrap'
const TEXT = '.bar-text'
const NAME = '.bar-name'
const VALUE = '.progress-value'

export interface Bar {
  readonly bar: HTMLElement
  /** Limited to 0 to 100. */
  readonly percent: number
}

interface Progress {
  readonly bars: readonly Bar[]
  /** The text above the bars, as wide as the first bar; absent on some pages. */
  readonly text: HTMLElement | undefined
  readonly values: readonly HTMLElement[]
  readonly name: string
}

export function readProgress(host: HTMLElement): Progress {
  const bars = [...host.querySelectorAll<HTMLElement>('.bar')].map((bar) => ({
    bar,
    percent: percentOf(bar.getAttribute('data-value') ?? bar.getAttribute('aria-valuenow')),
  }))
  const text = textOf(host)
  return {
    bars,
    text,
    values: [...(text?.querySelectorAll<HTMLElement>(VALUE) ?? [])],
    name: text?.querySelector(NAME)?.textContent?.trim() ?? '',
  }
}

export function percentOf(printed: string | null): number {
  const percent = Number.parseFloat(printed ?? '')
  return Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, percent))
}

/** The text before the bar in its wrap; the wrap's first text, if there is none before. */
function textOf(host: HTMLElement): HTMLElement | undefined {
  const wrap = host.closest(WRAP)
  const texts = [...(wrap?.querySelectorAll<HTMLElement>(TEXT) ?? [])]
  const before = texts.filter((text) => text.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING)
  return before.at(-1) ?? texts[0]
}
