import { listen } from '../../dom/listen'

/** How long a condition waits for pictures. */
const IMAGES_LIMIT_MS = 5000

/** A condition that becomes true once. It calls back then. @returns a function that stops waiting */
export type Condition = (then: () => void) => () => void

/** True when all of these are, in any order. */
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

/** True when the pictures of a list have loaded or failed. Lazy pictures do not count. */
export const imagesOf =
  (list: Element): Condition =>
  (then) => {
    const waiting = new Set(
      [...list.querySelectorAll('img')].filter(({ complete, loading }) => !complete && loading !== 'lazy'),
    )
    let timer: ReturnType<typeof setTimeout> | undefined
    // These events do not bubble, but they can be captured.
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

/** True after the page's `load` event. */
export const loaded =
  (window: Window): Condition =>
  (then) => {
    if (window.document.readyState === 'complete') {
      then()
      return () => {}
    }
    return listen(window, ['load'], then, { once: true })
  }

/** True a time after a condition. */
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

/** A condition that becomes true when `give` is called. */
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
