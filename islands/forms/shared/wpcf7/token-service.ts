import { fallback, type InferOutput, object, optional, safeParse, string } from 'valibot'
import { listen } from '../../../../src/dom/listen'
import { WireError } from '../../../../src/wire/wire-error'
import { globalObject } from './site'

const TIME_LIMIT_MS = 10_000
const CALL = 'spam token'
const QUEUE = '___grecaptcha_cfg'

const Name = (name: string) => fallback(optional(string(), name), name)

const Settings = object({
  sitekey: string(),
  actions: fallback(object({ homepage: Name('homepage'), contactform: Name('contactform') }), {
    homepage: 'homepage',
    contactform: 'contactform',
  }),
})

/** The printed settings of the spam token (contract 07 C1); sites may rename the actions. */
export type TokenSettings = InferOutput<typeof Settings>

export function readTokenSettings(window: Window): TokenSettings | undefined {
  const result = safeParse(Settings, Reflect.get(window, 'wpcf7_recaptcha'))
  return result.success && result.output.sitekey ? result.output : undefined
}

/**
 * Fetches a token from the service that the page has loaded, without a time limit.
 * @returns undefined when the page has finished loading without the service
 * @throws the service's own error; WireError `unexpected`
 */
export async function fetchToken(
  window: Window,
  { sitekey }: TokenSettings,
  action: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!serviceOf(window)) await Promise.race([whenReady(window, signal), scriptsLoaded(window, signal)])
  if (!serviceOf(window)) return undefined
  await whenReady(window, signal)
  const service = serviceOf(window)
  const execute = service?.['execute']
  if (typeof execute !== 'function') throw new WireError('unexpected', CALL, 'no execute')
  const token: unknown = await Reflect.apply(execute, service, [sitekey, { action }])
  if (typeof token !== 'string' || token === '') throw new WireError('unexpected', CALL, token)
  return token
}

/** Resolves when the service is ready; never on a page without it. */
export function whenReady(window: Window, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const onReady = () => resolve()
    const service = serviceOf(window)
    if (!service) queue(window, onReady, signal)
    else if (typeof service['ready'] === 'function') Reflect.apply(service['ready'], service, [onReady])
    else onReady()
  })
}

/** The service's global: its loader defines `ready` first and `execute` later. */
function serviceOf(window: Window): Record<string, unknown> | undefined {
  const service = globalObject(window, 'grecaptcha')
  const calls = [service?.['ready'], service?.['execute']]
  return calls.some((call) => typeof call === 'function') ? service : undefined
}

/** Adds a callback to the documented queue, which the service's loader runs. */
function queue(window: Window, callback: () => void, signal: AbortSignal): void {
  const known = globalObject(window, QUEUE)
  const config = known ?? {}
  if (!known) Reflect.set(window, QUEUE, config)
  const callbacks: unknown[] = Array.isArray(config['fns']) ? config['fns'] : []
  config['fns'] = callbacks
  callbacks.push(callback)
  const removeCallback = () => {
    const place = callbacks.indexOf(callback)
    if (place >= 0) callbacks.splice(place, 1)
  }
  listen(signal, ['abort'], removeCallback, { once: true })
}

function scriptsLoaded(window: Window, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (window.document.readyState === 'complete') resolve()
    else listen(window, ['load'], () => resolve(), { once: true, signal })
  })
}

/**
 * Limits the time to wait for a promise.
 * @throws WireError `timeout` after 10 s, or `aborted`; the promise's own error
 */
export function withinLimit<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new WireError('aborted', CALL))
    if (signal.aborted) abort()
    const stop = listen(signal, ['abort'], abort)
    const timer = setTimeout(() => reject(new WireError('timeout', CALL)), TIME_LIMIT_MS)
    const end = () => {
      clearTimeout(timer)
      stop()
    }
    promise.then(resolve, reject).finally(end)
  })
}
