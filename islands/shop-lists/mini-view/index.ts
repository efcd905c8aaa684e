import type { Mount } from '../../../src/page/island'

/** Contract 02 §6.3: a product of exactly this width is no mini view. */
const MINI_BELOW_PX = 280
const MINI_CLASS = 'mini-view'
/** So many at a time: with a hundred in one frame, that frame would be seen to come late. */
const A_FRAME = 24

/** One observer for all products of the page, whoever has added them. */
let observer: ResizeObserver | undefined
const widths = new Map<Element, number>()
/** Products whose class is to change, in the order of the page. */
const changing = new Set<Element>()
let frame = 0

/** Tells the theme's CSS of a product that has little room. */
export const mount: Mount = (product, scope) => {
  const { window } = scope
  if (!('ResizeObserver' in window)) return
  const had = product.classList.contains(MINI_CLASS)
  observer ??= new ResizeObserver(onSizes)
  widths.set(product, 0)
  observer.observe(product)
  scope.add(() => {
    widths.delete(product)
    changing.delete(product)
    observer?.unobserve(product)
    product.classList.toggle(MINI_CLASS, had)
    if (widths.size > 0) return
    cancelAnimationFrame(frame)
    observer = undefined
    frame = 0
  })
}

/** Whether its class is not what its width says. What is not shown has no width, and stays as it is. */
function isWrong(product: Element): boolean {
  const width = widths.get(product) ?? 0
  return width > 0 && width < MINI_BELOW_PX !== product.classList.contains(MINI_CLASS)
}

function onSizes(entries: readonly ResizeObserverEntry[]) {
  for (const { target, borderBoxSize } of entries) {
    if (!widths.has(target)) continue
    widths.set(target, borderBoxSize[0]?.inlineSize ?? 0)
    if (isWrong(target)) changing.add(target)
  }
  // Not here: heights that change now are more than the browser can still tell of in this frame.
  if (changing.size > 0 && frame === 0) frame = requestAnimationFrame(change)
}

function change() {
  frame = 0
  for (const product of [...changing].slice(0, A_FRAME)) {
    changing.delete(product)
    if (isWrong(product)) product.classList.toggle(MINI_CLASS)
  }
  if (changing.size > 0) frame = requestAnimationFrame(change)
}
