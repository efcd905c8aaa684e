import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Scope } from '../../../src/page/scope'
import { isOnSale, priceIn, variationPrice } from './markup'

/** Contract 02 §6.5. */
const SALE_VISIBLE_AFTER_MS = 100
const FADE_MS = 200

/** @returns a function that shows the price of a slide's variation as that of the product */
export function createPrice(details: HTMLElement | null, scope: Scope): (slide: Element) => void {
  const adopted = scope.adopt
  let cancelSale = () => {}
  let printed: { readonly price: Element; readonly nodes: readonly Node[] } | undefined

  function replace(price: HTMLElement, by: Element) {
    printed ??= { price, nodes: [...price.childNodes] }
    price.replaceChildren(...[...by.childNodes].map((node) => node.cloneNode(true)))
  }
  scope.add(() => printed?.price.replaceChildren(...printed.nodes))
  return (slide) => {
    const price = priceIn(details)
    const next = variationPrice(slide)
    if (!details || !price || !next || isSame(price, next)) return
    cancelSale()
    replace(price, next)
    adopted.toggle(details, 'on-sale', isOnSale(slide))
    if (isOnSale(slide)) {
      cancelSale = scope.after(SALE_VISIBLE_AFTER_MS, () => adopted.toggle(details, 'is-visible', true))
    } else {
      adopted.toggle(details, 'is-visible', false)
      fade(price)
    }
  }
}

function isSame(price: Element, next: Element): boolean {
  const text = (next.textContent ?? '').trim()
  return text === '' || text === (price.textContent ?? '').trim()
}

function fade(price: HTMLElement) {
  const view = price.ownerDocument.defaultView
  if (!view || prefersReducedMotion(view)) return
  price.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS })
}
