import { safeUrl } from '../../src/page/safe-url'

const TRIGGER = '.jckqvBtn'
const ID_ATTRIBUTE = 'data-jckqvpid'
const PRODUCT = '.product'
const TITLE = 'h1, h2, h3, .product_title, .woocommerce-loop-product__title'
const LINKS = 'a.product-link, h1 a, h2 a, h3 a, a.woocommerce-LoopProduct-link'

/** The product of a trigger, read from the markup around it. */
export interface TriggeredProduct {
  /** Empty when the markup has none. */
  readonly title: string
  /** The product's own page; null when the markup has no link to it. */
  readonly url: string | null
}

/** The server's id of the product, `57`, or `57:62` for a variation; null for a trigger without one. */
export function productId(trigger: Element): string | null {
  return trigger.getAttribute(ID_ATTRIBUTE)?.trim() || null
}

/** The ids of the page's products with a trigger, each once and in the order of the page (contract 02 §11.3). */
export function listProducts(document: Document): string[] {
  const ids = [...document.querySelectorAll(TRIGGER)].map(productId)
  return [...new Set(ids.filter((id) => id !== null))]
}

/** The page's first trigger of a product. */
export function triggerOf(document: Document, id: string): Element | undefined {
  return [...document.querySelectorAll(TRIGGER)].find((trigger) => productId(trigger) === id)
}

export function readProduct(trigger: Element): TriggeredProduct {
  const product = trigger.closest(PRODUCT)
  // A product page's own element contains those of related products.
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
