import { listen } from '../../../src/dom/listen'
import { inertBackground } from '../../../src/overlay/inert-background'
import { lockScroll } from '../../../src/overlay/scroll-lock'
import type { OwnScope, Scope } from '../../../src/page/scope'

const CHANGE = 'fullscreenchange'

const isInFullScreen = (element: Element) => element.ownerDocument.fullscreenElement === element

/**
 * Calls back once an element is not in full screen: at once, if it is not now.
 * @returns stops waiting
 */
export function onceOutOfFullScreen(element: Element, callback: () => void): () => void {
  if (!isInFullScreen(element)) {
    callback()
    return () => {}
  }
  const stop = listen(element.ownerDocument, [CHANGE], () => {
    if (isInFullScreen(element)) return
    stop()
    callback()
  })
  return stop
}

export interface FullScreen {
  /** False in a frame whose browser does not allow full screen. */
  readonly isPossible: boolean
  toggle(): void
}

/**
 * Shows an element in full screen or, without support, fills the window by the theme's CSS (contract 03 §14.2).
 * @param onChange also called when another script or the Escape key has changed it
 */
export function createFullScreen(
  element: HTMLElement,
  onChange: (isOn: boolean) => void,
  scope: Scope,
): FullScreen {
  const { document, window } = scope
  // An iPhone lacks the API.
  const isSupported = document.fullscreenEnabled === true
  const isFramed = window.parent !== window
  /** The scope of a filled window. */
  let filled: OwnScope | undefined

  function fillWindow() {
    if (isFramed) return
    const own = scope.child()
    filled = own
    own.add(() => {
      filled = undefined
      onChange(false)
    })
    own.add(lockScroll(window))
    own.add(inertBackground(document, [element]))
    own.listen(document, 'keydown', ({ key }) => {
      if (key === 'Escape') own.dispose()
    })
    onChange(true)
  }

  function leave() {
    document.exitFullscreen()?.catch(() => {})
  }
  function toggle() {
    if (filled) filled.dispose()
    else if (!isSupported) fillWindow()
    else if (isInFullScreen(element)) leave()
    else element.requestFullscreen()?.catch(fillWindow)
  }

  scope.add(() => {
    if (isSupported && isInFullScreen(element)) leave()
  })
  if (isSupported) scope.listen(document, CHANGE, () => onChange(isInFullScreen(element)))
  return { isPossible: isSupported || !isFramed, toggle }
}
