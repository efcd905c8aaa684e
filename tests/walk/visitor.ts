import type { Device, Driver, Point } from './drivers/driver'

/** How long something may take until it is seen, on a busy machine. */
const PATIENCE_MS = 15_000
const LOOK_AGAIN_MS = 40
/** An element that is in the same place this often is at rest. */
const LOOKS_AT_REST = 3
const WITHIN = `${PATIENCE_MS / 1000} s`

declare global {
  interface Window {
    /** The errors on the page; `/assets/note-errors.js` notes them. */
    noted?: string[]
  }
}

/**
 * Somebody who walks through the shop. Each step waits until it can be done; a selector means the first node of it that
 * is seen.
 */
export class Visitor {
  readonly device: Device
  private readonly driver: Driver
  private readonly shop: string

  constructor(driver: Driver, shop: string, device: Device) {
    this.driver = driver
    this.shop = shop
    this.device = device
  }

  /** Somebody new: without cookies, storage, and what the shop knew. */
  async arrive() {
    await this.driver.become(this.device)
    await this.driver.open(`${this.shop}/fixture/none`)
    await this.driver.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await this.driver.forget()
  }

  /** Opens a page, and waits until laurel has done what it does without the visitor. */
  async open(path: string) {
    await this.load(path)
    await this.mounted('cart-notice')
  }

  /** Opens a page that need not have laurel. */
  load(path: string) {
    return this.driver.open(this.shop + path)
  }

  back() {
    return this.driver.back()
  }

  async click(selector: string) {
    await this.driver.click(await this.pointOf(selector))
  }

  async hover(selector: string) {
    await this.driver.hover(await this.pointOf(selector))
  }

  /** The mouse leaves what it rests on. */
  leave() {
    return this.driver.hover({ x: 2, y: 700 })
  }

  /** Drags an element by this many pixels, from this many beside its middle. */
  async drag(selector: string, { by, from }: { by: Partial<Point>; from?: Partial<Point> }) {
    const middle = await this.pointOf(selector)
    const start = beside(middle, from)
    await this.driver.drag(start, beside(start, by))
  }

  /** Types over what a field holds. */
  async write(selector: string, text: string) {
    await this.click(selector)
    await this.until(
      `${selector} has the focus`,
      (wanted) => {
        const field = document.activeElement
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
        if (field.matches(wanted)) field.select()
        return field.matches(wanted)
      },
      selector,
    )
    await this.driver.type(text)
  }

  type(text: string) {
    return this.driver.type(text)
  }

  /** Presses keys, one after the other. */
  async press(...keys: string[]) {
    for (const key of keys) await this.driver.press(key)
  }

  /** Puts the focus there, as a walk by Tab would. */
  async focus(selector: string) {
    await this.sees(selector)
    await this.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector)
  }

  /** Brings something into the window. */
  async scrollTo(selector: string) {
    await this.until(
      `${selector} is on the page`,
      (wanted) => {
        const node = document.querySelector(wanted)
        node?.scrollIntoView({ block: 'center', behavior: 'instant' })
        return Boolean(node)
      },
      selector,
    )
  }

  /** Goes down the page, so that everything on it wakes, and back to its top. */
  async scrollThrough() {
    const goDown = async () => {
      const before = scrollY
      scrollBy({ top: innerHeight / 2, behavior: 'instant' })
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
      const isAtEnd = scrollY <= before
      if (isAtEnd) scrollTo({ top: 0, behavior: 'instant' })
      return isAtEnd
    }
    while (!(await this.driver.evaluate(goDown)));
  }

  async scrollBy(pixels: number) {
    await this.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), pixels)
  }

  sees(selector: string, text = '') {
    return this.until(`${selector} is seen${text && ` with “${text}”`}`, isSeen, selector, text)
  }

  seesNo(selector: string) {
    return this.until(
      `${selector} is not seen`,
      (wanted) =>
        [...document.querySelectorAll(wanted)].every((node) => {
          const { visibility, opacity } = getComputedStyle(node)
          return node.getClientRects().length === 0 || visibility === 'hidden' || opacity === '0'
        }),
      selector,
    )
  }

  /** A node that may be out of sight matches the selector. */
  has(selector: string, atLeast = 1) {
    return this.until(
      `${selector} is there ${atLeast} times`,
      (wanted, count) => document.querySelectorAll(wanted).length >= count,
      selector,
      atLeast,
    )
  }

  hasNo(selector: string) {
    return this.until(`${selector} is not there`, (wanted) => !document.querySelector(wanted), selector)
  }

  /** A field has this value. */
  holds(selector: string, value: string) {
    return this.until(
      `${selector} holds “${value}”`,
      (wanted, expected) =>
        [...document.querySelectorAll<HTMLInputElement>(wanted)].some((field) => field.value === expected),
      selector,
      value,
    )
  }

  /** Chooses an option of a list: drivers cannot point into the browser's own. */
  choose(selector: string, value: string) {
    return this.until(
      `${selector} offers ${value}`,
      (wanted, option) => {
        const list = document.querySelector<HTMLSelectElement>(wanted)
        if (!list || ![...list.options].some((each) => each.value === option)) return false
        list.value = option
        for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
        return true
      },
      selector,
      value,
    )
  }

  /** The text of the first node, seen or not, without space around it. */
  text(selector: string) {
    return this.evaluate((wanted) => document.querySelector(wanted)?.textContent?.trim() ?? '', selector)
  }

  attribute(selector: string, name: string) {
    return this.evaluate(
      (wanted, attribute) => document.querySelector(wanted)?.getAttribute(attribute) ?? null,
      selector,
      name,
    )
  }

  /** Somewhere an island of each of these names is mounted. */
  mounted(...names: string[]) {
    return this.until(
      `${names} are mounted`,
      (wanted) => {
        const islands = window.laurel?.islands() ?? []
        return wanted.every((name) =>
          islands.some((island) => island.name === name && island.state === 'mounted'),
        )
      },
      names,
    )
  }

  /** The address has this in it. */
  arrives(part: string) {
    return this.until(
      `the address has ${part}`,
      (wanted) => location.href.includes(wanted) && document.readyState === 'complete',
      part,
    )
  }

  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result | Promise<Result>, ...args: Args) {
    return this.driver.evaluate(run, ...args)
  }

  /** Waits until a look at the page says yes. */
  async until<Args extends unknown[]>(
    what: string,
    look: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ) {
    const end = Date.now() + PATIENCE_MS
    let trouble: unknown
    for (;;) {
      try {
        if (await this.driver.evaluate(look, ...args)) return
        trouble = undefined
      } catch (error) {
        // A page that is just being left cannot be asked.
        trouble = error
      }
      if (Date.now() > end) {
        const address = await this.driver
          .evaluate(() => location.href)
          .catch(() => 'a page that is being left')
        throw new Error(`Not within ${WITHIN}: ${what}, at ${address}.`, { cause: trouble })
      }
      await pause()
    }
  }

  /** The errors on this page since it was opened. */
  noted(): Promise<string[]> {
    return this.driver.evaluate(() => window.noted ?? [])
  }

  /** The middle of a node that has come to rest in the window. */
  private async pointOf(selector: string): Promise<Point> {
    const end = Date.now() + PATIENCE_MS
    let point: Point = { x: 0, y: 0 }
    for (let looks = 0; looks < LOOKS_AT_REST; await pause()) {
      if (Date.now() > end) throw new Error(`Nothing to point at was seen at ${selector} within ${WITHIN}.`)
      const now: Point | null = await this.driver.evaluate(placeOf, selector).catch(() => null)
      const isAtRest = now?.x === point.x && now.y === point.y
      looks = isAtRest ? looks + 1 : now ? 1 : 0
      point = now ?? point
    }
    return point
  }
}

const pause = () => new Promise((again) => setTimeout(again, LOOK_AGAIN_MS))

function beside({ x, y }: Point, by: Partial<Point> = {}): Point {
  return { x: x + (by.x ?? 0), y: y + (by.y ?? 0) }
}

/** Runs in the page. */
function isSeen(selector: string, text: string) {
  return [...document.querySelectorAll(selector)].some((node) => {
    const { visibility, opacity } = getComputedStyle(node)
    const { width, height } = node.getBoundingClientRect()
    return (
      visibility === 'visible' &&
      opacity !== '0' &&
      width * height > 0 &&
      (node.textContent ?? '').includes(text)
    )
  })
}

/** Runs in the page: where a click on the first node that is seen would land on it. */
function placeOf(selector: string) {
  const seen = [...document.querySelectorAll(selector)].find((node) => {
    const { width, height } = node.getBoundingClientRect()
    return width * height > 0 && getComputedStyle(node).visibility === 'visible'
  })
  if (!seen) return null
  const middle = () => {
    const [box = seen.getBoundingClientRect()] = seen.getClientRects()
    return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }
  }
  const hits = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (seen.contains(hit) || hit.contains(seen))
  }
  const here = middle()
  // At the right edge lies a scroll bar, which some browsers show only below the mouse.
  const scrollBar = 16
  const isIn = here.x > 0 && here.y > 0 && here.x < innerWidth - scrollBar && here.y < innerHeight
  if (isIn && hits(here)) return here
  seen.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const there = middle()
  return hits(there) ? there : null
}
