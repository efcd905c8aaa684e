/** Where the values of a visit go: the element that laurel fills (contract 07 E6). */
export const STAMP = '<wc-order-attribution-inputs></wc-order-attribution-inputs>'

/** A checkout prints one after each of its parts. */
export const CHECKOUT_STAMPS = 5

/**
 * `?stamps=0` leaves them out of the checkout; what a refresh of the order brings then holds the first.
 * @param {URLSearchParams} query
 */
export function stampCount(query) {
  const wanted = query.get('stamps')
  return /^\d$/.test(wanted ?? '') ? Number(wanted) : CHECKOUT_STAMPS
}
