import type { GenericSchema, InferOutput } from 'valibot'
import { attempt } from '../page/attempt'
import { isRecord } from '../page/is-record'
import type { Page } from '../page/page'
import { type RequestOptions, request } from './request'
import { validate } from './validate'
import { WireError } from './wire-error'

/** Browsers allow 64 kB for all `keepalive` requests together. */
const KEEPALIVE_LIMIT_B = 8_000
/** As jQuery sends it for JSON. */
const ACCEPT_JSON = 'application/json, text/javascript, */*; q=0.01'

export interface CallOptions extends RequestOptions {
  /** Whether the request goes on when the visitor leaves the page; default: yes. False for calls that only read. */
  readonly outlivesPage?: boolean
  /** GET for the few actions that expect their fields in the address; default: POST. */
  readonly method?: 'GET' | 'POST'
}

export type Fields = Readonly<Record<string, string>>

/** The fields of a call. A field with several values, whose name ends in `[]`, is sent once for each. */
type Payload = Readonly<Record<string, string | readonly string[]>>

/** The theme's actions that have another name on servers with an older theme (contract 01 §0.1). */
export type ThemeAction = 'uplift_add_to_wishlist' | 'uplift_cart_product_remove' | 'uplift_directory'

const ACTION_NAME = /^[a-z0-9_]+$/i

/**
 * The server's name of one of the theme's actions, from the setting `ajaxActions`; an invalid name is ignored.
 * @returns null if the setting says that the server has no such action
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
 * Calls WordPress's `admin-ajax.php`: a form-encoded POST with an `action` (spec storefront §7).
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
  return validate(action, schema, await send(url, action, { action, ...fields }, '*/*', options))
}

/** Calls an action that answers in JSON, whatever its content type: the theme sends JSON as HTML. */
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
 * Makes a call with an address of its own, such as the shop plugin's `?wc-ajax=`, and without an action.
 * @param name of the call in errors
 */
export async function jsonAt<T extends GenericSchema<unknown, unknown>>(
  url: string,
  name: string,
  fields: Payload,
  schema: T,
  options?: CallOptions,
): Promise<InferOutput<T>> {
  const answer = await send(url, name, fields, ACCEPT_JSON, options)
  let value: unknown
  try {
    value = JSON.parse(answer)
  } catch {
    throw new WireError('not-json', name, answer)
  }
  return validate(name, schema, value)
}

function send(
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
    // PHP code recognises an ajax call by this header, which jQuery sends.
    headers: {
      Accept: accepted,
      ...(isPost && { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' }),
      'X-Requested-With': 'XMLHttpRequest',
    },
    ...(isPost && { body }),
    // The visitor's request reaches the server even when they leave the page at once.
    keepalive: outlivesPage && body.length < KEEPALIVE_LIMIT_B,
  }
  return request(isPost ? url : url + (url.includes('?') ? '&' : '?') + body, name, init, options)
}

const pairsOf = (fields: Payload): string[][] =>
  Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each]))
