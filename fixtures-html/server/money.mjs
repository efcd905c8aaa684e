const DOLLARS = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `$1,234.50` from cents. @param {number} cents */
export function dollars(cents) {
  return `$${amount(cents)}`
}

/** `1,234.50` from cents. @param {number} cents */
export function amount(cents) {
  return DOLLARS.format(cents / 100)
}

/** The price element of the shop plugin 10.x. @param {number} cents */
export function priceElement(cents) {
  return `<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol" translate="no">$</span>${amount(cents)}</bdi></span>`
}
