import { setAttributes } from '../../../src/dom/attributes'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { createGlass, type ZoomKind } from './glass'
import { createLargePicture, largePictureUrl } from './large-picture'
import { fullSizeLinkOf, pictureOf } from './markup'
import { type Approach, type ApproachHandlers, followApproach } from './zoom-approach'
import { middleOf, type Size, type Spot, within } from './zoom-geometry'

/** Of the picture's width and height, per arrow key. */
const KEY_STEP = 0.1
const LABEL = 'Magnify the picture with the arrow keys, show it full size with Enter'
const LABEL_WITHOUT_LINK = 'Magnify the picture with the arrow keys'

/** The magnifying glass over one picture at a time (contract 02 §14). */
export interface Zoom {
  /** Lies down over a slide's picture; another one goes. */
  attach(slide: HTMLElement | undefined): void
  detach(): void
  /** The picture may have another size now. */
  refit(): void
  /** Something else has the pointer now: nothing is magnified until it moves again. */
  rest(): void
  /** A finger rests on the picture and looks about in it. */
  isHolding(): boolean
}

export function createZoom(wrapper: HTMLElement, kind: ZoomKind, scope: Scope): Zoom {
  let life: OwnScope | undefined
  let refit: () => void = () => {}
  let approach: Approach | undefined
  let hadFocus = false

  const detach = () => life?.dispose()

  function attach(slide: HTMLElement | undefined) {
    detach()
    const picture = pictureOf(slide)
    const url = picture && largePictureUrl(picture)
    if (!slide || !picture || !url) return
    const size: Size = { width: picture.offsetWidth, height: picture.offsetHeight }
    const link = fullSizeLinkOf(slide)
    const container = createContainer(wrapper, { picture, slide, size, hasLink: link !== null })
    const glass = createGlass(container, { kind, size })
    life = scope.child()
    const loadLarge = createLargePicture(
      url,
      {
        onLoad: (natural) => glass.load(url, natural),
        // Nothing to show: the picture stays what it is.
        onError: () => container.style.removeProperty('cursor'),
      },
      life,
    )
    let spot = middleOf(size)
    function lookAt(next: Spot) {
      spot = within(next, size)
      loadLarge()
      glass.show(spot)
    }
    life.add(() => {
      hadFocus = wrapper.ownerDocument.activeElement === container
      container.remove()
      approach = undefined
      refit = () => {}
    })
    const handlers: ApproachHandlers = {
      lookAt,
      lookAtMiddle: () => lookAt(middleOf(size)),
      nudge: (x, y) =>
        lookAt({ x: spot.x + x * KEY_STEP * size.width, y: spot.y + y * KEY_STEP * size.height }),
      leave: glass.hide,
      open: () => link?.click(),
    }
    approach = followApproach(container, handlers, life)
    wrapper.append(container)
    if (hadFocus && isFocusLost(wrapper)) approach.focusQuietly()
    hadFocus = false
    refit = () => {
      if (picture.offsetWidth !== size.width || picture.offsetHeight !== size.height) attach(slide)
    }
  }

  return {
    attach,
    detach,
    refit: () => refit(),
    rest: () => approach?.rest(),
    isHolding: () => approach?.isHolding() ?? false,
  }
}

const isFocusLost = ({ ownerDocument: { activeElement, body } }: Element) =>
  activeElement === null || activeElement === body

/** As large as the picture and over it; the slide is where it will be, even while it still moves there. */
function createContainer(
  wrapper: HTMLElement,
  parts: { picture: HTMLElement; slide: HTMLElement; size: Size; hasLink: boolean },
): HTMLElement {
  const container = wrapper.ownerDocument.createElement('div')
  const [picture, slide] = [parts.picture.getBoundingClientRect(), parts.slide.getBoundingClientRect()]
  container.className = 'zoomContainer'
  Object.assign(container.style, {
    position: 'absolute',
    left: `${picture.left - slide.left}px`,
    top: `${picture.top - slide.top}px`,
    width: `${parts.size.width}px`,
    height: `${parts.size.height}px`,
    cursor: 'crosshair',
  })
  setAttributes(container, {
    tabindex: '0',
    role: parts.hasLink ? 'button' : 'img',
    'aria-label': parts.hasLink ? LABEL : LABEL_WITHOUT_LINK,
  })
  return container
}
