import { createAdoption } from '../../src/page/adoption'
import { animateFrom } from '../../src/page/animate-from'
import { observeSizes } from '../../src/page/observe-sizes'
import { fillHoles } from './fill-holes'
import { imagesLoaded, Masonry } from './libraries'
import { placeWithin } from './place-within'

export interface BricksOptions {
  readonly container: HTMLElement
  /** Which of the container's descendants are laid out, also in a positioned part of it; its children by default. */
  readonly itemSelector?: string | undefined
  /** What is as wide as a column; the first item that is shown by default. */
  readonly columnWidth?: Element | undefined
  /** Whether the first column is the left one. */
  readonly isOriginLeft?: boolean
  /** Whether an item goes into a hole above others that it fits into; else all stand below what came before them. */
  readonly fillsHoles?: boolean
  /** Gives the items the sizes that they are to be laid out with, each time before that is done. */
  prepare?(): void
  onLayout?(): void
}

export interface Bricks {
  /** Measures everything anew. */
  layout(): void
  /** The same, with the items that there are now. */
  reload(): void
  /** Gives back the inline styles. */
  destroy(): void
}

/** Of the others the library would fetch a second copy; where their size changes, the items tell. */
const WAITED_FOR = 'img:not([loading="lazy"], [srcset])'
/** From where the page had put an item to its first place: the library's own time. */
const FIRST_MOVE_MS = 400
const CONTAINER_STYLES = ['position', 'height', 'width']
const ITEM_STYLES = ['position', 'left', 'right', 'top', 'bottom', 'transform', 'transition']

/**
 * Lays out items of different heights as a wall is built: each where it comes highest. Again when a picture is there,
 * and when the container or an item has another size.
 */
export function createBricks({
  container,
  itemSelector,
  columnWidth,
  isOriginLeft = true,
  fillsHoles = false,
  prepare,
  onLayout,
}: BricksOptions): Bricks {
  const adopted = createAdoption()
  let sizes = ''
  let frame = 0
  let stopSizes = () => {}

  const printed = [...candidates()].map((item) => ({ item, place: placeOf(item) }))
  remember([container], CONTAINER_STYLES)
  remember(candidates(), ITEM_STYLES)
  const masonry = new Masonry(container, {
    itemSelector,
    originLeft: isOriginLeft,
    transitionDuration: 0,
    // Else the library would ask where each item stands after it has moved the one before: a layout of the page for each.
    layoutInstant: true,
    resize: false,
    initLayout: false,
  })
  const holes = fillsHoles ? fillHoles(masonry) : undefined
  placeWithin(masonry, container, { isOriginLeft })
  if (onLayout) masonry.on('layoutComplete', onLayout)
  const loading = imagesLoaded([...container.querySelectorAll(WAITED_FOR)])
  loading.on('progress', layoutSoon)
  reload()
  const moves = printed.map(({ item, place }) => ({ item, from: place, to: placeOf(item) })).map(startMove)

  /** The library itself only takes away what it has set. */
  function remember(elements: Iterable<Element>, properties: readonly string[]) {
    for (const element of elements) {
      if (!(element instanceof HTMLElement)) continue
      for (const name of properties) adopted.style(element, name, element.style.getPropertyValue(name))
    }
  }
  function candidates(): Iterable<Element> {
    return itemSelector ? container.querySelectorAll(itemSelector) : container.children
  }
  function layout() {
    cancelAnimationFrame(frame)
    frame = 0
    prepare?.()
    // The library would take the first item, shown or not.
    masonry.options.columnWidth = columnWidth ?? masonry.getItemElements().find(isShown)
    holes?.forget()
    masonry.layout()
    sizes = readSizes()
  }
  function reload() {
    remember(candidates(), ITEM_STYLES)
    masonry.reloadItems()
    layout()
    stopSizes()
    stopSizes = observeSizes([container, ...masonry.getItemElements()], () => {
      if (readSizes() !== sizes) layoutSoon()
    })
  }
  /**
   * Not at once: pictures that the browser has at hand come all together, and where sizes are told of, the container's
   * height would change, which is more than the browser can still tell of.
   */
  function layoutSoon() {
    frame ||= requestAnimationFrame(() => {
      // What has left the page is neither measured nor kept any more.
      if (masonry.getItemElements().every(({ isConnected }) => isConnected)) layout()
      else reload()
    })
  }
  function readSizes() {
    const items = masonry.getItemElements().map(sizeOf)
    // Its height is what the layout has made of it.
    return [container.clientWidth, ...items].join()
  }
  return {
    layout,
    reload,
    destroy() {
      stopSizes()
      cancelAnimationFrame(frame)
      for (const stop of moves) stop()
      loading.off('progress', layoutSoon)
      masonry.destroy()
      adopted.restore()
    },
  }
}

const sizeOf = (item: Element) =>
  item instanceof HTMLElement ? `${item.offsetWidth} ${item.offsetHeight}` : ''

const isShown = (item: Element) => item instanceof HTMLElement && item.offsetWidth > 0

const placeOf = (item: Element) => item.getBoundingClientRect()

interface Move {
  readonly item: Element
  readonly from: DOMRect
  readonly to: DOMRect
}

/** Nothing jumps under the eyes of who is reading it. */
function startMove({ item, from, to }: Move): () => void {
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (x === 0 && y === 0) return () => {}
  return animateFrom(item, { transform: `translate(${x}px, ${y}px)` }, { durationMs: FIRST_MOVE_MS })
}
