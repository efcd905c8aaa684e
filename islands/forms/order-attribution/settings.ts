import { isRecord } from '../../../src/page/is-record'
import { valueAt } from './value-at'

/** Values by field of the order: null while tracking is off, undefined if the cookies have no value. */
export type Values = Readonly<Record<string, string | null | undefined>>

/**
 * The printed global `wc_order_attribution` (contract 07 E2), which other scripts read and change as well.
 */
export interface Settings {
  /** The object that gets `getAttributionData` and `setOrderTracking`. */
  readonly global: Record<string, unknown>
  readonly prefix: string
  /** The order's fields, with the path of their values in the library's data: `current.typ`. */
  readonly fields: ReadonlyMap<string, readonly string[]>
  /** The purpose to which the visitor consents; undefined without the consent plugin. */
  readonly consentCategory: string | undefined
}

const PREFIX = 'wc_order_attribution_'

/** @returns undefined where the feature is off */
export function readSettings(window: Window): Settings | undefined {
  const global = Reflect.get(window, 'wc_order_attribution')
  if (!isRecord(global) || global instanceof Element) return undefined
  const { fields, params } = global
  const { prefix, consentCategory } = isRecord(params) ? params : {}
  return {
    global,
    prefix: typeof prefix === 'string' ? prefix : PREFIX,
    fields: new Map(
      Object.entries(isRecord(fields) ? fields : {}).map(([name, path]) => [name, String(path).split('.')]),
    ),
    consentCategory: typeof consentCategory === 'string' && consentCategory ? consentCategory : undefined,
  }
}

/** Older versions of the shop plugin print `yes` and `no` (contract 07 E2). */
export const isOn = (allow: unknown) => Boolean(allow) && allow !== 'no' && allow !== '0'

/** Read at each call, since other scripts may change it. */
export const isTracking = ({ global }: Settings) => isOn(valueAt(global, ['params', 'allowTracking']))

export function setTracking({ global }: Settings, allow: unknown): void {
  if (isRecord(global['params'])) Reflect.set(global['params'], 'allowTracking', allow)
  else Reflect.set(global, 'params', { allowTracking: allow })
}

/** The options for the library (contract 07 E3). */
export function libraryOptions({ global }: Settings): object {
  const of = (name: string) => valueAt(global, ['params', name])
  return {
    lifetime: Number(of('lifetime')),
    session_length: Number(of('session')),
    base64: Boolean(of('base64')),
    timezone_offset: '0',
  }
}
