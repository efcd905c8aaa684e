import { onPinchAndPan } from '../../../legacy-shims/hammer'
import type { Adoption } from '../../../src/dom/adoption'
import { listen } from '../../../src/page/listen'
import { pressByKey } from '../../../src/page/press-by-key'
import { pictureOf } from './markup'
import { keepInFrame, type Pull, TOUCH_SCALE } from './zoom-geometry'

/** Contract 02 §14. */
const LINK = 'a.mobile-product-zoom'
const BODY_CLASS = 'mobile-zoom-enabled'
const ICON_OFF = 'sf-icon-add'
const ICON_ON = 'sf-icon-remove'
const START: Pull = { scale: TOUCH_SCALE, x: 0, y: 0 }

export interface TouchZoomOptions {
  readonly slides: readonly HTMLElement[]
  readonly adopted: Adoption
  readonly active: () => HTMLElement | undefined
  readonly report: (cause: unknown) => void
}

/** Phones: a link of each slide makes its picture one that fingers pull larger and about. */
export interface TouchZoom {
  end(): void
  destroy(): void
}

export function createTouchZoom({ slides, adopted, active, report }: TouchZoomOptions): TouchZoom {
  const links = slides.flatMap((slide) => [...slide.querySelectorAll<HTMLElement>(LINK)])
  let end: () => void = () => {}
  let zoomed: HTMLElement | undefined

  for (const link of links) {
    adopted.classes(link, 'is-mobile')
    adopted.attribute(link, 'role', 'button')
    adopted.attribute(link, 'aria-label', 'Zoom')
    adopted.attribute(link, 'aria-pressed', 'false')
  }
  const stops = links.flatMap((link) => [
    listen(link, ['click'], toggle),
    listen(link, ['keydown'], pressByKey),
  ])

  function toggle(event: Event) {
    event.preventDefault()
    const slide = active()
    if (zoomed) end()
    else if (slide) begin(slide)
  }

  function begin(slide: HTMLElement) {
    const picture = pictureOf(slide)
    if (!picture) return
    zoomed = slide
    const stop = pull(picture, slide, adopted, report)
    show(slide, true)
    end = () => {
      stop()
      show(slide, false)
      zoomed = undefined
      end = () => {}
    }
  }

  function show(slide: HTMLElement, on: boolean) {
    slide.ownerDocument.body.classList.toggle(BODY_CLASS, on)
    for (const link of slide.querySelectorAll(LINK)) {
      adopted.attribute(link, 'aria-pressed', String(on))
      const icon = link.querySelector('i')
      if (!icon) continue
      adopted.toggle(icon, ICON_ON, on)
      adopted.toggle(icon, ICON_OFF, !on)
    }
  }

  return {
    end: () => end(),
    destroy() {
      end()
      for (const stop of stops) stop()
    },
  }
}

/** @returns the way back to how it was */
function pull(
  picture: HTMLElement,
  slide: HTMLElement,
  adopted: Adoption,
  report: (cause: unknown) => void,
): () => void {
  const before = picture.style.transform
  let now = START
  let from = START
  function place(next: Pull) {
    now = keepInFrame(next, { width: picture.offsetWidth, height: picture.offsetHeight })
    const { x, y, scale } = now
    adopted.style(picture, 'transform', `translate3d(${x}px, ${y}px, 0px) scale(${scale})`)
  }
  place(START)
  const stop = onPinchAndPan(
    slide,
    {
      begin() {
        from = now
      },
      change: ({ scale, delta }) =>
        place({ scale: from.scale * scale, x: from.x + delta.x, y: from.y + delta.y }),
    },
    report,
  )
  return () => {
    stop()
    adopted.style(picture, 'transform', before)
  }
}
