import { BUDGETS, CPU_THROTTLING } from './budgets.mjs'
import { inTurn } from './in-turn.mjs'
import { lowest, median } from './median.mjs'
import { servePages } from './page-server.mjs'
import { rowOf } from './row.mjs'
import { asNewVisitor, SETTLED_MS } from './visit.mjs'

const ELEMENTS = 1000
/** Enough for a blog page of so many elements. */
const LOVE_BUTTONS = 100
/**
 * The fastest pass counts: the first one includes fetching and compiling code, and others may be disturbed.
 */
const TIMES = 8

/**
 * The cost of one `pointerover` on a page of 1,000 elements, beyond its cost on the same page without script.
 * @param {import('./row.mjs').Subject} subject
 * @returns {Promise<import('./row.mjs').Row[]>}
 */
export async function measurePointer({ browser, distDir, runs }) {
  const pages = await servePages(distDir)
  try {
    /** @param {string} url */
    const point = (url) =>
      asNewVisitor(browser, async (context) => {
        const page = await context.newPage()
        const devTools = await context.newCDPSession(page)
        await page.goto(url, { waitUntil: 'load' })
        await page.waitForTimeout(SETTLED_MS)
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING })
        return await page.evaluate(pointAtAll, { elements: ELEMENTS, times: TIMES })
      })
    const passes = await inTurn(
      {
        laurel: () => point(pages.blogPage('laurel', LOVE_BUTTONS)),
        none: () => point(pages.blogPage('none', LOVE_BUTTONS)),
      },
      { runs },
    )
    const without = median(passes('none').map(lowest))
    const first = median(passes('laurel').map(([time = Number.NaN]) => time))
    return [
      rowOf(
        `one \`pointerover\` in a page of ${ELEMENTS.toLocaleString('en')} elements`,
        'ms',
        passes('laurel').map((times) => Math.max(0, lowest(times) - without)),
        {
          budget: BUDGETS.pointerMs,
          ratio: `the first time over each element ${(first - without).toFixed(3)} ms, to dispatch it ${without.toFixed(3)} ms`,
        },
      ),
    ]
  } finally {
    pages.close()
  }
}

/**
 * Runs in the page: as a pointer that goes over every element.
 * @param {{ elements: number, times: number }} wanted
 * @returns {number[]} ms for one event, each time
 */
function pointAtAll({ elements, times }) {
  const all = [...document.body.querySelectorAll('*')].slice(0, elements)
  if (all.length < elements) throw new Error(`The page has ${all.length} elements`)
  return Array.from({ length: times }, () => {
    const start = performance.now()
    for (const element of all) {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
    }
    return (performance.now() - start) / elements
  })
}
