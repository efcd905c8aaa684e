import { listen } from '../../dom/listen'
import { isRecord } from '../../page/is-record'

/** Marks the entry of an open lightbox in the state of the history. */
const MARK = 'laurelLightbox'

export interface HistoryEntry {
  /** The item that is shown has another address now. */
  update(address: string): void
  /** Takes the entry away again, unless something else lies on it by now. */
  leave(): void
}

export interface HistoryOptions {
  /** What the entry's address is; default: the page's own. */
  readonly address?: string | undefined
  /** The visitor went back. */
  readonly onBack: () => void
}

/** A way back that has been asked for and has not arrived. */
let leaving: Promise<void> | undefined

/**
 * Gives an open lightbox an entry in the history, so that the browser's back button closes it. Closed in another way it
 * takes its entry along, and nothing is left behind. An entry that a reload has left is used again.
 */
export function enterHistory(window: Window, { address, onBack }: HistoryOptions): HistoryEntry {
  const { history } = window
  let current = address
  let isIn = false
  let hasLeft = false
  let stopListening: () => void = () => {}

  function enter() {
    if (hasLeft) return
    try {
      if (isMarked(history)) history.replaceState(history.state, '', current)
      else history.pushState({ ...(isRecord(history.state) && history.state), [MARK]: true }, '', current)
    } catch {
      // Browsers limit how often a page may do so: then back leads where it always did.
      return
    }
    isIn = true
    stopListening = listen(window, ['popstate'], () => {
      if (isMarked(history)) return
      isIn = false
      stopListening()
      onBack()
    })
  }

  // The entry of a lightbox that has just closed is still on its way out: this one would go in its place.
  if (leaving) void leaving.then(enter)
  else enter()

  return {
    update(next) {
      current = next
      if (isIn) replaceAddress(window, next)
    },
    leave() {
      hasLeft = true
      stopListening()
      // Of two that are open on one entry, both closed at once, one takes it away: another step back would leave the page.
      if (!isIn || leaving || !isMarked(history)) return
      isIn = false
      leaving = goBack(window)
    },
  }
}

/** Changes the page's address without an entry of its own and without scrolling. */
export function replaceAddress({ history }: Window, address: string): void {
  try {
    history.replaceState(history.state, '', address)
  } catch {
    // Too often: the address stays behind for a while.
  }
}

/** Some browsers do not tell when there is nowhere to go. */
const BACK_LIMIT_MS = 500

function goBack(window: Window): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(arrive, BACK_LIMIT_MS)
    const stop = listen(window, ['popstate'], arrive)
    function arrive() {
      clearTimeout(timer)
      stop()
      leaving = undefined
      resolve()
    }
    window.history.back()
  })
}

const isMarked = ({ state }: History) => isRecord(state) && state[MARK] === true
