import { askedForAll } from './settled.mjs'

/**
 * One kind of thing that a page may hold few or many of.
 * @typedef {object} GrowthCase
 * @property {string} what
 * @property {number} base how many are few
 * @property {(size: number) => string} path of the page
 * @property {(page: import('@playwright/test').Page, size: number) => Promise<unknown>} act
 *   what is measured; resolved when all of it is done
 */

const QUIET_MS = 500

/** @type {readonly GrowthCase[]} */
export const GROWTH_CASES = [
  {
    what: 'results of a live search',
    base: 125,
    path: (size) => `/shop/?jquery=none&search-rows=${size}`,
    act: async (page, size) => {
      await page.locator('.aws-search-field').first().fill('cup')
      await page.waitForFunction(counted, { selector: '#aws-search-result-1 .aws_result_item', count: size })
    },
  },
  {
    what: 'options of a picker',
    base: 125,
    path: (size) => `/product/classic-cup/?options=${size}`,
    act: async (page, size) => {
      await page.locator('.centre-button').first().click()
      await page.waitForFunction(counted, { selector: '.centre-badge', count: size })
    },
  },
  copies({ what: 'love buttons', widget: 'love-button', part: '.love-it-wrapper', base: 100, sleeps: true }),
  copies({
    what: 'posts of a feed',
    widget: 'feed-posts',
    island: 'feed',
    part: '.cff-item',
    base: 50,
    place: 'beside',
  }),
  copies({ what: 'feeds', widget: 'feed-posts', island: 'feed', part: '.cff-wrapper', base: 10 }),
  copies({ what: 'hero sliders', widget: 'hero-slider', part: '.swift-slider-outer', base: 5 }),
  copies({ what: 'content sliders', widget: 'content-slider', part: '.flexslider', base: 5 }),
  copies({ what: 'carousels', widget: 'carousel', part: '.carousel-asset', base: 5 }),
]

/**
 * Copies of a part of a widget's page: beside the part itself, or all in one place, where all are in view.
 * @typedef {{ part: string, place?: 'beside' | 'together' }} Copied
 *
 * @param {Copied & { what: string, widget: string, island?: string, base: number, sleeps?: boolean }} copied
 *   `island`: where its name is not that of the widget's page; `sleeps`: only the visitor wakes it
 * @returns {GrowthCase}
 */
function copies({ what, widget, island = widget, base, part, place = 'together', sleeps = false }) {
  return {
    what,
    base,
    path: () => `/widgets/${widget}`,
    act: async (page, size) => {
      await page.evaluate(addCopies, { part, place, count: size })
      const count = place === 'together' ? size : 1
      if (!sleeps) await page.waitForFunction(awake, { island, count })
      await page.evaluate(askedForAll, QUIET_MS)
    },
  }
}

/**
 * Runs in the page: copies with ids of their own, all of which are mounted together.
 * @param {Required<Copied> & { count: number }} wanted
 */
function addCopies({ part, place, count }) {
  const original = document.querySelector(part)
  if (!original) throw new Error(`The page has no ${part}`)
  window.laurel?.unmount(document)
  const ids = [original, ...original.querySelectorAll('[id]')].map(({ id }) => id).filter(Boolean)
  const copies = Array.from({ length: count }, (_, index) => {
    const copy = /** @type {HTMLElement} */ (original.cloneNode(true))
    for (const element of [copy, ...copy.querySelectorAll('*')]) {
      for (const { name, value } of element.attributes) {
        const isId = ids.some((id) => value === id || value === `#${id}`)
        if (isId) element.setAttribute(name, `${value}-${index}`)
      }
    }
    return copy
  })
  if (place === 'beside') original.after(...copies)
  else {
    const stack = document.createElement('div')
    stack.style.display = 'grid'
    for (const copy of copies) copy.style.gridArea = '1 / 1'
    stack.append(...copies)
    original.before(stack)
  }
  window.laurel?.scan(document)
}

/**
 * Runs in the page.
 * @param {{ selector: string, count: number }} wanted
 */
function counted({ selector, count }) {
  return document.querySelectorAll(selector).length >= count
}

/**
 * Runs in the page.
 * @param {{ island: string, count: number }} wanted
 */
function awake({ island, count }) {
  return (window.laurel?.islands().filter(({ name }) => name === island).length ?? 0) >= count
}
