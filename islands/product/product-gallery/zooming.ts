import type { Adoption } from '../../../src/dom/adoption'
import { listen } from '../../../src/page/listen'
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
  end(): void
}

export interface ZoomingOptions {
  readonly wrapper: HTMLElement
  readonly list: HTMLElement
  readonly kind: Settings['zoom']
  readonly window: Window
  readonly adopted: Adoption
  readonly active: () => HTMLElement | undefined
}

export function createZooming({ wrapper, list, kind, window, adopted, active }: ZoomingOptions): Zooming {
  const zoom = kind === 'lens' || kind === 'inner' ? createZoom(wrapper, kind) : undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function after(ms: number) {
    clearTimeout(timer)
    if (zoom) timer = setTimeout(() => zoom.attach(active()), ms)
  }
  function stop() {
    clearTimeout(timer)
    zoom?.detach()
  }
  const links = zoom ? list.querySelectorAll<HTMLElement>('li a.zoom') : []
  // Their place is taken by the glass.
  for (const link of links) adopted.style(link, 'display', 'none')
  const stopListening = listen(window, ['resize'], () => after(RESIZE_WAIT_MS))

  return {
    stop,
    after,
    refit: () => zoom?.refit(),
    rest: () => zoom?.rest(),
    isHolding: () => zoom?.isHolding() ?? false,
    end() {
      stopListening()
      stop()
    },
  }
}
