import { type HeldRequest, holdFetch } from './held-fetch'

/** An ajax call that waits for the test to answer it. */
export interface HeldCall extends HeldRequest {
  readonly action: string
  /** Without the action. */
  readonly fields: Readonly<Record<string, string>>
}

/** Calls are held, in their order. Wants fake timers. */
export function holdCalls() {
  const { calls, settle } = holdFetch((_, { body }) => {
    const { action = '', ...fields } = Object.fromEntries(new URLSearchParams(String(body)))
    return { action, fields }
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
