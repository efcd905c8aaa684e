import { listen } from '../../../src/dom/listen'
import { inertBackground } from '../../../src/overlay/inert-background'
import { lockScroll } from '../../../src/overlay/scroll-lock'
import type { OwnScope, Scope } from '../../../src/page/scope'

/**
 * Calls back once an element is not in full screen: at once, if it is not now.
 * @returns stops waiting
 */
export function onceOutOfFullScreen(document: Document, element: Element, callback: () => void): () => void {
  const isFullScreen = () => document.fullscreenElement === element
  if (!isFullScreen()) {
    callback()
    return () => {}
  }
  const stop = listen(document, ['fullscreenchange'], () => {
    if (isFullScreen()) return
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

  const isFullScreen = () => document.fullscreenElement === element
  const leave = () => void document.exitFullscreen().catch(() => {})

  function toggle() {
    if (filled) filled.dispose()
    else if (!isSupported) fillWindow()
    else if (isFullScreen()) leave()
    else element.requestFullscreen().catch(fillWindow)
  }

  scope.add(() => {
    if (isSupported && isFullScreen()) leave()
  })
  if (isSupported) scope.listen(document, 'fullscreenchange', () => onChange(isFullScreen()))
  return { isPossible: isSupported || !isFramed, toggle }
}
