import { listen } from '../../../src/dom/listen'
import { inertBackground } from '../../../src/overlay/inert-background'
import { lockScroll } from '../../../src/overlay/scroll-lock'
import type { OwnScope, Scope } from '../../../src/page/scope'

/** What browsers have called it. */
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
  {
    isAllowed: 'mozFullScreenEnabled',
    element: 'mozFullScreenElement',
    request: 'mozRequestFullScreen',
    exit: 'mozCancelFullScreen',
    change: 'mozfullscreenchange',
  },
  {
    isAllowed: 'msFullscreenEnabled',
    element: 'msFullscreenElement',
    request: 'msRequestFullscreen',
    exit: 'msExitFullscreen',
    change: 'MSFullscreenChange',
  },
] as const

/**
 * Waits until an element is off the whole screen, if it is on it now.
 * @returns the way to stop waiting
 */
export function onceOffScreen(document: Document, element: Element, then: () => void): () => void {
  const isOn = () => NAMES.some((names) => Reflect.get(document, names.element) === element)
  if (!isOn()) {
    then()
    return () => {}
  }
  const changes = NAMES.map(({ change }) => change)
  const stop = listen(document, changes, () => {
    if (isOn()) return
    stop()
    then()
  })
  return stop
}

export interface FullScreen {
  /** Neither the browser nor the page can give it the whole of either. */
  readonly isPossible: boolean
  toggle(): void
}

/**
 * Gives an element the whole screen; where the browser does not, the window, by the theme's CSS (contract 03 §14.2).
 * @param onChange told also of what others, or the Esc key, have changed
 */
export function createFullScreen(
  element: HTMLElement,
  onChange: (isOn: boolean) => void,
  scope: Scope,
): FullScreen {
  const { document, window } = scope
  const names = NAMES.find(({ isAllowed }) => Reflect.get(document, isAllowed) === true)
  const isFramed = window.parent !== window
  /** While it fills the window. */
  let filled: OwnScope | undefined

  function fillWindow() {
    if (isFramed) return
    const life = scope.child()
    filled = life
    life.add(() => {
      filled = undefined
      onChange(false)
    })
    life.add(lockScroll(window))
    life.add(inertBackground(document, [element]))
    life.listen(document, 'keydown', ({ key }) => {
      if (key === 'Escape') life.dispose()
    })
    onChange(true)
  }

  const isOnScreen = () => names !== undefined && Reflect.get(document, names.element) === element

  function toggle() {
    if (filled) filled.dispose()
    else if (!names) fillWindow()
    else if (isOnScreen()) void call(document, names.exit)?.catch(() => {})
    else void call(element, names.request)?.catch(fillWindow)
  }

  scope.add(() => {
    if (names && isOnScreen()) void call(document, names.exit)?.catch(() => {})
  })
  if (names) scope.listen(document, names.change, () => onChange(isOnScreen()))
  return { isPossible: names !== undefined || !isFramed, toggle }
}

/** The older names promise nothing. */
function call(owner: object, method: string): Promise<unknown> | undefined {
  const found: unknown = Reflect.get(owner, method)
  const answer: unknown = typeof found === 'function' ? found.call(owner) : undefined
  return answer instanceof Promise ? answer : undefined
}
