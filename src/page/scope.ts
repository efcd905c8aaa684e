import { type Adoption, createAdoption } from '../dom/adoption'
import { type Heard, listen } from '../dom/listen'
import { reported } from '../dom/reporting'
import type { Page } from './page'

/** Ends something before its scope does. Further calls do nothing. */
export type Stop = () => void

/** The constructor of a browser's observer. */
type ObserverOf<C, A extends readonly unknown[], O> = new (callback: C, ...options: A) => O

/**
 * The facts of the page, and functions whose effects are undone when the scope is disposed: in reverse order, also when a
 * step throws. An effect that is added after that is undone at once. Errors of listeners, timers, frames and observers are
 * reported in the island's name.
 */
export interface Scope extends Page {
  /** The page alone, for code that outlives the island. */
  readonly page: Page
  /** Changes server nodes, which are restored at the end. */
  readonly adopt: Adoption
  /** Listens to an event target, also to a form with a field named `addEventListener`. */
  listen<T extends string>(
    target: EventTarget,
    types: T | readonly T[],
    listener: (event: Heard<T>) => void,
    options?: AddEventListenerOptions,
  ): Stop
  /** A timer. */
  after(ms: number, callback: () => void): Stop
  /** An animation frame. */
  frame(callback: (time: number) => void): Stop
  /** Creates a browser's observer (of sizes, intersections, mutations), which is disconnected at the end. */
  observe<
    C extends (...args: never[]) => void,
    A extends readonly unknown[],
    O extends { disconnect(): void },
  >(Observer: ObserverOf<C, A, O>, callback: C, ...options: A): O
  /** Aborted at the end: for calls, and for code that continues after one. */
  readonly signal: AbortSignal
  /** Adds any other function that undoes something. */
  add(undo: () => void): Stop
  /**
   * Mounts the component of a row with `viewWaits` on this host. A file that fails is fetched again later.
   * @returns whether it is mounted now
   */
  showView(): Promise<boolean>
  /** A scope for a part that may end before the island does. */
  child(): OwnScope
  /** A scope for something that outlives the island, as what several hosts share; its creator disposes it. */
  detached(): OwnScope
}

/** The page, and what the runtime does for one host of it. */
export type ScopePage = Page & Pick<Scope, 'showView'>

/** A scope for its creator, who may dispose it. */
export interface OwnScope extends Scope {
  dispose: Stop
}

export function createScope(page: ScopePage): OwnScope {
  const undos = new Set<Stop>()
  let isDisposed = false
  let hasAdopted = false
  let controller: AbortController | undefined
  const guarded = <A extends readonly unknown[]>(callback: (...args: A) => void) =>
    reported(callback, page.report)

  function add(undo: () => void): Stop {
    const stop = () => {
      if (undos.delete(stop)) undo()
    }
    undos.add(stop)
    if (isDisposed) stop()
    return stop
  }

  /** A callback that is called once: after the call there is nothing to undo. */
  function once<T>(request: (callback: (arg: T) => void) => () => void, callback: (arg: T) => void): Stop {
    const run = guarded(callback)
    const cancel = request((arg) => {
      undos.delete(stop)
      run(arg)
    })
    const stop = add(cancel)
    return stop
  }

  const scope: OwnScope = {
    ...page,
    page,
    add,
    // The adoption joins the undo list at its first change, and changes nothing after the scope has ended.
    adopt: createAdoption((restore) => {
      if (!hasAdopted && !isDisposed) add(restore)
      hasAdopted = true
      return !isDisposed
    }),
    onMarkup: (listener) => add(page.onMarkup(guarded(listener))),
    listen: (target, types, listener, options) =>
      add(listen(target, typeof types === 'string' ? [types] : types, listener, options, page.report)),
    after: (ms, callback) =>
      once((run) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      }, callback),
    frame: (callback) =>
      once((run) => {
        const frame = requestAnimationFrame(run)
        return () => cancelAnimationFrame(frame)
      }, callback),
    observe(Observer, callback, ...options) {
      const observer = new Observer(guarded(callback as never) as typeof callback, ...options)
      add(() => observer.disconnect())
      return observer
    },
    child() {
      const child = createScope(page)
      child.add(add(child.dispose))
      return child
    },
    detached: () => createScope(page),
    get signal() {
      if (!controller) {
        const created = new AbortController()
        controller = created
        add(() => created.abort())
      }
      return controller.signal
    },
    dispose() {
      isDisposed = true
      stopAll([...undos].reverse(), page.report)
    },
  }
  return scope
}

/** Calls each, also when another one throws. */
function stopAll(stops: readonly Stop[], report: Page['report']): void {
  for (const stop of stops) {
    try {
      stop()
    } catch (cause) {
      report(cause)
    }
  }
}
