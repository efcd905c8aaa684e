import { memberOf } from '../dom/member'
import { find } from '../dom/query'
import { type Device, readDevice } from './device'
import { isRecord } from './is-record'
import type { Island } from './island'
import type { Stage } from './laurel-error'

/** Page kinds, which are body classes (contract 01 §0.5; spec storefront §2). */
export type PageType =
  | 'home'
  | 'page'
  | 'archive'
  | 'search-results'
  | 'error404'
  | 'single-post'
  | 'single-product'
  | 'single-portfolio'
  | 'woocommerce'
  | 'woocommerce-page'
  | 'woocommerce-cart'
  | 'woocommerce-checkout'

/** The schemes of addresses that may be followed; a saved page has `file:`. */
const FOLLOWED = /^(https?|mailto|tel|file):$/

/** Leaves the page. It is an interface because tests can not observe a document's real location. */
export interface Navigation {
  reload(): void
  /**
   * @param url absolute or relative to the page; `mailto:` and `tel:` are allowed
   * @throws TypeError for another scheme, such as `javascript:`; in an island's scope it is reported instead
   */
  follow(url: string): void
}

/** The facts about the page that an island gets. */
export interface Page {
  /** The name of the island that it was made for. */
  readonly island: string
  readonly document: Document
  readonly window: Window
  readonly device: Device
  readonly navigation: Navigation
  /** The site's `laurelConfig` as it was printed: data from outside, which each reader has to parse. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Whether the page is of this kind now: the theme's own scripts may add body classes later. */
  is(type: PageType): boolean
  /** The page's first element that matches, such as `#loveit-locale` with the theme's data. */
  element(selector: string): HTMLElement | null
  /** Calls back with the roots of markup that is added later. @returns a function that stops it */
  onMarkup(callback: (roots: readonly Element[]) => void): () => void
  /**
   * Wakes the islands of this host.
   * @param group the island's group, if the page may have no marker of it
   * @returns a promise that settles when they are mounted or have failed; undefined when there is none to
   * wake
   */
  wake(host: Element, group?: string): Promise<void> | undefined
  /** The islands of the groups that have arrived, also those that the site has turned off. */
  islands(): readonly Island[]
  /** Fetches the other groups. */
  fetchGroups(): Promise<unknown>
  /**
   * Reports an error of this island: as `laurel:error`, and once on the console. An aborted call is not reported.
   */
  report(cause: unknown, stage?: Stage): void
}

/** The facts that are the same for all islands. */
export interface PageFacts
  extends Omit<Page, 'island' | 'onMarkup' | 'wake' | 'islands' | 'fetchGroups' | 'report'> {
  /** The errors of settings that could not be read; such settings count as not set. */
  readonly unreadable: readonly unknown[]
}

export function readPage(window: Window & { laurelConfig?: unknown }): PageFacts {
  const { document, navigator } = window
  return {
    document,
    window,
    device: readDevice(navigator),
    navigation: {
      reload: () => window.location.reload(),
      follow(url) {
        const { protocol } = new URL(url, memberOf(document, 'baseURI'))
        if (!FOLLOWED.test(protocol)) throw new TypeError(`unsafe: ${protocol}`)
        window.location.assign(url)
      },
    },
    ...readSettings(window),
    is: (type) => memberOf(document, 'body').classList.contains(type),
    element: (selector) => find(document, selector),
  }
}

/** Reads each setting by itself, so that a getter that throws does not affect the others. */
function readSettings(
  window: Window & { laurelConfig?: unknown },
): Pick<PageFacts, 'settings' | 'unreadable'> {
  const settings: Record<string, unknown> = {}
  const unreadable: unknown[] = []
  const attempt = (read: () => void) => {
    try {
      read()
    } catch (cause) {
      unreadable.push(cause)
    }
  }
  attempt(() => {
    const { laurelConfig } = window
    if (!isRecord(laurelConfig)) return
    for (const name of Object.keys(laurelConfig)) {
      attempt(() => {
        settings[name] = laurelConfig[name]
      })
    }
  })
  return { settings, unreadable }
}
