import type { Scope } from '../../../src/page/scope'
import type { Settings } from './markup'
import { createZoom } from './zoom'

/** The zoom lies down anew so long after the last resize. */
const RESIZE_WAIT_MS = 100

/** When the magnifying glass lies over the slide that is shown: one timer, so that there is never a second one. */
export interface Zooming {
  /** Takes it away, until it is asked for again. */
  stop(): void
  after(ms: number): void
  refit(): void
  rest(): void
  isHolding(): boolean
}

export interface ZoomingOptions {
  readonly wrapper: HTMLElement
  readonly list: HTMLElement
  readonly kind: Settings['zoom']
  readonly active: () => HTMLElement | undefined
}

export function createZooming({ wrapper, list, kind, active }: ZoomingOptions, scope: Scope): Zooming {
  const zoom = kind === 'lens' || kind === 'inner' ? createZoom(wrapper, kind, scope) : undefined
  let cancel = () => {}

  function after(ms: number) {
    cancel()
    if (zoom) cancel = scope.after(ms, () => zoom.attach(active()))
  }
  function stop() {
    cancel()
    zoom?.detach()
  }
  const links = zoom ? list.querySelectorAll<HTMLElement>('li a.zoom') : []
  // Their place is taken by the glass.
  for (const link of links) scope.adopt.style(link, 'display', 'none')
  scope.listen(scope.window, 'resize', () => after(RESIZE_WAIT_MS))

  return {
    stop,
    after,
    refit: () => zoom?.refit(),
    rest: () => zoom?.rest(),
    isHolding: () => zoom?.isHolding() ?? false,
  }
}
