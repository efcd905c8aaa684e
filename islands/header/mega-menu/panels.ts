import type { Scope } from '../../../src/page/scope'
import { type Dropdowns, expandLink, itemsAround } from '../dropdowns'
import { ANIMATING_CLASS, HIDES_ON_MOBILE, type MegaOptions, OPEN_CLASS, panelOf } from './markup'
import { createPanelMotion } from './panel-motion'
import { closesSiblings, type View } from './rules'

export interface PanelsOptions {
  readonly options: MegaOptions
  readonly view: () => View
  /** The theme's own fades show the panels, beside the plugin's classes. */
  readonly hasThemeFades: boolean
  readonly onBeforeOpen: (panel: HTMLElement) => void
}

export interface Panels extends Dropdowns {
  /** Ends running animations, and leaves it to the theme's CSS which panels are shown. */
  resetMotion(): void
}

/** The panels of one mega menu, opened and closed by the plugin's classes (contract 01 §5.5). */
export function createPanels(
  menu: HTMLElement,
  scope: Scope,
  { options, view, hasThemeFades, onBeforeOpen }: PanelsOptions,
): Panels {
  const adopted = scope.adopt
  const opened = new Set<HTMLElement>()
  /** Cancels the timer that ends the closing of an item. */
  const cancelClosing = new Map<HTMLElement, () => void>()
  const setExpanded = expandLink(adopted)
  const motion = createPanelMotion(adopted, () => {
    if (options.effect === 'slide') return { kind: 'slide', durationMs: options.effectSpeedMs }
    return hasThemeFades && view() === 'desktop' ? { kind: 'fade' } : { kind: 'css' }
  })

  function announce(item: HTMLElement, type: 'open_panel' | 'close_panel') {
    setExpanded(item, opened.has(item))
    item.dispatchEvent(new CustomEvent(type))
  }

  function open(item: HTMLElement) {
    const panel = panelOf(item)
    if (!panel || opened.has(item)) return
    if (view() === 'mobile' && item.matches(HIDES_ON_MOBILE)) return
    if (closesSiblings(view(), options.verticalBehaviour)) {
      for (const other of [...opened]) if (other.parentElement === item.parentElement) close(other)
    }
    opened.add(item)
    cancelClosing.get(item)?.()
    adopted.toggle(item, ANIMATING_CLASS, false)
    onBeforeOpen(panel)
    adopted.toggle(item, OPEN_CLASS, true)
    motion.move(panel, true)
    announce(item, 'open_panel')
  }

  function close(item: HTMLElement) {
    if (!opened.delete(item)) return
    const panel = panelOf(item)
    adopted.toggle(item, OPEN_CLASS, false)
    adopted.toggle(item, ANIMATING_CLASS, true)
    cancelClosing.get(item)?.()
    const endClosing = () => {
      cancelClosing.delete(item)
      adopted.toggle(item, ANIMATING_CLASS, false)
    }
    cancelClosing.set(item, scope.after(options.effectSpeedMs + options.timeoutMs, endClosing))
    if (panel) motion.move(panel, false)
    announce(item, 'close_panel')
  }

  for (const item of menu.querySelectorAll<HTMLElement>('li')) {
    if (panelOf(item)) setExpanded(item, false)
  }

  return {
    menu,
    itemsAround: (node) => itemsAround(menu, node, panelOf),
    dropdownOf: panelOf,
    isOpen: (item) => opened.has(item),
    open,
    close,
    closeAll(except = []) {
      const closing = [...opened].filter((item) => !except.includes(item))
      for (const item of closing) close(item)
      return closing
    },
    resetMotion: motion.reset,
    restore() {
      motion.reset()
      opened.clear()
    },
  }
}
