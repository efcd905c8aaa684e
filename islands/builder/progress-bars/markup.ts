/** Contract 04 §16. */
export const FILLED_CLASS = 'animated'
const WRAP = '.progress-bar-wrap'
const TEXT = '.bar-text'
const NAME = '.bar-name'
const VALUE = '.progress-value'

export interface Bar {
  readonly bar: HTMLElement
  /** Held between 0 and 100. */
  readonly percent: number
}

export interface Progress {
  readonly bars: readonly Bar[]
  /** What stands above them, as long as the first; absent on some pages. */
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

/** Of several bars in a wrap, each has the text before it; the wrap's first, if there is none. */
function textOf(host: HTMLElement): HTMLElement | undefined {
  const wrap = host.closest(WRAP)
  const texts = [...(wrap?.querySelectorAll<HTMLElement>(TEXT) ?? [])]
  const before = texts.filter((text) => text.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING)
  return before.at(-1) ?? texts[0]
}
