import { onPinchAndPan } from '../../../legacy-shims/hammer'
import { pressByKey } from '../../../src/dom/press-by-key'
import type { OwnScope, Scope } from '../../../src/page/scope'
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
  readonly active: () => HTMLElement | undefined
}

/** Phones: a link of each slide makes its picture one that fingers pull larger and about. */
export interface TouchZoom {
  end(): void
}

export function createTouchZoom({ slides, active }: TouchZoomOptions, scope: Scope): TouchZoom {
  const { adopt: adopted, listen } = scope
  const links = slides.flatMap((slide) => [...slide.querySelectorAll<HTMLElement>(LINK)])
  /** Of the picture that is pulled about. */
  let life: OwnScope | undefined
  const end = () => life?.dispose()

  for (const link of links) {
    adopted.classes(link, 'is-mobile')
    adopted.attribute(link, 'role', 'button')
    adopted.attribute(link, 'aria-label', 'Zoom')
    adopted.attribute(link, 'aria-pressed', 'false')
    listen(link, 'click', toggle)
    listen(link, 'keydown', pressByKey)
  }

  function toggle(event: Event) {
    event.preventDefault()
    const slide = active()
    if (life) end()
    else if (slide) begin(slide)
  }

  function begin(slide: HTMLElement) {
    const picture = pictureOf(slide)
    if (!picture) return
    life = scope.child()
    life.add(() => {
      show(slide, false)
      life = undefined
    })
    pull(picture, slide, life)
    show(slide, true)
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

  return { end }
}

function pull(picture: HTMLElement, slide: HTMLElement, { add, adopt, report }: Scope) {
  let now = START
  let from = START
  function place(next: Pull) {
    now = keepInFrame(next, { width: picture.offsetWidth, height: picture.offsetHeight })
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
