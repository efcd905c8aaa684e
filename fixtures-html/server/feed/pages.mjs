/**
 * A page of the network whose posts a feed shows.
 * @typedef {object} NetworkPage
 * @property {string} key its name in addresses, classes and the paging map
 * @property {string} number under which the network knows it
 * @property {string} name
 */

/** @type {NetworkPage} */
export const SHOP_PAGE = { key: 'trophyshop', number: '1234', name: 'Trophy Shop' }

/** Its key means something in a selector. @type {NetworkPage} */
export const OTHER_PAGE = { key: 'kurilpa.trophies', number: '4321', name: 'Kurilpa Trophies' }

/** @type {NetworkPage} */
export const GROUP = { key: '2468', number: '2468', name: 'Presentation night helpers' }

const PAGES = [SHOP_PAGE, OTHER_PAGE, GROUP]

/** @param {string} number */
export function pageByNumber(number) {
  return PAGES.find((page) => page.number === number)
}

/** @param {string} key */
export function pageByKey(key) {
  return PAGES.find((page) => page.key === key)
}
