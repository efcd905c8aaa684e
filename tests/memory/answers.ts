interface Answer {
  readonly body: string
  readonly init: ResponseInit
}

/** Stands between the islands and the server: it can do without either. */
export interface Answers {
  /** From now on calls are answered, or stay on their way until they are called off. */
  come(whether: boolean): void
  /** Resolves when no answer is on its way that will come. */
  arrived(): Promise<void>
}

/**
 * Takes the place of the page's `fetch`. The server is asked once for everything, and its answer given again and again.
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
