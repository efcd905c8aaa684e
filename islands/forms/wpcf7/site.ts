import { isRecord } from '../../../src/page/is-record'
import { siteAddress } from '../../../src/page/site-address'
import type { FormSchema } from '../form-rules/schema'

/** Of a site that says nothing else (contract 07 A2). */
const DEFAULT_NAMESPACE = 'contact-form-7/v1'
/** In the head of every WordPress page, unless a site takes it out. */
const ROOT_LINK = 'link[rel="https://api.w.org/"]'

/** Of sites whose server has not the calls, what they are told by. */
const withoutCalls = new WeakSet<object>()

/** Where the site's contact forms are sent to. */
export interface RestConfig {
  /** May contain a `?`, where the site has plain permalinks. */
  readonly root: string
  readonly namespace: string
}

/** What a script or the server has put under a name; an element with that id is found there, too, and does not count. */
export function globalObject(window: Window, name: string): Record<string, unknown> | undefined {
  const value: unknown = Reflect.get(window, name)
  return isRecord(value) && !('nodeType' in value) ? value : undefined
}

/** The site's `wpcf7`: printed by the server, grown by scripts. */
export const siteObject = (window: Window) => globalObject(window, 'wpcf7')

/** From here on the browser sends the forms of the page: the server's plugin is older than laurel's calls. */
export function noteMissingCalls(window: Window): void {
  const site = siteObject(window)
  if (site) withoutCalls.add(site)
}

export function lacksCalls(window: Window): boolean {
  const site = siteObject(window)
  return site !== undefined && withoutCalls.has(site)
}

/** @returns undefined where the site tells no address of its own, or lacks the calls: then the browser sends its forms */
export function readRestConfig(window: Window): RestConfig | undefined {
  if (lacksCalls(window)) return undefined
  const api = siteObject(window)?.['api']
  const { root, namespace } = isRecord(api) ? api : {}
  const address = asText(root) ?? window.document.querySelector(ROOT_LINK)?.getAttribute('href')
  if (!address || siteAddress(address) === undefined) return undefined
  return { root: address, namespace: asText(namespace) ?? DEFAULT_NAMESPACE }
}

/** Schemas by form id: undefined while one is on its way. */
export function schemasOf(window: Window): Map<number, FormSchema | undefined> | undefined {
  const schemas = siteObject(window)?.['schemas']
  return schemas instanceof Map ? schemas : undefined
}

/** Whether the server says that pages are kept for many visitors. */
export const isCached = (window: Window) => Boolean(siteObject(window)?.['cached'])

/** Whether the payment plugin has seen a fraud: nothing is sent any more, and nobody is told (contract 07 A5.1). */
export const isBlocked = (window: Window) => Boolean(siteObject(window)?.['blocked'])

type Call = 'submit' | 'reset' | 'validate'

/** Calls one of the functions that scripts may have put others around: theirs, with whatever it does. */
export function callSite(window: Window, name: Call, ...args: unknown[]): void {
  const site = siteObject(window)
  const call = site?.[name]
  if (typeof call === 'function') Reflect.apply(call, site, args)
}

export const canCall = (window: Window, name: Call) => typeof siteObject(window)?.[name] === 'function'

const asText = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined)
