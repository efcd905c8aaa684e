import { vi } from 'vitest'

/** A call to the server that waits for the test to answer it. */
export interface HeldCall {
  readonly action: string
  /** Without the action. */
  readonly fields: Readonly<Record<string, string>>
  readonly isAborted: () => boolean
  /** Lets the page hear of it. @param status 200 by default */
  answer(body: string, status?: number): Promise<void>
  /** The network is down. */
  fail(): Promise<void>
}

/** Calls are held, in their order. Wants fake timers. */
export function holdCalls() {
  const calls: HeldCall[] = []
  const settle = async () => void (await vi.advanceTimersByTimeAsync(0))

  vi.stubGlobal('fetch', (_: string, { body, signal }: RequestInit) => {
    const { action = '', ...fields } = Object.fromEntries(new URLSearchParams(String(body)))
    return new Promise<Response>((resolve, reject) => {
      const isAborted = () => signal?.aborted === true
      const abort = () => reject(new DOMException('Aborted', 'AbortError'))
      if (isAborted()) return abort()
      signal?.addEventListener('abort', abort)
      calls.push({
        action,
        fields,
        isAborted,
        async answer(text, status = 200) {
          resolve({ ok: status < 400, status, url: '', text: async () => text } as Response)
          await settle()
        },
        async fail() {
          reject(new TypeError('Failed to fetch'))
          await settle()
        },
      })
    })
  })
  return {
    calls,
    settle,
    of: (action: string) => calls.filter((call) => call.action === action),
    /** The first one that is held of this kind. */
    first(action: string): HeldCall {
      const call = calls.find((each) => each.action === action)
      if (!call) throw new Error(`The page has not called ${action}`)
      return call
    },
  }
}
