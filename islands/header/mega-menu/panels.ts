import { fadeIn, fadeOut, finishFade } from '../../../src/motion/fade'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import { MENU_FADE_IN_MS, MENU_FADE_OUT_MS } from '../../../src/overlay/hover-menu'
import type { Scope } from '../../../src/page/scope'
import { type Dropdowns, itemsAbove, tellByLink } from '../dropdowns'
import { ANIMATING_CLASS, HIDES_ON_MOBILE, type MegaOptions, OPEN_CLASS, panelOf } from './markup'
import { closesSiblings, type View } from './mega'

export interface PanelsOptions {
  readonly options: MegaOptions
  readonly view: () => View
  /** Whether the theme's own fades show them, beside the plugin's classes. */
  readonly fades: boolean
  /** A panel is about to be seen. */
  readonly onOpen: (panel: HTMLElement) => void
}

export interface Panels extends Dropdowns {
  /** Ends what still moves, and leaves it to the theme's CSS again which panels are seen. */
  settle(): void
}

/** The panels of one mega menu: opened and closed by the plugin's classes (contract 01 §5.5). */
export function createPanels(
  menu: HTMLElement,
  scope: Scope,
  { options, view, fades, onOpen }: PanelsOptions,
): Panels {
  const adopted = scope.adopt
  const opened = new Set<HTMLElement>()
  /** For what still moves: calls its end off. */
  const cancels = new Map<HTMLElement, () => void>()
  /** Panels that were moved by inline styles. */
  const moved = new Set<HTMLElement>()
  const tellState = tellByLink(adopted)

  function tell(item: HTMLElement, type: 'open_panel' | 'close_panel') {
    tellState(item, opened.has(item))
    item.dispatchEvent(new CustomEvent(type))
  }

  /** What is beside the classes. */
  function move(panel: HTMLElement, isOpen: boolean) {
    if (options.effect === 'slide') {
      keep(panel)
      const how = { durationMs: options.effectSpeedMs }
      if (isOpen) slideDown(panel, how)
      else slideUp(panel, how)
    } else if (fades && view() === 'desktop') {
      keep(panel)
      if (isOpen) fadeIn(panel, { durationMs: MENU_FADE_IN_MS })
      else fadeOut(panel, { durationMs: MENU_FADE_OUT_MS })
    }
  }
  function keep(panel: HTMLElement) {
    moved.add(panel)
    for (const property of ['display', 'opacity']) {
      adopted.style(panel, property, panel.style.getPropertyValue(property))
    }
  }
  function settle() {
    for (const panel of moved) {
      stopSlide(panel)
      finishFade(panel)
      for (const property of ['display', 'opacity']) adopted.style(panel, property, '')
    }
    moved.clear()
  }

  function close(item: HTMLElement) {
    if (!opened.delete(item)) return
    const panel = panelOf(item)
    adopted.toggle(item, OPEN_CLASS, false)
    adopted.toggle(item, ANIMATING_CLASS, true)
    cancels.get(item)?.()
    const stop = () => {
      cancels.delete(item)
      adopted.toggle(item, ANIMATING_CLASS, false)
    }
    cancels.set(item, scope.after(options.effectSpeedMs + options.timeoutMs, stop))
    if (panel) move(panel, false)
    tell(item, 'close_panel')
  }

  for (const item of menu.querySelectorAll<HTMLElement>('li')) {
    if (panelOf(item)) tellState(item, false)
  }

  return {
    menu,
    above: (node) => itemsAbove(menu, node, panelOf),
    dropdownOf: panelOf,
    isOpen: (item) => opened.has(item),
    open(item) {
      const panel = panelOf(item)
      if (!panel || opened.has(item)) return
      if (view() === 'mobile' && item.matches(HIDES_ON_MOBILE)) return
      if (closesSiblings(view(), options.verticalBehaviour)) {
        for (const other of [...opened]) if (other.parentElement === item.parentElement) close(other)
      }
      opened.add(item)
      cancels.get(item)?.()
      adopted.toggle(item, ANIMATING_CLASS, false)
      onOpen(panel)
      adopted.toggle(item, OPEN_CLASS, true)
      move(panel, true)
      tell(item, 'open_panel')
    },
    close,
    closeAll(except = []) {
      const closing = [...opened].filter((item) => !except.includes(item))
      for (const item of closing) close(item)
      return closing
    },
    settle,
    restore() {
      settle()
      opened.clear()
    },
  }
}
