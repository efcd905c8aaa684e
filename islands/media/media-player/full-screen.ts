import { listen } from '../../../src/dom/listen'
import { inertBackground } from '../../../src/overlay/inert-background'
import { lockScroll } from '../../../src/overlay/scroll-lock'
import type { OwnScope, Scope } from '../../../src/page/scope'

/** The names of the API, and those with Safari's prefix. */
const NAMES = [
  {
    isAllowed: 'fullscreenEnabled',
    element: 'fullscreenElement',
    request: 'requestFullscreen',
    exit: 'exitFullscreen',
    change: 'fullscreenchange',
  },
  {
    isAllowed: 'webkitFullscreenEnabled',
    element: 'webkitFullscreenElement',
    request: 'webkitRequestFullscreen',
    exit: 'webkitExitFullscreen',
    change: 'webkitfullscreenchange',
  },
] as const

/**
 * Calls back once an element is not in full screen: at once, if it is not now.
 * @returns stops waiting
 */
export function onceOutOfFullScreen(document: Document, element: Element, callback: () => void): () => void {
  const isFullScreen = () => NAMES.some((names) => Reflect.get(document, names.element) === element)
  if (!isFullScreen()) {
    callback()
    return () => {}
  }
  const types = NAMES.map(({ change }) => change)
  const stop = listen(document, types, () => {
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
  const names = NAMES.find(({ isAllowed }) => Reflect.get(document, isAllowed) === true)
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

  const isFullScreen = () => names !== undefined && Reflect.get(document, names.element) === element

  function toggle() {
    if (filled) filled.dispose()
    else if (!names) fillWindow()
    else if (isFullScreen()) void call(document, names.exit)?.catch(() => {})
    else void call(element, names.request)?.catch(fillWindow)
  }

  scope.add(() => {
    if (names && isFullScreen()) void call(document, names.exit)?.catch(() => {})
  })
  if (names) scope.listen(document, names.change, () => onChange(isFullScreen()))
  return { isPossible: names !== undefined || !isFramed, toggle }
}

/** The methods with a prefix return no promise. */
function call(owner: object, method: string): Promise<unknown> | undefined {
  const found: unknown = Reflect.get(owner, method)
  const answer: unknown = typeof found === 'function' ? found.call(owner) : undefined
  return answer instanceof Promise ? answer : undefined
}
