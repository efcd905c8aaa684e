import { listen } from '../dom/listen'
import type { Page } from '../page/page'

/** Why a watcher is called in this frame. Both may be true. */
export interface FrameReasons {
  /** There was a scroll event. */
  readonly scrolled: boolean
  /** The window has another size, or the watcher has requested the call, as every watcher does at first. */
  readonly resized: boolean
}

/** Reads from the page and returns what it will write after all watchers have read. */
export type FrameReader = (reasons: FrameReasons) => (() => void) | undefined

export interface FrameWatch {
  /** Requests a call in the next frame, as after a resize. */
  request(): void
  stop(): void
}

interface Watcher {
  readonly read: FrameReader
  readonly report: Page['report']
  /** The reasons for a call in the next frame. */
  due: { -readonly [reason in keyof FrameReasons]: FrameReasons[reason] }
}

const notDue = () => ({ scrolled: false, resized: false })

const watchers = new Set<Watcher>()
let stopListening: (() => void) | undefined
let frame = 0

/**
 * Calls a watcher in the next frame, and once in each frame in which the page was scrolled or resized. All islands share
 * one listener and one frame: first all read, then all write, so that the browser lays the page out only once.
 */
export function watchFrames(
  { window, report }: Pick<Page, 'window' | 'report'>,
  read: FrameReader,
): FrameWatch {
  const watcher: Watcher = { read, report, due: notDue() }
  watchers.add(watcher)
  stopListening ??= listenTo(window)
  const request = () => {
    if (!watchers.has(watcher)) return
    watcher.due.resized = true
    schedule(window)
  }
  request()
  return {
    request,
    stop() {
      watchers.delete(watcher)
      if (watchers.size > 0) return
      stopListening?.()
      stopListening = undefined
      window.cancelAnimationFrame(frame)
      frame = 0
    },
  }
}

function listenTo(window: Window): () => void {
  const everyone = (reason: keyof FrameReasons) => () => {
    for (const watcher of watchers) watcher.due[reason] = true
    schedule(window)
  }
  const stops = [
    listen(window, ['scroll'], everyone('scrolled'), { passive: true }),
    listen(window, ['resize'], everyone('resized'), { passive: true }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function schedule(window: Window): void {
  frame ||= window.requestAnimationFrame(() => {
    frame = 0
    runWatchers()
  })
}

function runWatchers(): void {
  const writes = [...watchers].map((watcher) => {
    const { due, read } = watcher
    watcher.due = notDue()
    const isDue = (due.scrolled || due.resized) && watchers.has(watcher)
    const write = isDue ? guarded(watcher, () => read(due)) : undefined
    return { watcher, write }
  })
  for (const { watcher, write } of writes) {
    if (write && watchers.has(watcher)) guarded(watcher, write)
  }
}

/** An error in one watcher does not reach the others. */
function guarded<T>({ report }: Watcher, act: () => T): T | undefined {
  try {
    return act()
  } catch (cause) {
    report(cause)
    return undefined
  }
}
