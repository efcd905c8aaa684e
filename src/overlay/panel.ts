import type { OwnScope, Scope } from '../page/scope'
import { closePanel, isPanelOpen, openPanel, type Panel, watchPanel } from '../state/open-panel'
import { openDialog } from './dialog'
import { focusReturn } from './focus-return'
import type { PanelTimers } from './panel-timers'
import { lockScroll } from './scroll-lock'

export interface PanelOptions {
  readonly name: Panel
  /** The panel of an opener; null when the page has none: the click is then left to the browser. */
  readonly find: (opener: HTMLElement | undefined) => HTMLElement | null
  readonly timers: PanelTimers
  /** The delay between the click and the opening; default: none. */
  readonly delayMs?: number
  /**
   * For a panel that covers the page. A panel without it is part of the page, which stays usable and scrollable; Escape
   * closes such a panel only while the focus is in it or on its opener.
   */
  readonly cover?: PanelCover
  /** Shows the panel. @param scope ends when the panel closes */
  readonly show: (shown: ShownPanel, scope: Scope) => void
  readonly hide: (shown: ShownPanel) => void
}

/** A panel that covers the page is a dialog. */
interface PanelCover {
  /** The name for screen readers. */
  readonly label: string
  /** Selector of elements that stay usable beside it. */
  readonly beside: string
  /** The element to focus; default: the panel itself. */
  readonly focus?: (shown: ShownPanel) => HTMLElement | null
}

export interface ShownPanel {
  readonly element: HTMLElement
  /** Undefined when a script other than the opener's has opened it. */
  readonly opener: HTMLElement | undefined
}

export interface PanelControl {
  readonly name: Panel
  readonly find: PanelOptions['find']
  /** @returns whether the page has the opener's panel */
  toggle(opener: HTMLElement): boolean
  close(): void
  /** Whether the opener's panel is open. */
  isOpenFor(opener: HTMLElement): boolean
}

/** Shows and hides one of the page's panels as the store of open panels says, whoever has changed the store. */
export function createPanel(scope: Scope, options: PanelOptions): PanelControl {
  const { window, report } = scope
  const { name, find, timers, delayMs = 0, cover } = options
  const showTimer = `${name} shows`
  let opener: HTMLElement | undefined
  /** The element that the focus returns to; without it, where it was. */
  let returnTo: HTMLElement | undefined
  let shown: (ShownPanel & { readonly own: OwnScope }) | undefined

  const close = () => closePanel(name)

  function show() {
    const element = find(opener)
    if (!element) return close()
    const panel: ShownPanel = { element, opener }
    const own = scope.child()
    shown = { ...panel, own }
    options.show(panel, own)
    if (cover) {
      own.add(coverPage(scope, panel, { cover, close, opener: () => returnTo }))
      own.add(lockScroll(window))
    } else {
      closeByEscape(panel, own, close)
      own.add(returnFocus(panel))
    }
  }
  function hide() {
    timers.drop(showTimer)
    const hidden = shown
    shown = undefined
    opener = undefined
    returnTo = undefined
    if (!hidden) return
    hidden.own.dispose()
    options.hide(hidden)
  }
  function attempt(act: () => void) {
    try {
      act()
    } catch (cause) {
      report(cause)
    }
  }
  function onChange(isOpen: boolean) {
    if (!isOpen) attempt(hide)
    else if (delayMs === 0) attempt(show)
    else timers.after(showTimer, delayMs, () => attempt(show))
  }

  scope.add(watchPanel(name, onChange))
  // A page that returns from the back/forward cache must not be covered or in the middle of an animation. A panel that is
  // part of the page stays as the visitor left it.
  scope.listen(window, 'pagehide', () => {
    if (cover) close()
    timers.flush()
  })
  scope.add(() => {
    close()
    timers.flush()
  })
  return {
    name,
    find,
    close,
    isOpenFor: (other) => isPanelOpen(name) && find(other) === find(opener),
    toggle(from) {
      const element = find(from)
      const isSame = isPanelOpen(name) && find(opener) === element
      close()
      if (!element) return false
      if (isSame) return true
      opener = from
      // A link inside another panel is hidden together with it: the focus then returns to that panel's opener.
      returnTo = from.closest('[role="dialog"]') ? undefined : from
      openPanel(name)
      return true
    },
  }
}

interface CoverOptions {
  readonly cover: PanelCover
  readonly close: () => void
  readonly opener: () => HTMLElement | undefined
}

function coverPage(
  { document }: Scope,
  panel: ShownPanel,
  { cover: { label, beside, focus }, close, opener }: CoverOptions,
): () => void {
  return openDialog(panel.element, {
    label,
    onLeave: close,
    beside: [...document.querySelectorAll(beside)],
    opener,
    focus: focus?.(panel) ?? null,
  })
}

/** @returns a function that moves the focus from the panel to its opener */
function returnFocus({ element, opener }: ShownPanel): () => void {
  const restore = focusReturn(element, () => opener)
  return () => {
    if (element.contains(element.ownerDocument.activeElement)) restore()
  }
}

function closeByEscape(panel: ShownPanel, { document, listen }: Scope, close: () => void) {
  listen(document, 'keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const { activeElement } = document
    if (!panel.element.contains(activeElement) && activeElement !== panel.opener) return
    event.preventDefault()
    close()
  })
}
