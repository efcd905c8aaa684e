import * as v from 'valibot'
import { listen } from '../../src/page/listen'
import { WireError } from '../../src/wire/wire-error'
import type { Answered, Network } from './counts'

const TIME_LIMIT_MS = 10_000
/** A service may only know answers that are scripts: then the JSON is the argument of a call. */
const CALL = /^\s*(?:\/\*.*?\*\/)?\s*[\w$.]+\(([\s\S]*)\)\s*;?\s*$/

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
  const controller = new AbortController()
  const abort = () => controller.abort()
  const stop = listen(signal, ['abort'], abort)
  const timer = setTimeout(abort, TIME_LIMIT_MS)
  try {
    const response = await fetch(url(address), { credentials: 'omit', signal: controller.signal })
    if (!response.ok) throw new WireError('status', network, response.status)
    return v.parse(schema, parse(await response.text()))
  } catch (cause) {
    if (cause instanceof WireError) throw cause
    if (signal.aborted) throw new WireError('aborted', network, cause)
    throw new WireError(controller.signal.aborted ? 'timeout' : 'unexpected', network, cause)
  } finally {
    clearTimeout(timer)
    stop()
  }
}

function parse(text: string): unknown {
  return JSON.parse(CALL.exec(text)?.[1] ?? text)
}
