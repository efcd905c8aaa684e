import { safeUrl } from '../../src/page/safe-url'

export const TRIGGER = '.jckqvBtn'
const ID_ATTRIBUTE = 'data-jckqvpid'
const PRODUCT = '.product'
const TITLE = 'h1, h2, h3, .product_title, .woocommerce-loop-product__title'
const LINKS = 'a.product-link, h1 a, h2 a, h3 a, a.woocommerce-LoopProduct-link'

/** A product as the markup around its trigger shows it. */
export interface TriggeredProduct {
  /** Empty where the markup does not tell. */
  readonly title: string
  /** The product's own page, as far as the markup tells. */
  readonly url: string | null
}

/** The product as the server knows it, `57` or for a variation `57:62`; null for a trigger of nothing. */
export function productId(trigger: Element): string | null {
  return trigger.getAttribute(ID_ATTRIBUTE)?.trim() || null
}

/** The products of all triggers of the page, each once, in the order of the page (contract 02 §11.3). */
export function listProducts(document: Document): string[] {
  const ids = [...document.querySelectorAll(TRIGGER)].map(productId)
  return [...new Set(ids.filter((id) => id !== null))]
}

/** The first trigger of a product. */
export function triggerOf(document: Document, id: string): Element | undefined {
  return [...document.querySelectorAll(TRIGGER)].find((trigger) => productId(trigger) === id)
}

export function readProduct(trigger: Element): TriggeredProduct {
  const product = trigger.closest(PRODUCT)
  // A product's page is such an element as well, and holds those of related products.
  const own = (selector: string) =>
    [...(product?.querySelectorAll(selector) ?? [])].filter((element) => element.closest(PRODUCT) === product)
  const links = [trigger.closest('a'), ...own(LINKS)]
  const addresses = links.map((link) => link?.getAttribute('href')).filter(isAddress)
  return {
    title: own(TITLE)[0]?.textContent?.trim() ?? '',
    url: addresses.map(safeUrl).find(Boolean) ?? null,
  }
}

const isAddress = (href: string | null | undefined) => Boolean(href) && !href?.startsWith('#')
