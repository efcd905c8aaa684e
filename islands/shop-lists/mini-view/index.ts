import type { Mount } from '../../../src/page/island'

/** Contract 02 §6.3: products of this width and wider are no mini views. */
const MINI_BELOW_PX = 280
const MINI_CLASS = 'mini-view'
/** The number of products to change in one frame; a hundred at once would delay the frame visibly. */
const PRODUCTS_PER_FRAME = 24

/** The one observer for all products of the page. */
let observer: ResizeObserver | undefined
const widths = new Map<Element, number>()
/** Products whose class has to change. */
const outdated = new Set<Element>()
let frame = 0

/** Gives narrow products the class of the theme's mini view. */
export const mount: Mount = (product, scope) => {
  const { window } = scope
  if (!('ResizeObserver' in window)) return
  const hadClass = product.classList.contains(MINI_CLASS)
  observer ??= new ResizeObserver(onSizes)
  widths.set(product, 0)
  observer.observe(product)
  scope.add(() => {
    widths.delete(product)
    outdated.delete(product)
    observer?.unobserve(product)
    product.classList.toggle(MINI_CLASS, hadClass)
    if (widths.size > 0) return
    cancelAnimationFrame(frame)
    observer = undefined
    frame = 0
  })
}

/** Whether a product's class does not match its width. Hidden products have no width and stay unchanged. */
function isOutdated(product: Element): boolean {
  const width = widths.get(product) ?? 0
  return width > 0 && width < MINI_BELOW_PX !== product.classList.contains(MINI_CLASS)
}

function onSizes(entries: readonly ResizeObserverEntry[]) {
  for (const { target, borderBoxSize } of entries) {
    if (!widths.has(target)) continue
    widths.set(target, borderBoxSize[0]?.inlineSize ?? 0)
    if (isOutdated(target)) outdated.add(target)
  }
  // Changing heights in this callback would cause the browser's "ResizeObserver loop" error.
  if (outdated.size > 0 && frame === 0) frame = requestAnimationFrame(update)
}

function update() {
  frame = 0
  for (const product of [...outdated].slice(0, PRODUCTS_PER_FRAME)) {
    outdated.delete(product)
    if (isOutdated(product)) product.classList.toggle(MINI_CLASS)
  }
  if (outdated.size > 0) frame = requestAnimationFrame(update)
}
