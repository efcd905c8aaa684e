import { listen } from '../dom/listen'
import type { Page } from '../page/page'

/** Why a part of the page is to look at it again. */
export interface Glance {
  /** The page was scrolled, if only on the spot. */
  readonly scrolled: boolean
  /** The window has another size, or a part asked to look, as all do at first. One frame may bring both. */
  readonly resized: boolean
}

/** Reads what it needs of the page, and returns what it will write once everyone has read. */
export type Look = (glance: Glance) => (() => void) | undefined

export interface FrameWatch {
  /** Looks in the next frame, as after a resize. */
  request(): void
  stop(): void
}

interface Watcher {
  readonly look: Look
  readonly report: Page['report']
  /** Why it will look in the next frame, if it will. */
  due: { -readonly [reason in keyof Glance]: Glance[reason] }
}

const notDue = () => ({ scrolled: false, resized: false })

const watchers = new Set<Watcher>()
let stopListening: (() => void) | undefined
let frame = 0

/**
 * Looks once in each frame in which the page is scrolled or resized, and in the very next one. All of laurel's parts
 * share one listener and one frame: first all read, then all write, so that the page is laid out but once.
 */
export function watchFrames({ window, report }: Pick<Page, 'window' | 'report'>, look: Look): FrameWatch {
  const watcher: Watcher = { look, report, due: notDue() }
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
  const everyone = (reason: keyof Glance) => () => {
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
    lookAll()
  })
}

function lookAll(): void {
  const writes = [...watchers].map((watcher) => {
    const { due, look } = watcher
    watcher.due = notDue()
    const isAsked = (due.scrolled || due.resized) && watchers.has(watcher)
    const write = isAsked ? guarded(watcher, () => look(due)) : undefined
    return { watcher, write }
  })
  for (const { watcher, write } of writes) {
    if (write && watchers.has(watcher)) guarded(watcher, write)
  }
}

/** What goes wrong in one part is no matter of the others. */
function guarded<T>({ report }: Watcher, act: () => T): T | undefined {
  try {
    return act()
  } catch (cause) {
    report(cause)
    return undefined
  }
}
