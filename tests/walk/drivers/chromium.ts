import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from '../../chromium.mjs'
import { createFingers, type Fingers } from '../../fingers'
import { type Device, type Driver, type Point, VIEWPORTS } from './driver'

/** How many moves a drag is made of. */
const DRAG_STEPS = 8

interface OpenPage {
  readonly page: Page
  readonly context: BrowserContext
  readonly fingers: Fingers
}

/** Chromium, driven by Playwright. */
export async function startChromium(): Promise<Driver> {
  const executablePath = findHeadlessShell() ?? findChromium()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  const pages = new Map<Device, OpenPage>()
  let device: Device = 'desktop'

  const current = () => {
    const found = pages.get(device)
    if (!found) throw new Error('No page is open yet.')
    return found
  }

  return {
    browser: `Chromium ${browser.version()}`,
    async become(wanted) {
      device = wanted
      if (pages.has(device)) return
      const isPhone = device === 'phone'
      const context = await browser.newContext({
        viewport: VIEWPORTS[device],
        hasTouch: isPhone,
        isMobile: isPhone,
      })
      const page = await context.newPage()
      pages.set(device, { page, context, fingers: await createFingers(page) })
    },
    async open(url) {
      await current().page.goto(url)
    },
    async back() {
      await current().page.goBack()
    },
    async click({ x, y }) {
      const { page } = current()
      await (device === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
    },
    hover: ({ x, y }) => current().page.mouse.move(x, y),
    async drag(from, to) {
      const {
        fingers,
        page: { mouse },
      } = current()
      if (device === 'phone') return fingers.swipe([from.x, from.y], to.x - from.x, to.y - from.y)
      await mouse.move(from.x, from.y)
      await mouse.down()
      for (const { x, y } of pointsBetween(from, to)) await mouse.move(x, y)
      await mouse.up()
    },
    type: (text) => current().page.keyboard.type(text),
    press: (key) => current().page.keyboard.press(key),
    evaluate: (run, ...args) =>
      current().page.evaluate(({ source, given }) => new Function(`return (${source})`)()(...given), {
        source: String(run),
        given: args,
      }),
    forget: () => current().context.clearCookies(),
    close: () => browser.close(),
  }
}

function pointsBetween(from: Point, to: Point): Point[] {
  return Array.from({ length: DRAG_STEPS }, (_, index) => {
    const part = (index + 1) / DRAG_STEPS
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
}
