import { opensByHover } from '../../../src/page/breakpoints'
import type { Scope } from '../../../src/page/scope'
import { LEAVE_DELAY_MS, POLL_MS } from '../hover-intent'
import { openByPointer, type PointerOptions } from '../open-by-pointer'
import type { MegaOptions } from './markup'
import type { Panels } from './panels'
import type { View } from './rules'

export interface PanelHoverOptions {
  readonly options: MegaOptions
  readonly view: () => View
  /** The theme's own fades show the panels. */
  readonly hasThemeFades: boolean
  readonly onOpen: (panel: HTMLElement) => void
}

/** Opens panels by pointer, by the rules of the plugin and of the theme (contract 01 §5.5). */
export function openPanelsByPointer(panels: Panels, hover: PanelHoverOptions, scope: Scope): void {
  function open(item: HTMLElement) {
    const panel = panels.dropdownOf(item)
    if (!panel || panels.isOpen(item)) return
    panels.open(item)
    hover.onOpen(panel)
  }

  /** The theme's hover works also where the plugin opens its panels by click. */
  function isEnabled(): boolean {
    if (hover.view() !== 'desktop') return false
    return hover.options.event !== 'click' || (hover.hasThemeFades && opensByHover(scope.document))
  }

  openByPointer({ ...panels, open }, { isEnabled, ...hoverTimes(hover) }, scope)
}

/** Where the theme's fades show the panels, the theme's times apply as well. */
function hoverTimes({
  options,
  hasThemeFades,
}: PanelHoverOptions): Pick<PointerOptions, 'pollMs' | 'leaveDelayMs'> {
  if (options.event === 'hover') return { pollMs: 0, leaveDelayMs: () => 0 }
  return hasThemeFades
    ? { pollMs: POLL_MS, leaveDelayMs: () => LEAVE_DELAY_MS }
    : { pollMs: options.intervalMs, leaveDelayMs: () => options.timeoutMs }
}
