import { type HeldRequest, holdFetch } from './held-fetch'

/** A call to the REST server that waits for the test to answer it. */
export interface HeldRestCall extends HeldRequest {
  readonly url: string
  readonly init: RequestInit
  /** The posted form. */
  readonly body: FormData
}

/** Calls are held, in their order. Wants fake timers. */
export function holdRest() {
  const { calls, settle } = holdFetch((url, init) => ({
    url,
    init,
    body: init.body instanceof FormData ? init.body : new FormData(),
  }))
  /** Calls to an endpoint. @param end what its address ends with */
  const to = (end: string) => calls.filter(({ url }) => url.endsWith(end))
  return {
    calls,
    settle,
    to,
    /** The latest call to an endpoint. */
    last(end: string): HeldRestCall {
      const call = to(end).at(-1)
      if (!call) throw new Error(`The page has not called ${end}`)
      return call
    },
  }
}
