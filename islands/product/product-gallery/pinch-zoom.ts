import { onPinchAndPan } from '../../../legacy-shims/hammer'
import { pressByKey } from '../../../src/dom/press-by-key'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { pictureOf } from './markup'
import { clampToFrame, PINCH_START_SCALE, type Transform } from './zoom-geometry'

/** Contract 02 §14. */
const LINK = 'a.mobile-product-zoom'
const BODY_CLASS = 'mobile-zoom-enabled'
const ICON_OFF = 'sf-icon-add'
const ICON_ON = 'sf-icon-remove'
const START: Transform = { scale: PINCH_START_SCALE, x: 0, y: 0 }

export interface PinchZoomOptions {
  readonly slides: readonly HTMLElement[]
  readonly active: () => HTMLElement | undefined
}

/** On phones a link in each slide lets the visitor pinch and pan its picture. */
export interface PinchZoom {
  end(): void
}

export function createPinchZoom({ slides, active }: PinchZoomOptions, scope: Scope): PinchZoom {
  const { adopt: adopted, listen } = scope
  const links = slides.flatMap((slide) => [...slide.querySelectorAll<HTMLElement>(LINK)])
  /** Set while a picture is zoomed. */
  let zoomed: OwnScope | undefined
  const end = () => zoomed?.dispose()

  for (const link of links) {
    adopted.classes(link, 'is-mobile')
    adopted.attribute(link, 'role', 'button')
    adopted.attribute(link, 'aria-label', text('product-gallery.zoom', 'Zoom'))
    adopted.attribute(link, 'aria-pressed', 'false')
    listen(link, 'click', toggle)
    listen(link, 'keydown', pressByKey)
  }

  function toggle(event: Event) {
    event.preventDefault()
    const slide = active()
    if (zoomed) end()
    else if (slide) begin(slide)
  }

  function begin(slide: HTMLElement) {
    const picture = pictureOf(slide)
    if (!picture) return
    zoomed = scope.child()
    zoomed.add(() => {
      showState(slide, false)
      zoomed = undefined
    })
    followFingers(picture, slide, zoomed)
    showState(slide, true)
  }

  function showState(slide: HTMLElement, isZoomed: boolean) {
    slide.ownerDocument.body.classList.toggle(BODY_CLASS, isZoomed)
    for (const link of slide.querySelectorAll(LINK)) {
      adopted.attribute(link, 'aria-pressed', String(isZoomed))
      const icon = link.querySelector('i')
      if (!icon) continue
      adopted.toggle(icon, ICON_ON, isZoomed)
      adopted.toggle(icon, ICON_OFF, !isZoomed)
    }
  }

  return { end }
}

function followFingers(picture: HTMLElement, slide: HTMLElement, { add, adopt, report }: Scope) {
  let now = START
  let from = START
  function place(next: Transform) {
    now = clampToFrame(next, { width: picture.offsetWidth, height: picture.offsetHeight })
    const { x, y, scale } = now
    adopt.style(picture, 'transform', `translate3d(${x}px, ${y}px, 0px) scale(${scale})`)
  }
  place(START)
  add(
    onPinchAndPan(
      slide,
      {
        begin() {
          from = now
        },
        change: ({ scale, delta }) =>
          place({ scale: from.scale * scale, x: from.x + delta.x, y: from.y + delta.y }),
      },
      report,
    ),
  )
}
