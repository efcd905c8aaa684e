import type { Page } from './page'
import type { Scope } from './scope'

/** When an island's code is fetched. Cheapest first: prefer the lowest row that still feels instant. */
export type Wake =
  /** Pointer over, focus or touch fetches; click, submit or a key wakes it. No work at load, whatever the count. */
  | 'intent'
  /** The host comes near the viewport. */
  | 'visible'
  /** The page is loaded and the main thread is free. */
  | 'idle'
  /** As soon as the page is parsed: its code is fetched at once. For what the visitor sees change at load. */
  | 'early'
  /** It must act before first paint or on the page's own load; its code is part of `laurel.js`. */
  | 'now'

/** Event types that can be held while code is on its way, because they can be carried out again. */
export type HeldEvent = 'click' | 'submit' | 'keydown'
export const HELD_EVENTS: readonly HeldEvent[] = ['click', 'submit', 'keydown']

/** Event types that only announce that the visitor is about to use a widget. */
export type Approach = 'pointerover' | 'focusin' | 'touchstart'

/** Undoes everything that a mount did: listeners, timers, observers, roots, classes and attributes. */
export type Unmount = () => void

/**
 * Brings one host to life. May throw: the runtime undoes what it has done so far, reports it and leaves the host to the
 * browser.
 * @param scope the page's facts, and what undoes everything at the end
 */
export type Mount = (host: HTMLElement, scope: Scope) => void

/**
 * The same of what acts as soon as `laurel.js` has run: the runtime is not here yet, nor its scopes.
 * @returns what undoes it
 */
// biome-ignore lint/suspicious/noConfusingVoidType: one without anything to undo returns nothing
export type MountAtOnce = (host: HTMLElement, page: Page) => Unmount | void

/** A row of what acts on the page at once: a behaviour like others from the moment when the runtime is here. */
export interface AtOnce extends Pick<PageBehaviour, 'name' | 'on'> {
  readonly mount: MountAtOnce
}

export interface IslandModule {
  readonly mount: Mount
}

/** A file with the code of several islands: what mounts them, by their names as variables are written, as `backToTop`. */
export type IslandModules = Readonly<Record<string, Mount>>

/** What can be fetched, by a name of its own. */
export interface Fetched<M = unknown> {
  readonly name: string
  /** Gives the module itself where it is part of a file that is here, else the promise of it. */
  readonly load: () => M | Promise<M>
}

/** One widget that laurel can recognise: pure data, one row of its group's list. */
export interface Island extends Fetched<IslandModule | IslandModules> {
  /** The folder name within its group's. */
  readonly name: string
  /** What the theme prints. */
  readonly selector: string
  readonly wake: Wake
  /** Only while this media query matches. */
  readonly media?: string
  /** Only where this holds, as of data that the server prints for a script; asked whenever its hosts are looked for. */
  readonly when?: (window: Window) => boolean
  /** Event types to hold and replay while the code is on its way; default: none. */
  readonly holds?: readonly HeldEvent[]
  /** Only events inside these parts of the host are held; default: the whole host. Others just wake the island. */
  readonly holdsWithin?: string
  /** The browser's own action never follows what is held: a link for a new tab is held as well, which else goes its way. */
  readonly prevents?: true
  /** Approaches that do not only prefetch this island but mount it: for widgets that act on hover or focus. */
  readonly wakesOn?: readonly Approach[]
  /** Typing in a host wakes the island, which hears of it once its code is here: what was typed early is not lost. */
  readonly hearsTyping?: boolean
  /**
   * Names the state that a host shares with others: hosts with the same key come to life together, and those that
   * are added later as soon as they arrive.
   */
  readonly shares?: (host: HTMLElement) => string
}

/** What acts on the page itself and not on a widget in it: a row without a selector, for nothing has to be looked for. */
export interface PageBehaviour extends Omit<Island, 'selector' | 'hearsTyping' | 'shares'> {
  /** Where it is mounted; default: `body`. */
  readonly on?: 'html'
}

/** What a group's file holds: its islands, in the order in which they come to life, after what acts on the page itself. */
export interface GroupModule {
  readonly islands: readonly Island[]
  readonly pageBehaviours?: readonly PageBehaviour[]
}

/** Islands of one part of the page, whose rows and light code are one file: fetched where the page has a marker of theirs. */
export interface Group extends Fetched<GroupModule> {
  /**
   * A selector, of single classes, ids, tags or attributes: each page with a host of one of the group's islands has something that it matches. None for a group that
   * depends on `when` alone, or that every page has.
   */
  readonly markers?: string
  /**
   * It is fetched when the page is idle, or the visitor comes near one of its markers, unless `when` holds: on every page,
   * or where the page has a marker.
   */
  readonly late?: 'always' | 'where marked'
  /** For islands that live on the page itself: whether it has something for one of them, at once or when it is idle. */
  readonly when?: (window: Window) => boolean | 'when idle'
}

/** An island at one place. */
export interface Match {
  readonly island: Island
  readonly host: HTMLElement
}
