const BAR_WIDTH = 24
const CLEAR_LINE = '\r\u001b[K'

export interface Progress {
  show(done: number, of: number): void
  end(): void
}

/** Shows a progress bar if the stream is a terminal, and nothing otherwise. */
export function createProgress(stream: { readonly isTTY?: boolean; write(text: string): unknown }): Progress {
  if (!stream.isTTY) return { show: () => {}, end: () => {} }
  return {
    show(done, of) {
      const filled = of > 0 ? Math.round((BAR_WIDTH * done) / of) : 0
      const bar = '#'.repeat(filled).padEnd(BAR_WIDTH, '.')
      stream.write(`${CLEAR_LINE}[${bar}] ${done} of ${of} pages`)
    },
    end: () => stream.write(CLEAR_LINE),
  }
}
