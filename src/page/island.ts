import type { Page } from './page'
import type { Scope } from './scope'

/** When an island's code is fetched. Cheapest first: prefer the lowest row that still feels instant. */
export type Wake =
  /** Pointer over, focus or touch fetches; click, submit or a key wakes it. No work at load, whatever the count. */
  | 'intent'
  /** The host comes near the viewport. */
  | 'visible'
  /** The page is loaded and the main thread is idle. */
  | 'idle'
  /** The page is parsed: the code is fetched at once. For changes that the visitor sees at load. */
  | 'early'
  /** The page is parsed. The code is part of `laurel.js`, so nothing is fetched. */
  | 'now'

/** Event types that can be held until code has arrived, because they can be replayed. */
export type HeldEvent = 'click' | 'submit' | 'keydown'
export const HELD_EVENTS: readonly HeldEvent[] = ['click', 'submit', 'keydown']

/** Event types that show that the visitor is about to use a widget. */
export type Approach = 'pointerover' | 'focusin' | 'touchstart'
export const APPROACHES: readonly Approach[] = ['pointerover', 'focusin', 'touchstart']

/** Undoes everything that a mount did: listeners, timers, observers, React roots, classes and attributes. */
export type Unmount = () => void

/**
 * Mounts an island on one host. It may throw: the runtime then undoes what was done so far, reports the error and leaves
 * the host to the browser.
 * @param scope the page's facts; it undoes at the end what was done through it
 */
export type Mount = (host: HTMLElement, scope: Scope) => void

/**
 * Mounts a behaviour of `laurel.js` as soon as that has run, before the runtime and its scopes have arrived.
 * @returns a function that undoes it
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a mount that has nothing to undo returns nothing
export type MountAtOnce = (host: HTMLElement, page: Page) => Unmount | void

/** The row of a behaviour that is part of `laurel.js`. When the runtime has arrived it is a page behaviour like others. */
export interface AtOnce extends Pick<PageBehaviour, 'name' | 'on'> {
  readonly mount: MountAtOnce
}

export interface IslandModule {
  readonly mount: Mount
}

/** A file with the code of several islands: their mounts, by the islands' names in camel case, such as `backToTop`. */
export type IslandModules = Readonly<Record<string, Mount>>

/** Something with a name and a file of its own. */
export interface Fetched<M = unknown> {
  readonly name: string
  /** Returns the module if its file has arrived, else a promise of it. */
  readonly load: () => M | Promise<M>
}

/** A widget that laurel recognises: one row of its group, which is data only. */
export interface Island extends Fetched<IslandModule | IslandModules> {
  /** The name of its folder. */
  readonly name: string
  /** Matches the hosts that the theme prints. */
  readonly selector: string
  readonly wake: Wake
  /** The island is mounted only while this media query matches. */
  readonly media?: string
  /** The island is mounted only if this is true, as of data that the server prints; called at each search for hosts. */
  readonly when?: (window: Window) => boolean
  /** Event types that are held until the code has arrived, and then replayed; default: none. */
  readonly holds?: readonly HeldEvent[]
  /** Only events inside these parts of the host are held; default: the whole host. Others only wake the island. */
  readonly holdsWithin?: string
  /** The island always prevents the browser's own action: a click on a link for a new tab is then held as well. */
  readonly prevents?: true
  /**
   * The file with the island's component, as `<island>View`: it is mounted on the same hosts after the island, and no event
   * is held for it. So a request need not wait for React.
   */
  readonly view?: () => IslandModules | Promise<IslandModules>
  /** The component is fetched for a host when its island asks for it (`scope.showView`), and not with the island. */
  readonly viewWaits?: true
  /** Approaches that mount the island, and not only fetch its code: for widgets that react to hover or focus. */
  readonly wakesOn?: readonly Approach[]
  /** Typing in a host wakes the island, which gets an `input` event when it is mounted: early input is not lost. */
  readonly wakesOnTyping?: boolean
  /**
   * The key of the state that a host shares with others: hosts with the same key are mounted together, and later ones as
   * soon as they are added.
   */
  readonly shares?: (host: HTMLElement) => string
}

/** A behaviour of the page itself: a row without a selector, since its host needs no search. */
export interface PageBehaviour extends Omit<Island, 'selector' | 'wakesOnTyping' | 'shares'> {
  /** The host; default: `body`. */
  readonly on?: 'html'
}

/** The content of a group's file: the islands in the order of mounting, and before them the behaviours of the page. */
export interface GroupModule {
  readonly islands: readonly Island[]
  readonly pageBehaviours?: readonly PageBehaviour[]
}

/** Islands whose rows and light code are one file, which is fetched on pages with one of the group's markers. */
export interface Group extends Fetched<GroupModule> {
  /**
   * A list of single classes, ids, tags or attributes, at least one of which is on every page with a host of the group.
   * Without markers, `when` decides alone.
   */
  readonly markers?: string
  /**
   * When a group may wait. Unless `when` asks for it earlier, its file is fetched only when the page is idle
   * or the visitor approaches a marker. `always`: on every page. `where marked`: only on pages with a marker.
   */
  readonly late?: 'always' | 'where marked'
  /**
   * Decides by data of the page, apart from markers. `true`: fetched at once. `'loaded'`: after the `load`
   * event or at the first interaction, also with Save-Data. `'idle'`: when the page is idle. `false`: only
   * markers count.
   */
  readonly when?: (window: Window) => boolean | 'loaded' | 'idle'
}

/** An island and one of its hosts. */
export interface Match {
  readonly island: Island
  readonly host: HTMLElement
}
