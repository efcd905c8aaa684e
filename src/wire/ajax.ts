import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { attempt } from '../page/attempt'
import { isRecord } from '../page/is-record'
import type { Page } from '../page/page'
import { type RequestOptions, request } from './request'
import { WireError } from './wire-error'

/** Browsers keep 64 kB alive in all. */
const KEEPALIVE_LIMIT_B = 8_000
/** As jQuery asks for JSON. */
const ACCEPT_JSON = 'application/json, text/javascript, */*; q=0.01'

export interface CallOptions extends RequestOptions {
  /** Whether the request goes on when the visitor leaves the page; default: it does. False for mere questions. */
  readonly outlivesPage?: boolean
  /** GET for the few actions that expect their fields in the address; default: POST. */
  readonly method?: 'GET' | 'POST'
}

export type Fields = Readonly<Record<string, string>>

/** What may be sent: of a field with several values, whose name then ends in `[]`, each is one of its own. */
type Payload = Readonly<Record<string, string | readonly string[]>>

/** The theme's actions that servers know by this name or, where the theme is older, by another (contract 01 §0.1). */
export type ThemeAction = 'uplift_add_to_wishlist' | 'uplift_cart_product_remove' | 'uplift_directory'

const ACTION_NAME = /^[a-z0-9_]+$/i

/**
 * What this server calls one of the theme's actions, by the setting `ajaxActions`; what is no name counts as none.
 * @returns null where the setting says that the server has no such action
 */
export function themeAction({ settings }: Pick<Page, 'settings'>, action: ThemeAction): string | null {
  const name = attempt(() => {
    const names = settings['ajaxActions']
    return isRecord(names) ? names[action] : undefined
  })
  if (name === false) return null
  return typeof name === 'string' && ACTION_NAME.test(name) ? name : action
}

/**
 * WordPress's `admin-ajax.php`: a form-encoded POST with an `action` (spec storefront §7).
 * @returns the answer, which has passed the schema
 * @throws WireError of every kind but `not-json`
 */
export async function text<T extends GenericSchema<unknown, unknown>>(
  url: string,
  action: string,
  fields: Payload,
  schema: T,
  options?: CallOptions,
): Promise<InferOutput<T>> {
  return accept(action, schema, await ask(url, action, { action, ...fields }, '*/*', options))
}

/** The same for answers in JSON, whatever content type they claim: the theme sends them as HTML. */
export async function json<T extends GenericSchema<unknown, unknown>>(
  url: string,
  action: string,
  fields: Payload,
  schema: T,
  options?: CallOptions,
): Promise<InferOutput<T>> {
  return jsonAt(url, action, { action, ...fields }, schema, options)
}

/**
 * The same for a call that has an address of its own, as the shop plugin's `?wc-ajax=`, and sends no action.
 * @param name what errors call it
 */
export async function jsonAt<T extends GenericSchema<unknown, unknown>>(
  url: string,
  name: string,
  fields: Payload,
  schema: T,
  options?: CallOptions,
): Promise<InferOutput<T>> {
  const answer = await ask(url, name, fields, ACCEPT_JSON, options)
  let value: unknown
  try {
    value = JSON.parse(answer)
  } catch {
    throw new WireError('not-json', name, answer)
  }
  return accept(name, schema, value)
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

function ask(
  url: string,
  name: string,
  fields: Payload,
  accepted: string,
  { method = 'POST', outlivesPage = true, ...options }: CallOptions = {},
): Promise<string> {
  const body = String(new URLSearchParams(pairsOf(fields)))
  const isPost = method === 'POST'
  const init = {
    method,
    // PHP code on the other side tells an ajax call by this header, as jQuery sent it.
    headers: {
      Accept: accepted,
      ...(isPost && { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' }),
      'X-Requested-With': 'XMLHttpRequest',
    },
    ...(isPost && { body }),
    // What the visitor asked for reaches the server even when they leave the page at once.
    keepalive: outlivesPage && body.length < KEEPALIVE_LIMIT_B,
  }
  return request(isPost ? url : url + (url.includes('?') ? '&' : '?') + body, name, init, options)
}

const pairsOf = (fields: Payload): string[][] =>
  Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each]))
