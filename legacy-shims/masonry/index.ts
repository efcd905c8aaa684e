import { createAdoption } from '../../src/dom/adoption'
import { observeSizes } from '../../src/dom/observe-sizes'
import { createGlides, gliding } from '../../src/motion/glide'
import { boundColumns } from './bounded-columns'
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

/** Where the items of a container of this width stand: px from where its lines begin, and from its top. */
interface Places {
  readonly width: number
  readonly of: ReadonlyMap<Element, { readonly x: number; readonly y: number }>
}

/** Of the others the library would fetch a second copy; where their size changes, the items tell. */
const WAITED_FOR = 'img:not([loading="lazy"], [srcset])'
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
  let places: Places = { width: 0, of: new Map() }
  let frame = 0
  let stopSizes = () => {}

  const glides = createGlides()
  const settle = glides.from(candidates())
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
  boundColumns(masonry)
  if (onLayout) masonry.on('layoutComplete', onLayout)
  const loading = imagesLoaded([...container.querySelectorAll(WAITED_FOR)])
  loading.on('progress', layoutSoon)
  reload()
  settle()

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
    glide()
  }
  /** From where each item was placed before. */
  function glide() {
    const before = places
    places = {
      width: container.clientWidth,
      of: new Map(masonry.items.map(({ element, position }) => [element, { ...position }])),
    }
    // In a window of another width all is elsewhere; and who has scrolled into the items is kept where they read.
    if (places.width !== before.width || container.getBoundingClientRect().top < 0) return
    for (const [element, { x, y }] of places.of) {
      const was = before.of.get(element)
      if (was) glides.by(element, isOriginLeft ? x - was.x : was.x - x, y - was.y)
    }
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
    frame ||= requestAnimationFrame(async () => {
      const moving = gliding(container)
      if (moving) await moving
      // Laid out meanwhile, or over.
      if (frame === 0) return
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
      frame = 0
      glides.stop()
      loading.off('progress', layoutSoon)
      masonry.destroy()
      adopted.restore()
    },
  }
}

const sizeOf = (item: Element) =>
  item instanceof HTMLElement ? `${item.offsetWidth} ${item.offsetHeight}` : ''

const isShown = (item: Element) => item instanceof HTMLElement && item.offsetWidth > 0
