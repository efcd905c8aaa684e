import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { isRecord } from '../page/is-record'
import { type RequestOptions, request } from './request'
import { WireError } from './wire-error'

/** As the form plugin asks. */
const ACCEPT = 'application/json, */*;q=0.1'
/** Browsers keep 64 kB alive in all, and refuse to send what is larger; letters may have three bytes each. */
const KEEPALIVE_LIMIT = 16_000
/** What stands around a field in a multipart body. */
const PART_FRAME_LENGTH = 100

/** What WordPress's REST server says of a call that it refuses. */
export interface Refusal {
  readonly code: string | undefined
  readonly message: string | undefined
}

export interface RestOptions extends Omit<RequestOptions, 'onRefused'> {
  /** Posted as multipart; without it the call is a GET. */
  readonly body?: FormData
  readonly onRefused?: (refusal: Refusal) => void
}

/**
 * Calls WordPress's REST server, with the visitor's cookies.
 * @param name what errors call it
 * @returns the answer, which has passed the schema
 * @throws WireError of every kind
 */
export async function rest<T extends GenericSchema<unknown, unknown>>(
  url: string,
  name: string,
  schema: T,
  { body, onRefused, ...options }: RestOptions = {},
): Promise<InferOutput<T>> {
  const init: RequestInit = { method: body ? 'POST' : 'GET', headers: { Accept: ACCEPT } }
  if (body) Object.assign(init, { body, keepalive: isSmall(body) })
  const answer = await request(url, name, init, {
    ...options,
    ...(onRefused && { onRefused: (text) => onRefused(readRefusal(text)) }),
  })
  const value = parse(answer)
  if (value === undefined) throw new WireError('not-json', name, answer)
  const result = safeParse(schema, value)
  if (!result.success) throw new WireError('unexpected', name, answer)
  return result.output
}

/**
 * The address of an endpoint below a root, which is itself an argument of an address where a site has plain permalinks.
 * @param path slashes at its ends do not matter
 */
export function restUrl(root: string, ...path: readonly string[]): string {
  const joined = path.map((part) => part.replace(/^\/+|(?<!\/)\/+$/g, '')).join('/')
  return root + (root.includes('?') ? joined.replace('?', '&') : joined)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether the server has no such call at all: the plugin whose it is may be too old, or gone. */
export const isNoRoute = ({ code }: Refusal) => code === 'rest_no_route'

function readRefusal(text: string): Refusal {
  const value = parse(text)
  const { code, message } = isRecord(value) ? value : {}
  return { code: asText(code), message: asText(message) }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Whether the browser can go on sending it after the visitor has left the page. */
function isSmall(body: FormData): boolean {
  let size = 0
  for (const [name, value] of body) {
    if (typeof value !== 'string' && value.size > 0) return false
    size += PART_FRAME_LENGTH + name.length + (typeof value === 'string' ? value.length : 0)
  }
  return size < KEEPALIVE_LIMIT
}
