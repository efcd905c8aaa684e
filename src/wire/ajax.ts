import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { WireError } from './wire-error'

export const DEFAULT_TIME_LIMIT_MS = 20_000
/** Browsers keep 64 kB alive in all. */
const KEEPALIVE_LIMIT_B = 8_000
/** As jQuery asks for JSON. */
const ACCEPT_JSON = 'application/json, text/javascript, */*; q=0.01'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** `Infinity` for none. */
  readonly timeLimitMs?: number
  /** Whether the request goes on when the visitor leaves the page; default: it does. False for mere questions. */
  readonly outlivesPage?: boolean
}

export type Fields = Readonly<Record<string, string>>

/**
 * WordPress's `admin-ajax.php`: a form-encoded POST with an `action` (spec storefront §7).
 * @returns the answer, which has passed the schema
 * @throws WireError of every kind but `not-json`
 */
export async function text<T extends GenericSchema<unknown, unknown>>(
  url: string,
  action: string,
  fields: Fields,
  schema: T,
  options?: CallOptions,
): Promise<InferOutput<T>> {
  return accept(action, schema, await post(url, action, fields, '*/*', options))
}

/** The same for answers in JSON, whatever content type they claim: the theme sends them as HTML. */
export async function json<T extends GenericSchema<unknown, unknown>>(
  url: string,
  action: string,
  fields: Fields,
  schema: T,
  options?: CallOptions,
): Promise<InferOutput<T>> {
  const answer = await post(url, action, fields, ACCEPT_JSON, options)
  let value: unknown
  try {
    value = JSON.parse(answer)
  } catch {
    throw new WireError('not-json', action, answer)
  }
  return accept(action, schema, value)
}

function accept<T extends GenericSchema<unknown, unknown>>(
  action: string,
  schema: T,
  value: unknown,
): InferOutput<T> {
  const result = safeParse(schema, value)
  if (!result.success) throw new WireError('unexpected', action, value)
  return result.output
}

async function post(
  url: string,
  action: string,
  fields: Fields,
  accepted: string,
  { signal, timeLimitMs = DEFAULT_TIME_LIMIT_MS, outlivesPage = true }: CallOptions = {},
): Promise<string> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  const timer = Number.isFinite(timeLimitMs) ? setTimeout(abort, timeLimitMs) : undefined
  let leaving = false
  const leave = () => {
    leaving = true
  }
  window.addEventListener('pagehide', leave)
  const body = new URLSearchParams({ action, ...fields }).toString()
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      // PHP code on the other side tells an ajax call by this header, as jQuery sent it.
      headers: {
        Accept: accepted,
        'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
        'X-Requested-With': 'XMLHttpRequest',
      },
      body,
      // What the visitor asked for reaches the server even when they leave the page at once.
      keepalive: outlivesPage && body.length < KEEPALIVE_LIMIT_B,
      signal: controller.signal,
    })
    if (!response.ok) throw new WireError('status', action, response.status)
    return await response.text()
  } catch (cause) {
    if (cause instanceof WireError) throw cause
    if (signal?.aborted || leaving) throw new WireError('aborted', action, cause)
    throw new WireError(controller.signal.aborted ? 'timeout' : 'offline', action, cause)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    window.removeEventListener('pagehide', leave)
  }
}
