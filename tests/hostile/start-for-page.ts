import { readPage } from '../../src/page/page'
import type { Island } from '../../src/runtime/island'
import type { Laurel } from '../../src/runtime/laurel'
import { start } from '../../src/runtime/start'

/**
 * Starts the real runtime on the document of the test, which outlives it: a page's does not.
 * @returns laurel, and the way to end it
 */
export function startForPage(registry: readonly Island[]): { laurel: Laurel; end(): void } {
  const over = new AbortController()
  const observers: MutationObserver[] = []
  const { addEventListener } = document
  const Observer = window.MutationObserver
  document.addEventListener = (
    type: string,
    listener: EventListener,
    options?: AddEventListenerOptions | boolean,
  ) => {
    const given = typeof options === 'object' ? options : { capture: options === true }
    addEventListener.call(document, type, listener, { ...given, signal: over.signal })
  }
  window.MutationObserver = class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback)
      observers.push(this)
    }
  }
  const facts = readPage(window)
  try {
    const laurel = start({ ...facts, navigation: { reload() {}, follow() {} } }, registry)
    return {
      laurel,
      end() {
        laurel.unmount(document)
        over.abort()
        for (const observer of observers) observer.disconnect()
      },
    }
  } finally {
    Reflect.deleteProperty(document, 'addEventListener')
    window.MutationObserver = Observer
  }
}
