import { openDialog } from '../page/dialog'
import { listen } from '../page/listen'
import type { Page } from '../page/page'
import type { PanelTimers } from '../page/panel-timers'
import { lockScroll } from '../page/scroll-lock'
import { closePanel, isPanelOpen, openPanel, type Panel, watchPanel } from './open-panel'

export interface PanelOptions {
  readonly name: Panel
  /** The panel that an opener opens; null where the page has none: the opener then is the browser's. */
  readonly find: (opener: HTMLElement | undefined) => HTMLElement | null
  readonly timers: PanelTimers
  /** Between the click and its being seen; default: none. */
  readonly delayMs?: number
  /** Only for a panel over the page; without it the page stays in reach, and is scrolled as before. */
  readonly cover?: PanelCover
  /** Shows the panel. @returns what ends with its closing, if anything */
  readonly show: (shown: ShownPanel) => readonly (() => void)[]
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
  dispose(): void
}

/** Brings one of the page's panels and the store together: whoever opens or closes it, the page shows it. */
export function createPanel(page: Page, options: PanelOptions): PanelControl {
  const { window } = page
  const { name, find, timers, delayMs = 0, cover } = options
  const showing = `${name} shows`
  let opener: HTMLElement | undefined
  let shown: (ShownPanel & { readonly undo: readonly (() => void)[] }) | undefined

  const close = () => closePanel(name)

  function show() {
    const element = find(opener)
    if (!element) return close()
    const panel: ShownPanel = { element, opener }
    const undo = [...options.show(panel)]
    if (cover) undo.push(coverPage(page, panel, { cover, onLeave: close }), lockScroll(window))
    shown = { ...panel, undo }
  }
  function hide() {
    timers.drop(showing)
    if (!shown) return
    const { undo, ...panel } = shown
    shown = undefined
    for (const act of undo) act()
    options.hide(panel)
    opener = undefined
  }
  function onChange(isOpen: boolean) {
    try {
      if (!isOpen) hide()
      else if (delayMs === 0) show()
      else timers.after(showing, delayMs, show)
    } catch (cause) {
      page.report(cause)
    }
  }

  const stops = [
    watchPanel(name, onChange),
    // A page that comes back from the back/forward cache is not covered, and nothing on it is half way. What lies in
    // the page is as the visitor left it.
    listen(window, ['pagehide'], () => {
      if (cover) close()
      timers.flush()
    }),
  ]
  return {
    name,
    find,
    close,
    isOpenFor: (other) => isPanelOpen(name) && find(other) === find(opener),
    toggle(from) {
      const element = find(from)
      if (!element) return false
      const isSame = isPanelOpen(name) && find(opener) === element
      close()
      if (isSame) return true
      opener = from
      openPanel(name)
      return true
    },
    dispose() {
      close()
      timers.flush()
      for (const stop of stops) stop()
    },
  }
}

interface CoverOptions {
  readonly cover: PanelCover
  readonly onLeave: () => void
}

function coverPage(
  { document }: Page,
  panel: ShownPanel,
  { cover: { label, beside, focus }, onLeave }: CoverOptions,
): () => void {
  return openDialog(panel.element, {
    label,
    onLeave,
    beside: [...document.querySelectorAll(beside)],
    opener: panel.opener,
    focus: focus?.(panel) ?? null,
  })
}
