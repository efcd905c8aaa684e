import { listen } from '../../../src/dom/listen'
import { inertBackground } from '../../../src/overlay/inert-background'
import { lockScroll } from '../../../src/overlay/scroll-lock'
import type { OwnScope, Scope } from '../../../src/page/scope'

/** The API is used by name, because an iPhone lacks it. */
const API = {
  isAllowed: 'fullscreenEnabled',
  element: 'fullscreenElement',
  request: 'requestFullscreen',
  exit: 'exitFullscreen',
  change: 'fullscreenchange',
} as const

/**
 * Calls back once an element is not in full screen: at once, if it is not now.
 * @returns stops waiting
 */
export function onceOutOfFullScreen(document: Document, element: Element, callback: () => void): () => void {
  const isFullScreen = () => Reflect.get(document, API.element) === element
  if (!isFullScreen()) {
    callback()
    return () => {}
  }
  const stop = listen(document, [API.change], () => {
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
  const isSupported = Reflect.get(document, API.isAllowed) === true
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

  const isFullScreen = () => Reflect.get(document, API.element) === element

  function toggle() {
    if (filled) filled.dispose()
    else if (!isSupported) fillWindow()
    else if (isFullScreen()) void call(document, API.exit)?.catch(() => {})
    else void call(element, API.request)?.catch(fillWindow)
  }

  scope.add(() => {
    if (isSupported && isFullScreen()) void call(document, API.exit)?.catch(() => {})
  })
  if (isSupported) scope.listen(document, API.change, () => onChange(isFullScreen()))
  return { isPossible: isSupported || !isFramed, toggle }
}

/** Calls a method where there is one. */
function call(owner: object, method: string): Promise<unknown> | undefined {
  const found: unknown = Reflect.get(owner, method)
  const answer: unknown = typeof found === 'function' ? found.call(owner) : undefined
  return answer instanceof Promise ? answer : undefined
}
