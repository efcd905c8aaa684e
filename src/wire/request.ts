import { listen } from '../dom/listen'
import { siteAddress } from '../page/site-address'
import { readText } from './read-text'
import { WireError } from './wire-error'

const DEFAULT_TIME_LIMIT_MS = 20_000

export interface RequestOptions {
  readonly signal?: AbortSignal
  /** `Infinity` for none. */
  readonly timeLimitMs?: number
  /** The largest size of an answer, uncompressed; default: 4 MB. */
  readonly sizeLimitB?: number
  /** Whether the address may be of another site; default: only this site's, whatever markup and settings contain. */
  readonly origin?: 'own' | 'any'
  /** Called with the final address, after redirects. */
  readonly onAnswered?: (url: string) => void
  /** Called with the body of an answer with another status than 200-299, before the call fails. */
  readonly onRefused?: (body: string) => void
}

/**
 * Sends a request to the site's server, with its cookies, and waits for the whole answer.
 * @param name of the call in errors
 * @throws WireError `elsewhere`, `offline`, `timeout`, `aborted`, `status` or `too-large`
 */
export async function request(
  address: string,
  name: string,
  init: RequestInit,
  { signal, timeLimitMs = DEFAULT_TIME_LIMIT_MS, sizeLimitB, origin, onAnswered, onRefused }: RequestOptions,
): Promise<string> {
  const url = origin === 'any' ? address : siteAddress(address)
  if (url === undefined) throw new WireError('elsewhere', name, address)
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (signal?.aborted) abort()
  const stop = signal && listen(signal, ['abort'], abort)
  const timer = timeLimitMs < Infinity ? setTimeout(abort, timeLimitMs) : undefined
  let isLeaving = false
  const stopLeaving = listen(window, ['pagehide'], () => {
    isLeaving = true
  })
  try {
    const response = await fetch(url, { ...init, credentials: 'same-origin', signal: controller.signal })
    if (!response.ok) {
      if (onRefused) onRefused(await readText(response, name, sizeLimitB).catch(() => ''))
      throw new WireError('status', name, response.status)
    }
    onAnswered?.(response.url || url)
    return await readText(response, name, sizeLimitB)
  } catch (cause) {
    if (cause instanceof WireError) throw cause
    if (signal?.aborted || isLeaving) throw new WireError('aborted', name, cause)
    throw new WireError(controller.signal.aborted ? 'timeout' : 'offline', name, cause)
  } finally {
    clearTimeout(timer)
    stop?.()
    stopLeaving()
  }
}
