import { isRecord, reach } from './reach'

/** Field of the order -> value; null while tracking is off, undefined what the cookies do not hold. */
export type Values = Readonly<Record<string, string | null | undefined>>

/** What the server prints as `wc_order_attribution` (contract 07 E2). Other scripts keep and change the same object. */
export interface Settings {
  /** Where `getAttributionData` and `setOrderTracking` belong. */
  readonly global: Record<string, unknown>
  readonly prefix: string
  /** The order's fields and where their values lie in the library's data: `current.typ`. */
  readonly fields: ReadonlyMap<string, readonly string[]>
  /** The purpose that the visitor is asked about; undefined without the consent plugin. */
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

/** Older versions of the shop print words (contract 07 E2). */
export const isOn = (allow: unknown) => Boolean(allow) && allow !== 'no' && allow !== '0'

/** Read anew each time: a script may set it by itself. */
export const isTracking = ({ global }: Settings) => isOn(reach(global, ['params', 'allowTracking']))

export function keepTracking({ global }: Settings, allow: unknown): void {
  if (isRecord(global['params'])) Reflect.set(global['params'], 'allowTracking', allow)
  else Reflect.set(global, 'params', { allowTracking: allow })
}

/** What the library is asked for on these pages (contract 07 E3). */
export function libraryOptions({ global }: Settings): object {
  const of = (name: string) => reach(global, ['params', name])
  return {
    lifetime: Number(of('lifetime')),
    session_length: Number(of('session')),
    base64: Boolean(of('base64')),
    timezone_offset: '0',
  }
}
