import { fallback, type InferOutput, object, optional, safeParse, string } from 'valibot'
import { listen } from '../../../src/dom/listen'
import { WireError } from '../../../src/wire/wire-error'
import { globalObject } from './site'

/** Of a service that does not answer, the site waits for no longer. */
const TIME_LIMIT_MS = 10_000
const CALL = 'spam token'
const QUEUE = '___grecaptcha_cfg'

const Name = (usual: string) => fallback(optional(string(), usual), usual)

const Settings = object({
  sitekey: string(),
  actions: fallback(object({ homepage: Name('homepage'), contactform: Name('contactform') }), {
    homepage: 'homepage',
    contactform: 'contactform',
  }),
})

/** What the server prints for the spam token (contract 07 C1); sites may rename the actions. */
export type TokenSettings = InferOutput<typeof Settings>

export function readTokenSettings(window: Window): TokenSettings | undefined {
  const result = safeParse(Settings, Reflect.get(window, 'wpcf7_recaptcha'))
  return result.success && result.output.sitekey ? result.output : undefined
}

/**
 * Fetches a token from the service that the page has loaded, however long it takes.
 * @returns undefined on a page without the service: what has not come with the page is not waited for
 * @throws whatever the service fails with; WireError `unexpected`
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

/** Resolves once the service can be asked: now, when its loader has come, or never. */
export function whenReady(window: Window, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => resolve()
    const service = serviceOf(window)
    if (!service) queue(window, go, signal)
    else if (typeof service['ready'] === 'function') Reflect.apply(service['ready'], service, [go])
    else go()
  })
}

/** What the service's loader leaves: with `ready` at first, `execute` comes later. */
function serviceOf(window: Window): Record<string, unknown> | undefined {
  const service = globalObject(window, 'grecaptcha')
  const calls = [service?.['ready'], service?.['execute']]
  return calls.some((call) => typeof call === 'function') ? service : undefined
}

/** Where the service documents that scripts leave word which run before its loader. */
function queue(window: Window, callback: () => void, signal: AbortSignal): void {
  const known = globalObject(window, QUEUE)
  const config = known ?? {}
  if (!known) Reflect.set(window, QUEUE, config)
  const callbacks: unknown[] = Array.isArray(config['fns']) ? config['fns'] : []
  config['fns'] = callbacks
  callbacks.push(callback)
  const takeBack = () => {
    const place = callbacks.indexOf(callback)
    if (place >= 0) callbacks.splice(place, 1)
  }
  listen(signal, ['abort'], takeBack, { once: true })
}

function scriptsLoaded(window: Window, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (window.document.readyState === 'complete') resolve()
    else listen(window, ['load'], () => resolve(), { once: true, signal })
  })
}

/**
 * Waits for what the service does, but not for ever.
 * @throws WireError `timeout` after 10 s, `aborted`; whatever the promise fails with
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
