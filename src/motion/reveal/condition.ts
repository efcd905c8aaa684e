import { listen } from '../../dom/listen'

/** A picture that does not come at all is not waited for any longer. */
const IMAGES_LIMIT_MS = 5000

/** A condition that comes true once: it calls back then, and returns the way to stop waiting. */
export type Condition = (then: () => void) => () => void

/** All of them, in whatever order; once. */
export const all =
  (...conditions: readonly Condition[]): Condition =>
  (then) => {
    const open = new Set(conditions)
    const stops = conditions.map((condition) =>
      condition(() => {
        if (open.delete(condition) && open.size === 0) then()
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }

/** The pictures of a list have come or failed. Those that the browser itself puts off until they are near do not count. */
export const imagesOf =
  (list: Element): Condition =>
  (then) => {
    const waiting = new Set(
      [...list.querySelectorAll('img')].filter(({ complete, loading }) => !complete && loading !== 'lazy'),
    )
    let timer: ReturnType<typeof setTimeout> | undefined
    // They neither bubble nor are they missed on their way down.
    const stopListening = listen(list, ['load', 'error'], ({ target }) => settle(target), { capture: true })
    function stop() {
      stopListening()
      clearTimeout(timer)
    }
    function end() {
      stop()
      then()
    }
    function settle(target: EventTarget | null) {
      if (target instanceof HTMLImageElement && waiting.delete(target) && waiting.size === 0) end()
    }
    if (waiting.size === 0) end()
    else timer = setTimeout(end, IMAGES_LIMIT_MS)
    return stop
  }

/** The page and all that it needs has come. */
export const loaded =
  (window: Window): Condition =>
  (then) => {
    if (window.document.readyState === 'complete') {
      then()
      return () => {}
    }
    return listen(window, ['load'], then, { once: true })
  }

export const later =
  (condition: Condition, ms: number): Condition =>
  (then) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = condition(() => {
      timer = setTimeout(then, ms)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }

/** A condition that comes true when somebody says so, however often. */
export function createSignal(): { readonly condition: Condition; give(): void } {
  const waiting = new Set<() => void>()
  let isGiven = false
  return {
    condition(then) {
      if (isGiven) then()
      else waiting.add(then)
      return () => void waiting.delete(then)
    },
    give() {
      isGiven = true
      for (const then of [...waiting]) if (waiting.delete(then)) then()
    },
  }
}
