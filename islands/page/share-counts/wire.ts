import * as v from 'valibot'
import { request } from '../../../src/wire/request'
import { isAborted, WireError } from '../../../src/wire/wire-error'
import type { Network, ShareCount } from './counts'

const TIME_LIMIT_MS = 10_000
const SIZE_LIMIT_B = 100_000
/** A service may answer with JSONP only: the JSON is then the argument of a function call. */
const CALL_START = /^(?:\/\*.*?\*\/\s*)?[\w$.]+\(/

const count = v.fallback(
  v.nullable(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
      v.safeInteger(),
      v.minValue(0),
    ),
  ),
  null,
)

interface Service {
  readonly url: (address: string) => string
  readonly schema: v.GenericSchema<unknown, ShareCount>
}

/** Contract 01 §20. */
const SERVICES: Readonly<Record<Network, Service>> = {
  facebook: {
    url: (address) => `https://graph.facebook.com/?id=${address}`,
    schema: v.pipe(
      v.looseObject({ share: v.fallback(v.object({ share_count: count }), { share_count: null }) }),
      v.transform(({ share }) => share.share_count),
    ),
  },
  pinterest: {
    url: (address) => `https://api.pinterest.com/v1/urls/count.json?url=${address}`,
    schema: v.pipe(
      v.looseObject({ count }),
      v.transform((answer) => answer.count),
    ),
  },
}

/** The requests of this page: blocks with the same address share an answer. */
const requests = new Map<string, Promise<ShareCount>>()
/** A network that has failed once is not asked again on this page. */
const failed = new Set<Network>()

/**
 * How often an address was shared, asked at most once per page.
 * @param address encoded
 * @throws WireError when the network gives no answer; the error of the first request when that has failed
 */
export function shareCount(network: Network, address: string, signal: AbortSignal): Promise<ShareCount> {
  const key = `${network} ${address}`
  const pending = requests.get(key)
  if (pending) {
    return pending.catch((cause) => {
      // The block that sent the request was unmounted, which has aborted it.
      if (isAborted(cause) && !signal.aborted) return shareCount(network, address, signal)
      throw cause
    })
  }
  if (failed.has(network)) return Promise.reject(new Error(`${network} gives no answers`))
  const answer = fetchCount(network, address, signal)
  requests.set(key, answer)
  answer.catch(() => {
    requests.delete(key)
    if (!signal.aborted) failed.add(network)
  })
  return answer
}

/**
 * Asks a network how often an address was shared. The call uses CORS, because a Content-Security-Policy
 * refuses scripts of other sites.
 * @param address encoded
 * @throws WireError when the answer is none of the service's
 */
export async function fetchCount(
  network: Network,
  address: string,
  signal: AbortSignal,
): Promise<ShareCount> {
  const { url, schema } = SERVICES[network]
  const answer = await request(
    url(address),
    network,
    {},
    { signal, timeLimitMs: TIME_LIMIT_MS, sizeLimitB: SIZE_LIMIT_B, origin: 'any' },
  )
  try {
    return v.parse(schema, JSON.parse(jsonpArgument(answer.trim()) ?? answer))
  } catch (cause) {
    throw new WireError('unexpected', network, cause)
  }
}

function jsonpArgument(script: string): string | undefined {
  const [start] = CALL_START.exec(script) ?? []
  const end = script.lastIndexOf(')')
  const isCall = start !== undefined && end >= start.length && /^\)\s*;?$/.test(script.slice(end))
  return isCall ? script.slice(start.length, end) : undefined
}
