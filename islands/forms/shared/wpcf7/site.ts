import { isRecord } from '../../../../src/page/is-record'
import { siteAddress } from '../../../../src/page/site-address'
import type { FormSchema } from '../form-rules/schema'

/** The default of the form plugin (contract 07 A2). */
const DEFAULT_NAMESPACE = 'contact-form-7/v1'
/** WordPress prints it in the head of every page, unless a site removes it. */
const ROOT_LINK = 'link[rel="https://api.w.org/"]'

/** The `wpcf7` objects of pages whose server lacks the REST routes. */
const withoutRoutes = new WeakSet<object>()

/** The REST address of the site's contact forms. */
export interface RestConfig {
  /** Contains a `?` on sites with plain permalinks. */
  readonly root: string
  readonly namespace: string
}

/** A global object; undefined for an element, which `window` exposes under its id. */
export function globalObject(window: Window, name: string): Record<string, unknown> | undefined {
  const value: unknown = Reflect.get(window, name)
  return isRecord(value) && !('nodeType' in value) ? value : undefined
}

/** The global `wpcf7`, which the server prints and scripts extend. */
export const siteObject = (window: Window) => globalObject(window, 'wpcf7')

/**
 * Records that the server's plugin is too old for the REST routes: from now on the browser sends the page's
 * forms.
 */
export function setRoutesMissing(window: Window): void {
  const site = siteObject(window)
  if (site) withoutRoutes.add(site)
}

export function lacksRoutes(window: Window): boolean {
  const site = siteObject(window)
  return site !== undefined && withoutRoutes.has(site)
}

/**
 * @returns undefined without a REST address of this site, or without the routes: the browser sends the forms
 * then
 */
export function readRestConfig(window: Window): RestConfig | undefined {
  if (lacksRoutes(window)) return undefined
  const api = siteObject(window)?.['api']
  const { root, namespace } = isRecord(api) ? api : {}
  const address = asText(root) ?? window.document.querySelector(ROOT_LINK)?.getAttribute('href')
  if (!address || siteAddress(address) === undefined) return undefined
  return { root: address, namespace: asText(namespace) ?? DEFAULT_NAMESPACE }
}

/** Schemas by form id; a schema is undefined while it is being fetched. */
export function schemasOf(window: Window): Map<number, FormSchema | undefined> | undefined {
  const schemas = siteObject(window)?.['schemas']
  return schemas instanceof Map ? schemas : undefined
}

/** Whether the page may come from a cache that serves many visitors. */
export const isCached = (window: Window) => Boolean(siteObject(window)?.['cached'])

/**
 * Whether the payment plugin has detected fraud: nothing is sent then, without a message (contract 07 A5.1).
 */
export const isBlocked = (window: Window) => Boolean(siteObject(window)?.['blocked'])

type Call = 'submit' | 'reset' | 'validate'

/** Calls a function of the global `wpcf7`, which another script may have wrapped or replaced. */
export function callSite(window: Window, name: Call, ...args: unknown[]): void {
  const site = siteObject(window)
  const call = site?.[name]
  if (typeof call === 'function') Reflect.apply(call, site, args)
}

export const canCall = (window: Window, name: Call) => typeof siteObject(window)?.[name] === 'function'

const asText = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined)
