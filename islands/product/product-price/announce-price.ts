import { announce } from '../../../src/dom/announce'
import { text } from '../../../src/page/text'
import { formatPrice } from '../price-format'
import type { ShownPrice } from './price-displays'

/** Says each new price to screen readers, but not the first one, which is read with the page. */
export function createPriceAnnouncer(document: Document): (price: ShownPrice | null) => void {
  let last: string | undefined
  return (price) => {
    const message = price ? messageOf(price) : ''
    if (last !== undefined && last !== message && message !== '') announce(document, message)
    last = message
  }
}

function messageOf({ unit, total, format }: ShownPrice) {
  const prices = { unit: formatPrice(unit, format), total: formatPrice(total, format) }
  return text('product-price.prices', 'Unit price {unit}, total price {total}', prices)
}
