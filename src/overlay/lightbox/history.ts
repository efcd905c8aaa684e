import { listen } from '../../dom/listen'
import { isRecord } from '../../page/is-record'

/** The property of the history's state that is true in the entry of an open lightbox. */
const STATE_KEY = 'laurelLightbox'

export interface HistoryEntry {
  /** Changes the entry's address. */
  update(address: string): void
  /** Goes back and so removes the entry, unless a newer entry lies on top of it. */
  leave(): void
}

export interface HistoryOptions {
  /** The entry's address; the page's own by default. */
  readonly address?: string | undefined
  /** The visitor went back. */
  readonly onBack: () => void
}

/** Resolves when the step back that removes an entry has been taken. */
let leaving: Promise<void> | undefined

/**
 * Adds a history entry for an open lightbox, so that the browser's back button closes it. When it is closed in any other
 * way, the entry is removed. An entry that was left by a reload is used again.
 */
export function enterHistory(window: Window, { address, onBack }: HistoryOptions): HistoryEntry {
  const { history } = window
  let current = address
  let isEntered = false
  let hasLeft = false
  let stopListening: () => void = () => {}

  function enter() {
    if (hasLeft) return
    try {
      if (isLightboxEntry(history)) history.replaceState(history.state, '', current)
      else
        history.pushState({ ...(isRecord(history.state) && history.state), [STATE_KEY]: true }, '', current)
    } catch {
      // Browsers limit how often a page may add entries; without one, the back button leaves the page.
      return
    }
    isEntered = true
    stopListening = listen(window, ['popstate'], () => {
      if (isLightboxEntry(history)) return
      isEntered = false
      stopListening()
      onBack()
    })
  }

  // While another lightbox still goes back, its step back would remove this entry instead.
  if (leaving) void leaving.then(enter)
  else enter()

  return {
    update(next) {
      current = next
      if (isEntered) replaceAddress(window, next)
    },
    leave() {
      hasLeft = true
      stopListening()
      // When two lightboxes share an entry and are closed together, a second step back would leave the page.
      if (!isEntered || leaving || !isLightboxEntry(history)) return
      isEntered = false
      leaving = goBack(window)
    },
  }
}

/** Changes the page's address without a new history entry and without scrolling. */
export function replaceAddress({ history }: Window, address: string): void {
  try {
    history.replaceState(history.state, '', address)
  } catch {
    // Browsers limit how often a page may do this; the address stays as it was.
  }
}

/** Some browsers send no `popstate` when there is no entry to go back to. */
const BACK_TIMEOUT_MS = 500

function goBack(window: Window): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(arrive, BACK_TIMEOUT_MS)
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

const isLightboxEntry = ({ state }: History) => isRecord(state) && state[STATE_KEY] === true
