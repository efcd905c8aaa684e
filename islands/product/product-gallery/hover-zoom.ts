import type { Scope } from '../../../src/page/scope'
import type { Settings } from './markup'
import { createZoomOverlay, type ZoomOverlay } from './zoom-overlay'

/** After the last resize the overlay is placed again. */
const RESIZE_WAIT_MS = 100

/** Decides when the zoom overlay covers the active slide; a single timer rules out a second overlay. */
export interface HoverZoom extends Pick<ZoomOverlay, 'refit' | 'cancel' | 'isHolding'> {
  /** Removes the overlay until `after` is called. */
  stop(): void
  /** Covers the slide that is active after this delay. */
  after(ms: number): void
}

export interface HoverZoomOptions {
  readonly wrapper: HTMLElement
  readonly list: HTMLElement
  readonly kind: Settings['zoom']
  readonly active: () => HTMLElement | undefined
}

export function createHoverZoom({ wrapper, list, kind, active }: HoverZoomOptions, scope: Scope): HoverZoom {
  const overlay = kind === 'lens' || kind === 'inner' ? createZoomOverlay(wrapper, kind, scope) : undefined
  let cancelTimer = () => {}

  function after(ms: number) {
    cancelTimer()
    if (overlay) cancelTimer = scope.after(ms, () => overlay.attach(active()))
  }
  function stop() {
    cancelTimer()
    overlay?.detach()
  }
  // The overlay takes the place of the theme's zoom links.
  const links = overlay ? list.querySelectorAll<HTMLElement>('li a.zoom') : []
  for (const link of links) scope.adopt.style(link, 'display', 'none')
  scope.listen(scope.window, 'resize', () => after(RESIZE_WAIT_MS))

  return {
    stop,
    after,
    refit: () => overlay?.refit(),
    cancel: () => overlay?.cancel(),
    isHolding: () => overlay?.isHolding() ?? false,
  }
}
