import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { listen } from '../dom/listen'
import type { Fields } from './ajax'
import { trustedScriptUrl } from './trusted-html'
import { WireError, type WireErrorKind } from './wire-error'

/** Contract 03 §21, D16. */
const TIME_LIMIT_MS = 10_000
const CALLBACK_PREFIX = 'laurelAnswer'

export interface JsonpOptions {
  readonly signal: AbortSignal
  /** The folder of the service, as the site names it: no script from elsewhere is asked for. */
  readonly service: string
}

let calls = 0

/**
 * Asks a service of another site that answers by a script: only where nothing else is to be had, since what answers may do
 * anything on the page. Where the site's Content-Security-Policy has no room for it, that is a failure like another.
 * @param url without a query
 * @param name what errors call it: they name no address, which may hold a secret
 * @returns the answer, which has passed the schema
 * @throws WireError `offline` (also for an error status), `timeout`, `aborted` or `unexpected`
 */
export async function jsonp<T extends GenericSchema<unknown, unknown>>(
  url: string,
  name: string,
  fields: Fields,
  schema: T,
  { signal, service }: JsonpOptions,
): Promise<InferOutput<T>> {
  const answer = await ask(url, name, fields, { signal, service })
  const result = safeParse(schema, answer)
  if (!result.success) throw new WireError('unexpected', name, answer)
  return result.output
}

function ask(url: string, name: string, fields: Fields, { signal, service }: JsonpOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const callback = freeName()
    const script = document.createElement('script')
    const over = new AbortController()

    function end() {
      clearTimeout(timer)
      over.abort()
      script.remove()
    }
    function fail(kind: WireErrorKind, cause?: unknown) {
      end()
      reject(new WireError(kind, name, cause))
    }
    function answer(value: unknown) {
      end()
      resolve(value)
    }
    // Nobody can call a script back: an answer that comes too late still finds its function, and changes nothing.
    const forget = () => void Reflect.deleteProperty(window, callback)
    Object.defineProperty(window, callback, { configurable: true, value: answer })
    const timer = setTimeout(fail, TIME_LIMIT_MS, 'timeout')
    const whileAsked = { signal: over.signal }
    let isLeaving = false
    listen(
      window,
      ['pagehide'],
      () => {
        isLeaving = true
      },
      whileAsked,
    )
    listen(signal, ['abort'], () => fail('aborted'), whileAsked)
    listen(script, ['load'], forget)
    listen(script, ['error'], forget)
    // It has run, and has not called.
    listen(script, ['load'], () => fail('unexpected'), whileAsked)
    listen(script, ['error'], () => fail(isLeaving ? 'aborted' : 'offline'), whileAsked)
    try {
      if (signal.aborted) throw new WireError('aborted', name)
      script.async = true
      script.src = trustedScriptUrl(`${url}?${new URLSearchParams({ ...fields, callback })}`, [service])
      document.head.append(script)
    } catch (cause) {
      forget()
      end()
      reject(cause)
    }
  })
}

/** One that nobody on the page has: there may be a second laurel. */
function freeName(): string {
  do calls += 1
  while (`${CALLBACK_PREFIX}${calls}` in window)
  return `${CALLBACK_PREFIX}${calls}`
}
