import * as v from 'valibot'
import { request } from '../../../src/wire/request'
import { WireError } from '../../../src/wire/wire-error'
import type { Answered, Network } from './counts'

const TIME_LIMIT_MS = 10_000
const SIZE_LIMIT_B = 100_000
/** A service may only know answers that are scripts: then the JSON is the argument of a call. */
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
  readonly schema: v.GenericSchema<unknown, Answered>
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

/**
 * Asks a network how often an address was shared: by CORS, since a script from elsewhere is what a
 * Content-Security-Policy is there to refuse.
 * @param address encoded
 * @throws WireError when there is no answer of the service
 */
export async function fetchCount(network: Network, address: string, signal: AbortSignal): Promise<Answered> {
  const { url, schema } = SERVICES[network]
  const answer = await request(
    url(address),
    network,
    {},
    { signal, timeLimitMs: TIME_LIMIT_MS, sizeLimitB: SIZE_LIMIT_B, asks: 'any site' },
  )
  try {
    return v.parse(schema, JSON.parse(argumentIn(answer.trim()) ?? answer))
  } catch (cause) {
    throw new WireError('unexpected', network, cause)
  }
}

function argumentIn(script: string): string | undefined {
  const [start] = CALL_START.exec(script) ?? []
  const end = script.lastIndexOf(')')
  const isCall = start !== undefined && end >= start.length && /^\)\s*;?$/.test(script.slice(end))
  return isCall ? script.slice(start.length, end) : undefined
}
