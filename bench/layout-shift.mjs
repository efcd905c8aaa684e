import { SAVED_PAGES } from '../fixtures-html/server/page-list.mjs'
import { startServer } from '../fixtures-html/server/server.mjs'
import { BUDGETS } from './budgets.mjs'

const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]
const AT_ONCE = 4
/** A shift that laurel causes comes every time; one by chance, such as a picture that was late, does not. */
const TRIES = 3

/**
 * A shift with its score, and for each element its vertical distance in px (negative: up). `by` is missing
 * for an element that has left the window.
 * @typedef {{ value: number, moves: { name: string, by?: number }[] }} Shift
 */

/**
 * The layout shift of the shop's pages beyond that without laurel: at load, in idle time, and scrolled
 * to its end.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measureLayoutShift({ browser, distDir }) {
  const server = await startServer({ distDir })
  const paths = new Map(SAVED_PAGES.map((page) => [page.file, addressOf(page)])).values()
  const visits = [...paths].flatMap((path) => VIEWPORTS.map((viewport) => ({ path, viewport })))
  try {
    const compare = async (/** @type {(typeof visits)[number]} */ { path, viewport }) => {
      const [bare, laurel] = [withOption(path, 'laurel=off'), withOption(path, 'laurel=on')]
      const without = await shiftsOn(browser, server.url + bare, viewport)
      const own = ownShifts(await shiftsOn(browser, server.url + laurel, viewport), without)
      const moved = own.flatMap(({ moves }) =>
        moves.map(({ name, by }) => `${name} ${by === undefined ? 'out of the window' : `by ${by} px`}`),
      )
      return { shift: own.reduce((sum, { value }) => sum + value, 0), path, moved }
    }
    const shifts = await severalAtOnce(visits, async (visit) => {
      let least = await compare(visit)
      for (let tries = 1; tries < TRIES && least.shift > 0; tries++) {
        const again = await compare(visit)
        if (again.shift < least.shift) least = again
      }
      return least
    })
    const worst = shifts.reduce((most, one) => (one.shift > most.shift ? one : most))
    const where = worst.shift > 0 ? `, most on ${worst.path}: ${worst.moved.join(', ')}` : ''
    return [
      {
        key: 'layout shift caused by laurel',
        what: `layout shift caused by laurel, ${shifts.length} visits${where}`,
        unit: 'shift',
        value: Math.max(0, worst.shift),
        budget: BUDGETS.layoutShift,
      },
    ]
  } finally {
    await server.close()
  }
}

/**
 * The address of a product with a size chosen. The shop plugin then shows the size's own parts, with laurel and
 * without.
 * @param {(typeof SAVED_PAGES)[number]} page
 */
function addressOf({ path, product }) {
  const [size] = product?.variations ?? []
  return size ? withOption(path, `attribute_pa_monstasize=${size.slug}`) : path
}

/**
 * @param {string} path
 * @param {string} option
 */
const withOption = (path, option) => `${path}${path.includes('?') ? '&' : '?'}${option}`

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ width: number, height: number }} viewport
 */
async function shiftsOn(browser, url, viewport) {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.evaluate(scrollToEnd)
    await page.waitForLoadState('networkidle')
    return await page.evaluate(readShifts)
  } finally {
    await context.close()
  }
}

/** Runs in the page: one window height a frame, so that everything comes into view once. */
async function scrollToEnd() {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
  }
}

/**
 * Keeps the shifts that laurel causes. A shift counts if it moves an element by a distance that does not
 * occur without laurel, moves an element out of the window that does not move without laurel, or names no
 * element. The same distance is another script's shift, even if its score is higher, as where laurel has made
 * what is below taller.
 * @param {readonly Shift[]} shifts
 * @param {readonly Shift[]} without
 */
function ownShifts(shifts, without) {
  const others = without.flatMap(({ moves }) => moves)
  const distances = new Set(others.map(({ by }) => by))
  const names = new Set(others.map(({ name }) => name))
  return shifts.filter(
    ({ moves }) =>
      moves.length === 0 ||
      moves.some(({ name, by }) => (by === undefined ? !names.has(name) : !distances.has(by))),
  )
}

/** Runs in the page. @returns {Promise<Shift[]>} */
function readShifts() {
  /** @typedef {{ node: Node | null, previousRect: DOMRectReadOnly, currentRect: DOMRectReadOnly }} Source */
  /** @typedef {PerformanceEntry & { value: number, sources: Source[] }} LayoutShift */
  return new Promise((resolve) => {
    /** @type {Shift[]} */
    const shifts = []
    const nameOf = (/** @type {Node | null} */ node) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element?.id ? `#${element.id}` : `${element?.localName}.${element?.className}`
    }
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of /** @type {LayoutShift[]} */ (list.getEntries())) {
        const moves = sources
          .filter(({ previousRect }) => previousRect.width)
          .map(({ node, previousRect, currentRect }) => ({
            name: nameOf(node),
            ...(currentRect.width ? { by: Math.round(currentRect.y - previousRect.y) } : {}),
          }))
        shifts.push({ value, moves })
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => setTimeout(() => resolve(shifts), 100))
  })
}

/**
 * Runs several at once, because no time is measured here.
 * @template In, Out
 * @param {readonly In[]} items
 * @param {(item: In) => Promise<Out>} work
 */
async function severalAtOnce(items, work) {
  /** @type {Out[]} */
  const results = []
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) results.push(await work(item))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}
