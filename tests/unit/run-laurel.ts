import { type PageFacts, readPage } from '../../src/page/page'
import { createHolding } from '../../src/runtime/holding'
import type { Island } from '../../src/runtime/island'
import { type Runtime, start } from '../../src/runtime/start'

export interface Run extends Runtime {
  /** Ends what a page's end would: what it hears, and what it watches. */
  stop(): void
}

type Listening = Parameters<EventTarget['addEventListener']>

/** Starts the real runtime with these islands on the document of the test, which outlives it: a page's does not. */
export function runLaurel(registry: readonly Island[], facts?: PageFacts): Run {
  return runEmpty(facts, (runtime) => runtime.addAll({ registry, createHolding }))
}

/** Starts the runtime without any islands. @param begin what it does at once */
export function runEmpty(
  facts: PageFacts = readPage(window),
  begin: (runtime: Runtime) => void = () => {},
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
    const runtime = start(facts)
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
function takeNote(place: EventTarget) {
  const listening: [EventTarget, Listening][] = []
  const { addEventListener } = place
  const own = Object.getOwnPropertyDescriptor(place, 'addEventListener')
  place.addEventListener = function listen(this: EventTarget, ...args: Listening) {
    listening.push([this, args])
    addEventListener.apply(this, args)
  }
  return {
    end() {
      if (own) Object.defineProperty(place, 'addEventListener', own)
      else Reflect.deleteProperty(place, 'addEventListener')
    },
    stop() {
      for (const [target, args] of listening) target.removeEventListener(...args)
    },
  }
}
