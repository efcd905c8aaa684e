import { listen } from '../dom/listen'
import { siteAddress } from '../page/site-address'
import { readText } from './read-text'
import { WireError } from './wire-error'

export const DEFAULT_TIME_LIMIT_MS = 20_000

export interface RequestOptions {
  readonly signal?: AbortSignal
  /** `Infinity` for none. */
  readonly timeLimitMs?: number
  /** How much of an answer is read, after it is unpacked; default: 4 MB. */
  readonly sizeLimitB?: number
  /** Whose addresses are asked; default: those of this site alone, whatever markup and settings name. */
  readonly asks?: 'this site' | 'any site'
  /** Told the address that has answered at last: a server may send the call on to another. */
  readonly onAnswered?: (url: string) => void
  /** Told what stands in an answer of another status than 200-299, before the call fails for it. */
  readonly onRefused?: (body: string) => void
}

/**
 * Asks the site's server, with its cookies, and waits for the whole answer.
 * @param name what errors call it
 * @throws WireError `elsewhere`, `offline`, `timeout`, `aborted`, `status` or `too-large`
 */
export async function request(
  address: string,
  name: string,
  init: RequestInit,
  { signal, timeLimitMs = DEFAULT_TIME_LIMIT_MS, sizeLimitB, asks, onAnswered, onRefused }: RequestOptions,
): Promise<string> {
  const url = asks === 'any site' ? address : siteAddress(address)
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
