import type { Group, Island } from '../../src/page/island'
import { type PageFacts, readPage } from '../../src/page/page'
import { startInteraction } from '../../src/runtime/interaction'
import { canHold, hold } from '../../src/runtime/replay'
import { createReport } from '../../src/runtime/report'
import { createRetry } from '../../src/runtime/retry'
import { type Runtime, type StartOptions, start } from '../../src/runtime/start'

export interface Run extends Runtime {
  /** Ends what a page's end would: what it hears, and what it watches. */
  stop(): void
}

type Listening = Parameters<EventTarget['addEventListener']>

/** Starts the real runtime with these islands on the document of the test, which outlives it: a page's does not. */
export function runLaurel(
  islands: readonly Island[],
  facts?: PageFacts,
  options?: Pick<StartOptions, 'fetchList'>,
): Run {
  return run(
    [],
    facts,
    ({ add, begin }) => {
      add({ islands, startInteraction })
      begin()
    },
    options,
  )
}

/** The same with groups, of which the page fetches those that it needs. */
export function runGroups(groups: readonly Group[], facts?: PageFacts): Run {
  return run(groups, facts, ({ add, begin }) => {
    add({ islands: [], startInteraction })
    begin()
  })
}

function run(
  groups: readonly Group[],
  facts: PageFacts = readPage(window),
  begin: (runtime: Runtime) => void,
  options: Partial<StartOptions> = {},
): Run {
  const observers: MutationObserver[] = []
  const { MutationObserver } = window
  window.MutationObserver = class extends MutationObserver {
    constructor(callback: MutationCallback) {
      super(callback)
      observers.push(this)
    }
  }
  const taken = [takeNote(Object.getPrototypeOf(document)), takeNote(window)]
  try {
    const except = facts.settings['except']
    const isOn = (name: string) => !(Array.isArray(except) && except.includes(name))
    const runtime = start(facts, {
      ...options,
      groups,
      isOn,
      report: createReport(document),
      retryLater: createRetry(window),
      replay: { canHold, hold },
    })
    begin(runtime)
    return {
      ...runtime,
      stop() {
        for (const { stop } of taken) stop()
        for (const observer of observers) observer.disconnect()
      },
    }
  } finally {
    for (const { end } of taken) end()
    window.MutationObserver = MutationObserver
  }
}

/** Takes note of what is listened to at a target, or at what has it as a prototype. */
export function takeNote(place: EventTarget) {
  const listening: [EventTarget, Listening][] = []
  const { addEventListener } = place
  const isOwn = Object.hasOwn(place, 'addEventListener')
  place.addEventListener = function listen(this: EventTarget, ...args: Listening) {
    listening.push([this, args])
    addEventListener.apply(this, args)
  }
  return {
    end() {
      // A test's window has it as an accessor, which keeps what was assigned.
      if (isOwn) place.addEventListener = addEventListener
      else Reflect.deleteProperty(place, 'addEventListener')
    },
    stop() {
      for (const [target, args] of listening.splice(0)) target.removeEventListener(...args)
    },
  }
}
