import { setAttributes } from '../../../src/dom/attributes'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { createLargePicture, largePictureUrl } from './large-picture'
import { createMagnifier, type ZoomKind } from './magnifier'
import { fullSizeLinkOf, pictureOf } from './markup'
import { clampToPicture, middleOf, type Size } from './zoom-geometry'
import { followInput, type ZoomHandlers, type ZoomInput } from './zoom-input'

/** Share of the picture's width and height that one arrow key moves. */
const KEY_STEP = 0.1

/** Magnifies one picture at a time, in a container that covers it (contract 02 §14). */
export interface ZoomOverlay {
  /** Covers the picture of a slide, and uncovers the one before. */
  attach(slide: HTMLElement | undefined): void
  detach(): void
  /** Adapts to a new size of the picture. */
  refit(): void
  /** Hides the magnified picture until the next input. */
  cancel(): void
  /** Whether a resting finger is magnifying. */
  isHolding(): boolean
}

interface Attached {
  readonly scope: OwnScope
  readonly input: ZoomInput
  refit(): void
}

export function createZoomOverlay(wrapper: HTMLElement, kind: ZoomKind, scope: Scope): ZoomOverlay {
  let attached: Attached | undefined
  let hadFocus = false

  const detach = () => attached?.scope.dispose()

  function attach(slide: HTMLElement | undefined) {
    detach()
    const picture = pictureOf(slide)
    const url = picture && largePictureUrl(picture)
    if (!slide || !picture || !url) return
    const size: Size = { width: picture.offsetWidth, height: picture.offsetHeight }
    const link = fullSizeLinkOf(slide)
    const container = createContainer(wrapper, { picture, slide, size, hasLink: link !== null })
    const own = scope.child()
    const view = createView(container, { url, kind, size }, own)
    own.add(() => {
      hadFocus = wrapper.ownerDocument.activeElement === container
      container.remove()
      attached = undefined
    })
    const input = followInput(container, { ...view, open: () => link?.click() }, own)
    wrapper.append(container)
    if (hadFocus && isFocusLost(wrapper)) input.focusWithoutZoom()
    hadFocus = false
    attached = {
      scope: own,
      input,
      refit() {
        if (picture.offsetWidth !== size.width || picture.offsetHeight !== size.height) attach(slide)
      },
    }
  }

  return {
    attach,
    detach,
    refit: () => attached?.refit(),
    cancel: () => attached?.input.cancel(),
    isHolding: () => attached?.input.isHolding() ?? false,
  }
}

/** The magnifier and the point that it shows; the large picture is fetched when it is first needed. */
function createView(
  container: HTMLElement,
  { url, kind, size }: { readonly url: string; readonly kind: ZoomKind; readonly size: Size },
  scope: Scope,
): Omit<ZoomHandlers, 'open'> {
  const magnifier = createMagnifier(container, { kind, size })
  const loadLarge = createLargePicture(
    url,
    {
      onLoad: (natural) => magnifier.load(url, natural),
      // Without a large picture there is nothing to magnify.
      onError: () => container.style.removeProperty('cursor'),
    },
    scope,
  )
  let point = middleOf(size)

  const magnify: ZoomHandlers['magnify'] = (next) => {
    point = clampToPicture(next, size)
    loadLarge()
    magnifier.show(point)
  }
  return {
    magnify,
    magnifyMiddle: () => magnify(middleOf(size)),
    nudge: (x, y) =>
      magnify({ x: point.x + x * KEY_STEP * size.width, y: point.y + y * KEY_STEP * size.height }),
    hide: magnifier.hide,
  }
}

const isFocusLost = ({ ownerDocument: { activeElement, body } }: Element) =>
  activeElement === null || activeElement === body

/** Created at the picture's size and its place in the slide, which may still be moving. */
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
    'aria-label': parts.hasLink
      ? text(
          'product-gallery.magnify-and-show',
          'Magnify the picture with the arrow keys, show it full size with Enter',
        )
      : text('product-gallery.magnify', 'Magnify the picture with the arrow keys'),
  })
  return container
}
