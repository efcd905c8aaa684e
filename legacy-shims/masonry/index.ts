import { createAdoption, type OwnAdoption } from '../../src/dom/adoption'
import { observeSizes } from '../../src/dom/observe-sizes'
import { createGlides, type Glides, whenGlidesEnd } from '../../src/motion/glide'
import { createItemGlides } from './glide-items'
import { boundColumns, fillHoles, placeWithin } from './layout-overrides'
import { imagesLoaded, Masonry } from './libraries'

interface MasonryLayoutOptions {
  readonly container: HTMLElement
  /** Selector of the items among the container's descendants; default: its children. */
  readonly itemSelector?: string | undefined
  /** An element that is as wide as a column; default: the first item that is shown. */
  readonly columnWidth?: Element | undefined
  /** Whether the first column is the left one. */
  readonly isOriginLeft?: boolean
  /** Whether items fill the holes above wide ones; else every item is below the items before it. */
  readonly fillsHoles?: boolean
  /** Called before each layout, to give the items the sizes that they are laid out with. */
  prepare?(): void
  onLayout?(): void
}

export interface MasonryLayout {
  /** Measures and places all items. */
  layout(): void
  /** Does the same if the container or an item has another size than at the last layout. */
  layoutIfResized(): void
  /** Does the same with the items that the container has now. */
  reload(): void
  /** Restores the inline styles. */
  destroy(): void
}

/**
 * Other pictures are not awaited: the library would download them again. When they load, their items change
 * size, which causes a layout.
 */
const AWAITED_IMAGES = 'img:not([loading="lazy"], [srcset])'
const CONTAINER_STYLES = ['position', 'height', 'width']
const ITEM_STYLES = ['position', 'left', 'right', 'top', 'bottom', 'transform', 'transition']

/**
 * Lays out items of different heights in columns, each item as high as it fits. Lays them out again when a picture has
 * loaded, and when the container or an item has another size.
 */
export function createMasonry(options: MasonryLayoutOptions): MasonryLayout {
  const { container, itemSelector, prepare, onLayout } = options
  const adopted = createAdoption()
  const candidates = (): Iterable<Element> =>
    itemSelector ? container.querySelectorAll(itemSelector) : container.children
  let stopSizes = () => {}

  const glides = createGlides()
  const glideFromPage = glides.from(candidates())
  const rememberItems = createItemMemory(adopted, candidates)
  rememberStyles(adopted, [container], CONTAINER_STYLES)
  rememberItems()
  const { masonry, place } = createPlacing(options, glides)
  let sizes: Sizes = { width: 0, items: new Map() }
  if (onLayout) masonry.on('layoutComplete', onLayout)
  const loading = imagesLoaded([...container.querySelectorAll(AWAITED_IMAGES)])
  const frame = createLayoutFrame(container, layoutInFrame)
  loading.on('progress', frame.request)
  start()
  glideFromPage()

  /** @param unchanged items whose last measurement still holds */
  function layOut(now: Sizes, unchanged: readonly Item[] = []) {
    frame.cancel()
    place(unchanged)
    sizes = now
  }
  function layout() {
    prepare?.()
    layOut(readSizes(container, masonry))
  }
  function layoutIfResized() {
    prepare?.()
    const now = readSizes(container, masonry)
    if (isSame(now, sizes)) return
    layOut(
      now,
      now.width === sizes.width ? masonry.items.filter((item) => hasSameSize(item, now, sizes)) : [],
    )
  }
  function reload() {
    rememberItems()
    masonry.reloadItems()
    start()
  }
  function start() {
    layout()
    stopSizes()
    stopSizes = observeSizes([container, ...masonry.getItemElements()], () => {
      if (!isSame(readSizes(container, masonry), sizes)) frame.request()
    })
  }
  function layoutInFrame() {
    // Items that have left the page are neither measured nor kept.
    if (masonry.getItemElements().every(({ isConnected }) => isConnected)) layoutIfResized()
    else reload()
  }
  return {
    layout,
    layoutIfResized,
    reload,
    destroy() {
      stopSizes()
      frame.cancel()
      glides.stop()
      loading.off('progress', frame.request)
      masonry.destroy()
      adopted.restore()
    },
  }
}

/**
 * Lays out in an animation frame, since cached pictures load all at once, and a layout inside a ResizeObserver's callback
 * would change the container's height, which the browser reports as an error.
 */
function createLayoutFrame(container: HTMLElement, layOut: () => void) {
  let frame = 0
  return {
    request() {
      frame ||= requestAnimationFrame(async () => {
        const moving = whenGlidesEnd(container)
        if (moving) await moving
        // It was laid out or destroyed meanwhile.
        if (frame !== 0) layOut()
      })
    },
    cancel() {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}

/** Creates the library's object for a container, and the function that places its items. */
function createPlacing(options: MasonryLayoutOptions, glides: Glides) {
  const { container, itemSelector, columnWidth, isOriginLeft = true, fillsHoles = false } = options
  const masonry = new Masonry(container, {
    itemSelector,
    originLeft: isOriginLeft,
    transitionDuration: 0,
    // Else the library would read the position of each item after it has moved the one before: a page layout for each.
    layoutInstant: true,
    resize: false,
    initLayout: false,
  })
  const holes = fillsHoles ? fillHoles(masonry) : undefined
  placeWithin(masonry, container, { isOriginLeft })
  boundColumns(masonry)
  const glideItems = createItemGlides(glides, masonry, { container, isOriginLeft })

  /** @param unchanged items that are not measured again: a third of a long list's layout is to measure them */
  function place(unchanged: readonly Item[]) {
    // The library would take the first item, even if it is hidden.
    masonry.options.columnWidth = columnWidth ?? masonry.getItemElements().find(isShown)
    holes?.reset()
    const glideToPlaces = glideItems()
    for (const item of unchanged) item.getSize = () => {}
    masonry.layout()
    for (const item of unchanged) Reflect.deleteProperty(item, 'getSize')
    glideToPlaces()
  }
  return { masonry, place }
}

/** @returns a function that remembers the styles of those items that the library has not moved yet */
function createItemMemory(adopted: OwnAdoption, candidates: () => Iterable<Element>) {
  const remembered = new WeakSet<Element>()
  return () => {
    const fresh = [...candidates()].filter((item) => !remembered.has(item))
    for (const item of fresh) remembered.add(item)
    rememberStyles(adopted, fresh, ITEM_STYLES)
  }
}

/** Sets each style to its own value, so that the adoption restores it; the library itself only removes what it has set. */
function rememberStyles(adopted: OwnAdoption, elements: Iterable<Element>, properties: readonly string[]) {
  for (const element of elements) {
    if (!(element instanceof HTMLElement)) continue
    for (const name of properties) adopted.style(element, name, element.style.getPropertyValue(name))
  }
}

type Item = Masonry['items'][number]

/** As they are laid out, margins aside. The container's height is not among them, since the layout itself sets it. */
interface Sizes {
  readonly width: number
  readonly items: ReadonlyMap<Item, string>
}

/**
 * Read before a layout, because reading after it would force another one. The library's own sizes are not
 * used: they have fractions, `offsetWidth` has none.
 */
const readSizes = ({ offsetWidth }: HTMLElement, { items }: Masonry): Sizes => ({
  width: offsetWidth,
  items: new Map(items.map((item) => [item, sizeOf(item.element)])),
})

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement) => `${offsetWidth} ${offsetHeight}`

const hasSameSize = (item: Item, { items }: Sizes, before: Sizes) =>
  items.get(item) === before.items.get(item)

const isSame = (now: Sizes, before: Sizes) =>
  now.width === before.width &&
  now.items.size === before.items.size &&
  [...now.items.keys()].every((item) => hasSameSize(item, now, before))

const isShown = (item: Element) => item instanceof HTMLElement && item.offsetWidth > 0
