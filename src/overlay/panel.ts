import type { OwnScope, Scope } from '../page/scope'
import { closePanel, isPanelOpen, openPanel, type Panel, watchPanel } from '../state/open-panel'
import { openDialog } from './dialog'
import { focusReturn } from './focus-return'
import type { PanelTimers } from './panel-timers'
import { lockScroll } from './scroll-lock'

export interface PanelOptions {
  readonly name: Panel
  /** The panel that an opener opens; null where the page has none: the opener then is the browser's. */
  readonly find: (opener: HTMLElement | undefined) => HTMLElement | null
  readonly timers: PanelTimers
  /** Between the click and its being seen; default: none. */
  readonly delayMs?: number
  /**
   * Only for a panel over the page. One without is a part of the page, which stays in reach and is scrolled as before:
   * Escape closes it only from within, or from its opener.
   */
  readonly cover?: PanelCover
  /** Shows the panel. @param scope ends with its closing */
  readonly show: (shown: ShownPanel, scope: Scope) => void
  readonly hide: (shown: ShownPanel) => void
}

/** A panel over the page takes the focus, and the page out of reach. */
export interface PanelCover {
  /** What a screen reader calls it. */
  readonly label: string
  /** What stays in reach beside it, as a selector. */
  readonly beside: string
  /** What has the focus first; default: the panel itself. */
  readonly focus?: (shown: ShownPanel) => HTMLElement | null
}

export interface ShownPanel {
  readonly element: HTMLElement
  /** Missing when it was opened by another script than its opener's. */
  readonly opener: HTMLElement | undefined
}

export interface PanelControl {
  readonly name: Panel
  readonly find: PanelOptions['find']
  /** @returns whether the page has what this opener opens */
  toggle(opener: HTMLElement): boolean
  close(): void
  /** Whether it is open, and as what this opener opens. */
  isOpenFor(opener: HTMLElement): boolean
}

/** Brings one of the page's panels and the store together: whoever opens or closes it, the page shows it. */
export function createPanel(scope: Scope, options: PanelOptions): PanelControl {
  const { document, window } = scope
  const { name, find, timers, delayMs = 0, cover } = options
  const showing = `${name} shows`
  let opener: HTMLElement | undefined
  /** Where the focus goes afterwards; without it, where it was. */
  let returnsTo: HTMLElement | undefined
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
      own.add(coverPage(panel, cover))
      own.add(lockScroll(window))
    } else {
      leaveByEscape(panel, own)
      own.add(returnFocus(panel))
    }
  }
  function hide() {
    timers.drop(showing)
    const was = shown
    shown = undefined
    opener = undefined
    returnsTo = undefined
    if (!was) return
    was.own.dispose()
    options.hide(was)
  }
  function coverPage(panel: ShownPanel, { label, beside, focus }: PanelCover): () => void {
    return openDialog(panel.element, {
      label,
      onLeave: close,
      beside: [...document.querySelectorAll(beside)],
      opener: () => returnsTo,
      focus: focus?.(panel) ?? null,
    })
  }
  function returnFocus({ element, opener }: ShownPanel): () => void {
    const goBack = focusReturn(element, () => opener)
    return () => {
      if (element.contains(document.activeElement)) goBack()
    }
  }
  function leaveByEscape(panel: ShownPanel, { listen }: Scope) {
    listen(document, 'keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const { activeElement } = document
      if (!panel.element.contains(activeElement) && activeElement !== panel.opener) return
      event.preventDefault()
      close()
    })
  }
  function attempt(act: () => void) {
    try {
      act()
    } catch (cause) {
      scope.report(cause)
    }
  }
  function onChange(isOpen: boolean) {
    if (!isOpen) attempt(hide)
    else if (delayMs === 0) attempt(show)
    else timers.after(showing, delayMs, () => attempt(show))
  }

  scope.add(watchPanel(name, onChange))
  // A page that comes back from the back/forward cache is not covered, and nothing on it is half way. What lies in
  // the page is as the visitor left it.
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
      // A link of another panel goes away with it: that panel's own opener then has the focus.
      returnsTo = from.closest('[role="dialog"]') ? undefined : from
      openPanel(name)
      return true
    },
  }
}
