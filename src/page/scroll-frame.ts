import { listen } from './listen'
import type { Page } from './page'

/** Why a part of the page is to look at it again. */
export interface Glance {
  /** The page was scrolled, if only on the spot; else something has another size. */
  readonly scrolled: boolean
}

/** Reads what it needs of the page, and returns what it will write once everyone has read. */
export type Look = (glance: Glance) => (() => void) | undefined

export interface FrameWatch {
  /** Looks in the next frame, without a scroll. */
  request(): void
  stop(): void
}

interface Watcher {
  readonly look: Look
  readonly report: Page['report']
  /** When it will look next, and why. */
  due: 'no' | 'asked' | 'scrolled'
}

const watchers = new Set<Watcher>()
let stopListening: (() => void) | undefined
let frame = 0

/**
 * Looks once in each frame in which the page is scrolled or resized, and in the very next one. All of laurel's parts
 * share one listener and one frame: first all read, then all write, so that the page is laid out but once.
 */
export function watchFrames({ window, report }: Pick<Page, 'window' | 'report'>, look: Look): FrameWatch {
  const watcher: Watcher = { look, report, due: 'no' }
  watchers.add(watcher)
  stopListening ??= listenTo(window)
  const request = () => {
    if (watcher.due === 'no') watcher.due = 'asked'
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
  const everyone = (due: Watcher['due']) => () => {
    for (const watcher of watchers) if (watcher.due !== 'scrolled') watcher.due = due
    schedule(window)
  }
  const stops = [
    listen(window, ['scroll'], everyone('scrolled'), { passive: true }),
    listen(window, ['resize'], everyone('asked'), { passive: true }),
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
    watcher.due = 'no'
    const isAsked = due !== 'no' && watchers.has(watcher)
    const write = isAsked ? guarded(watcher, () => look({ scrolled: due === 'scrolled' })) : undefined
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
