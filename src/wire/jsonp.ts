import type { GenericSchema, InferOutput } from 'valibot'
import { listen } from '../dom/listen'
import type { Fields } from './ajax'
import { trustedScriptUrl } from './trusted-html'
import { validate } from './validate'
import { WireError, type WireErrorKind } from './wire-error'

/** Contract 03 §21, D16. */
const TIME_LIMIT_MS = 10_000
const CALLBACK_PREFIX = 'laurelAnswer'

export interface JsonpOptions {
  readonly signal: AbortSignal
  /** The service's folder, as set by the site: scripts from elsewhere are not requested. */
  readonly service: string
}

let calls = 0

/**
 * Calls a service of another site that answers with a script (JSONP). It is used only if the service offers nothing else,
 * since the script may do anything on the page. A Content-Security-Policy that forbids the script counts as `offline`.
 * @param url without a query
 * @param name of the call in errors, which do not contain the address, since it may hold a secret
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
  return validate(name, schema, await send(url, name, fields, { signal, service }))
}

function send(
  url: string,
  name: string,
  fields: Fields,
  { signal, service }: JsonpOptions,
): Promise<unknown> {
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
    // A script can not be cancelled: until it has loaded, its callback stays and does nothing after the end of the call.
    const removeCallback = () => void Reflect.deleteProperty(window, callback)
    Object.defineProperty(window, callback, { configurable: true, value: answer })
    const timer = setTimeout(fail, TIME_LIMIT_MS, 'timeout')
    const untilEnd = { signal: over.signal }
    let isLeaving = false
    listen(
      window,
      ['pagehide'],
      () => {
        isLeaving = true
      },
      untilEnd,
    )
    listen(signal, ['abort'], () => fail('aborted'), untilEnd)
    listen(script, ['load'], removeCallback)
    listen(script, ['error'], removeCallback)
    // The script has run without a call of the callback.
    listen(script, ['load'], () => fail('unexpected'), untilEnd)
    listen(script, ['error'], () => fail(isLeaving ? 'aborted' : 'offline'), untilEnd)
    try {
      if (signal.aborted) throw new WireError('aborted', name)
      script.async = true
      script.src = trustedScriptUrl(`${url}?${new URLSearchParams({ ...fields, callback })}`, [service])
      document.head.append(script)
    } catch (cause) {
      removeCallback()
      end()
      reject(cause)
    }
  })
}

/** A name that the page does not have: a second laurel on the page may use the same prefix. */
function freeName(): string {
  do calls += 1
  while (`${CALLBACK_PREFIX}${calls}` in window)
  return `${CALLBACK_PREFIX}${calls}`
}
