import type { Adoption } from '../../../src/dom/adoption'
import { prefersReducedMotion } from '../../../src/page/motion'
import { isOnSale, priceIn, variationPrice } from './markup'

/** Contract 02 §6.5. */
const SALE_MS = 100
const FADE_MS = 200

/** The price of the product, as long as one of its variations is shown. */
export interface ShownPrice {
  show(slide: Element): void
  restore(): void
}

export function createPrice(details: HTMLElement | null, adopted: Adoption): ShownPrice {
  let timer: ReturnType<typeof setTimeout> | undefined
  let printed: { readonly price: Element; readonly nodes: readonly Node[] } | undefined

  function replace(price: HTMLElement, by: Element) {
    printed ??= { price, nodes: [...price.childNodes] }
    price.replaceChildren(...[...by.childNodes].map((node) => node.cloneNode(true)))
  }
  return {
    show(slide) {
      const price = priceIn(details)
      const next = variationPrice(slide)
      if (!details || !price || !next || isSame(price, next)) return
      clearTimeout(timer)
      replace(price, next)
      adopted.toggle(details, 'on-sale', isOnSale(slide))
      if (isOnSale(slide)) timer = setTimeout(() => adopted.toggle(details, 'is-visible', true), SALE_MS)
      else {
        adopted.toggle(details, 'is-visible', false)
        fade(price)
      }
    },
    restore() {
      clearTimeout(timer)
      printed?.price.replaceChildren(...printed.nodes)
    },
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
