import { type Adoption, createAdoption, type OwnAdoption } from '../dom/adoption'
import { type Heard, listen } from '../dom/listen'
import { reported } from '../dom/reporting'
import type { Page } from './page'

/** Ends something before its scope does: at most once, whoever asks. */
export type Stop = () => void

/** What an observer of the browser's is made with. */
type ObserverOf<C, A extends readonly unknown[], O> = new (callback: C, ...options: A) => O

/**
 * What an island is given: the page's facts, and everything that has to be undone at its end. It is disposed in reverse
 * order, each step though another throws; what comes later, from an answer perhaps, is undone at once. What listeners,
 * timers, frames and observers throw is told in the island's name.
 */
export interface Scope extends Page {
  /** The page alone, for what outlives the island. */
  readonly page: Page
  /** Server nodes that are driven until the end, and then given back. */
  readonly adopt: Adoption
  /** Listens to whatever can be heard, a form with a field named `addEventListener` as well. */
  listen<T extends string>(
    target: EventTarget,
    types: T | readonly T[],
    listener: (event: Heard<T>) => void,
    options?: AddEventListenerOptions,
  ): Stop
  /** A timer. */
  after(ms: number, callback: () => void): Stop
  /** Before the next frame is drawn. */
  frame(callback: (time: number) => void): Stop
  /** An observer of the browser's (sizes, views, changes), disconnected at the end. */
  observe<
    C extends (...args: never[]) => void,
    A extends readonly unknown[],
    O extends { disconnect(): void },
  >(Observer: ObserverOf<C, A, O>, callback: C, ...options: A): O
  /** Aborted at the end: for calls, and for whoever goes on after one. */
  readonly signal: AbortSignal
  /** Whatever else has to be undone. */
  add(undo: () => void): Stop
  /** For a part that may end before the island does, and ends with it. */
  child(): OwnScope
  /** For what outlives the island, such as what several hosts share: it ends when its maker says so. */
  apart(): OwnScope
}

/** A scope in the hands of who made it. */
export interface OwnScope extends Scope {
  dispose: Stop
}

export function createScope(page: Page): OwnScope {
  const undos = new Set<Stop>()
  let isDisposed = false
  let adoption: OwnAdoption | undefined
  let controller: AbortController | undefined
  const told = <A extends readonly unknown[]>(callback: (...args: A) => void) =>
    reported(callback, page.report)

  function add(undo: () => void): Stop {
    const stop = () => {
      if (undos.delete(stop)) undo()
    }
    undos.add(stop)
    if (isDisposed) stop()
    return stop
  }

  function drive(how: (adoption: Adoption) => void) {
    if (isDisposed) return
    if (!adoption) {
      adoption = createAdoption()
      add(adoption.restore)
    }
    how(adoption)
  }

  /** What happens once, later: nothing is left to undo then. */
  function once<T>(ask: (callback: (arg: T) => void) => () => void, callback: (arg: T) => void): Stop {
    const run = told(callback)
    const cancel = ask((arg) => {
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
    adopt: {
      classes: (...args) => drive((adoption) => adoption.classes(...args)),
      toggle: (...args) => drive((adoption) => adoption.toggle(...args)),
      attribute: (...args) => drive((adoption) => adoption.attribute(...args)),
      style: (...args) => drive((adoption) => adoption.style(...args)),
      text: (...args) => drive((adoption) => adoption.text(...args)),
    },
    onMarkup: (listener) => add(page.onMarkup(told(listener))),
    listen: (target, types, listener, options) =>
      add(listen(target, typeof types === 'string' ? [types] : types, listener, options, page.report)),
    after: (ms, callback) =>
      once((run) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      }, callback),
    frame: (callback) =>
      once((run) => {
        const asked = requestAnimationFrame(run)
        return () => cancelAnimationFrame(asked)
      }, callback),
    observe(Observer, callback, ...options) {
      const observer = new Observer(told(callback as never) as typeof callback, ...options)
      add(() => observer.disconnect())
      return observer
    },
    child() {
      const child = createScope(page)
      child.add(add(child.dispose))
      return child
    },
    apart: () => createScope(page),
    get signal() {
      if (!controller) {
        const made = new AbortController()
        controller = made
        add(() => made.abort())
      }
      return controller.signal
    },
    dispose() {
      isDisposed = true
      for (const stop of [...undos].reverse()) {
        try {
          stop()
        } catch (cause) {
          page.report(cause)
        }
      }
    },
  }
  return scope
}
