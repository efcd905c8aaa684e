import { vi } from 'vitest'
import { gate } from './gate'

/** A request that waits for the test to answer it. */
export interface HeldRequest {
  readonly isAborted: () => boolean
  /** Lets the page hear of it. @param body as JSON, unless it is text already @param status 200 by default */
  answer(body: unknown, status?: number): Promise<void>
  /** The network is down. */
  fail(): Promise<void>
}

/** Requests are held, in their order. Wants fake timers. @param read what a test wants to know of each */
export function holdFetch<Read extends object>(read: (url: string, init: RequestInit) => Read) {
  const calls: (Read & HeldRequest)[] = []
  const settle = async () => void (await vi.advanceTimersByTimeAsync(0))

  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { signal } = init
    const { promise, open, fail } = gate<Response>()
    const isAborted = () => signal?.aborted === true
    const abort = () => fail(new DOMException('Aborted', 'AbortError'))
    if (isAborted()) {
      abort()
      return promise
    }
    signal?.addEventListener('abort', abort)
    calls.push({
      ...read(url, init),
      isAborted,
      async answer(answer, status = 200) {
        const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
        open({ ok: status < 400, status, url: '', text: async () => text } as Response)
        await settle()
      },
      async fail() {
        fail(new TypeError('Failed to fetch'))
        await settle()
      },
    })
    return promise
  })
  return { calls, settle }
}
