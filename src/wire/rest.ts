import type { GenericSchema, InferOutput } from 'valibot'
import { isRecord } from '../page/is-record'
import { type RequestOptions, request } from './request'
import { validate } from './validate'
import { WireError } from './wire-error'

/** As the form plugin sends it. */
const ACCEPT = 'application/json, */*;q=0.1'
/** In characters of up to three bytes: browsers reject `keepalive` requests of more than 64 kB in all. */
const KEEPALIVE_LIMIT = 16_000
/** The length of the headers around a field in a multipart body. */
const PART_FRAME_LENGTH = 100

/** The body of WordPress's REST server for a call that it refuses. */
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
 * @param name of the call in errors
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
  return validate(name, schema, value, answer)
}

/**
 * The address of an endpoint below a root. On a site with plain permalinks the root is a query (`?rest_route=`).
 * @param path its slashes at the ends do not matter
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

/** Whether the server does not know the endpoint, as when its plugin is too old or was removed. */
export const isNoRoute = ({ code }: Refusal) => code === 'rest_no_route'

function readRefusal(text: string): Refusal {
  const value = parse(text)
  const { code, message } = isRecord(value) ? value : {}
  return { code: asText(code), message: asText(message) }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Whether the body fits a `keepalive` request, which continues after the visitor has left the page. */
function isSmall(body: FormData): boolean {
  let size = 0
  for (const [name, value] of body) {
    if (typeof value !== 'string' && value.size > 0) return false
    size += PART_FRAME_LENGTH + name.length + (typeof value === 'string' ? value.length : 0)
  }
  return size < KEEPALIVE_LIMIT
}
