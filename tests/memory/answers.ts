interface Answer {
  readonly body: string
  readonly init: ResponseInit
}

/** Replaces the page's `fetch`, and decides whether the islands' calls are answered. */
export interface Answers {
  /** Sets whether calls are answered. Without an answer a call stays open until it is aborted. */
  come(whether: boolean): void
  /** Resolves when every call that gets an answer has it. */
  arrived(): Promise<void>
}

/**
 * Replaces the page's `fetch`. Each request reaches the server once, and later ones get the same answer.
 */
export function keepAnswers(window: Window): Answers {
  const ask = window.fetch.bind(window)
  const known = new Map<string, Promise<Answer>>()
  const coming = new Set<Promise<Answer>>()
  let come = true

  window.fetch = async (input, init) => {
    const signal = init?.signal
    if (!come) return neverAnswer(signal)
    const key = `${init?.method} ${input} ${init?.body}`
    const answer = known.get(key) ?? ask(input, { ...init, signal: null }).then(read)
    known.set(key, answer)
    coming.add(answer)
    try {
      const { body, init } = await answer
      signal?.throwIfAborted()
      return new Response(body, init)
    } finally {
      coming.delete(answer)
    }
  }
  return {
    come(whether) {
      come = whether
    },
    async arrived() {
      await Promise.allSettled(coming)
    },
  }
}

async function read(response: Response): Promise<Answer> {
  const { status, headers } = response
  return { body: await response.text(), init: { status, headers } }
}

function neverAnswer(signal?: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
