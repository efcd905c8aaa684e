import { memberOf } from '../dom/member'
import { find } from '../dom/query'
import { type Device, readDevice } from './device'
import { isRecord } from './is-record'
import type { Island } from './island'
import type { Stage } from './laurel-error'

/** Page kinds that the server tells by body class (contract 01 §0.5; spec storefront §2). */
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

/** Where an address may lead: no script, and no document made of one. A page that was saved leads to files. */
const FOLLOWED = /^(https?|mailto|tel|file):$/

/** Where the visitor is sent; a seam, because a document's real location can not be watched. */
export interface Navigation {
  reload(): void
  /**
   * @param url absolute or relative to the page; also of mail and telephone, as a link may be
   * @throws TypeError for one of another scheme, such as a script's; an island's page tells of it instead (`Page.report`)
   */
  follow(url: string): void
}

/** What islands may know about the page that they live on. */
export interface Page {
  /** The name of the island that this is told to. */
  readonly island: string
  readonly document: Document
  readonly window: Window
  readonly device: Device
  readonly navigation: Navigation
  /** The site's `laurelConfig` as it was printed: data from outside, to be parsed by who reads a part of it. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Whether the page is of this kind now: the theme's own scripts may add body classes later. */
  is(type: PageType): boolean
  /** The page's first element that matches: for the theme's single data carriers such as `#loveit-locale`. */
  element(selector: string): HTMLElement | null
  /** Calls back with the roots of markup that is added later. Returns the way to stop. */
  onMarkup(callback: (roots: readonly Element[]) => void): () => void
  /**
   * Brings the islands of this host to life as the visitor's approach would.
   * @param group of the island, where nothing on the page tells that it is needed
   * @returns their arrival, whether it succeeds or not; undefined when there was nothing to wake
   */
  wake(host: Element, group?: string): Promise<void> | undefined
  /** What laurel can recognise, as far as the page has fetched it, also what the site does without. */
  islands(): readonly Island[]
  /** Fetches the rest of that. */
  fetchGroups(): Promise<unknown>
  /**
   * Tells the site about an error that this island survived: once on the console, and as `laurel:error`.
   * An aborted call is no error and is left out.
   */
  report(cause: unknown, stage?: Stage): void
}

/** The facts alone: what the runtime adds to them is bound to each island. */
export interface PageFacts
  extends Omit<Page, 'island' | 'onMarkup' | 'wake' | 'islands' | 'fetchGroups' | 'report'> {
  /** What reading the settings threw; those are as good as not set. */
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

/** One by one: where the getter of one throws, the others stay. */
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
