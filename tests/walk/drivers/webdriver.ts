import type { Device, Driver, Point } from './driver'

/** The commands of WebDriver that the walk uses: their names in Marionette, and where they are in the HTTP form. */
export const COMMANDS = {
  Navigate: ['POST', '/url'],
  Back: ['POST', '/back'],
  ExecuteAsyncScript: ['POST', '/execute/async'],
  PerformActions: ['POST', '/actions'],
  DeleteAllCookies: ['DELETE', '/cookie'],
  SetTimeouts: ['POST', '/timeouts'],
  SetWindowRect: ['POST', '/window/rect'],
} as const

/** Sends a command to the browser. @returns the value of its answer */
export type Send = (command: keyof typeof COMMANDS, fields?: object) => Promise<unknown>

/** Names of `KeyboardEvent.key`, as WebDriver has them. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}
/** A drag is slow enough to be no flick. */
const DRAG_MS = 200
/** A script whose page is being left may get no answer: the visitor asks again then. */
const TIMEOUTS = { script: 4000, pageLoad: 30_000, implicit: 0 }

interface WebDriverOptions {
  readonly browser: string
  readonly send: Send
  /** Makes the window that large. */
  readonly resize: (device: Device) => Promise<void>
  /** Whether its phone knows fingers; one that does not has a mouse. */
  readonly hasTouch: boolean
  readonly close: () => Promise<void>
}

/** A browser that speaks WebDriver, whichever way its commands go. */
export async function driveByWebDriver(options: WebDriverOptions): Promise<Driver> {
  const { browser, send, resize, hasTouch, close } = options
  let pointerType = 'mouse'

  const point = async (type: string, actions: readonly object[]) => {
    const source = { type: 'pointer', id: type, parameters: { pointerType: type }, actions }
    await send('PerformActions', { actions: [source] })
  }
  const press = async (...keys: string[]) => {
    const actions = keys.flatMap((key) =>
      ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] ?? key })),
    )
    await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  await send('SetTimeouts', TIMEOUTS)
  return {
    browser,
    async become(device) {
      pointerType = device === 'phone' && hasTouch ? 'touch' : 'mouse'
      await resize(device)
    },
    async open(url) {
      await send('Navigate', { url })
    },
    async back() {
      await send('Back')
    },
    click: (at) => point(pointerType, [move(at), DOWN, UP]),
    hover: (at) => point('mouse', [move(at)]),
    drag: (from, to) => point(pointerType, [move(from), DOWN, move(to, DRAG_MS), UP]),
    type: (text) => press(...text),
    press,
    async evaluate(run, ...args) {
      const answer = await send('ExecuteAsyncScript', { script: inPage(String(run)), args })
      const { value, error } = answer as { value: Awaited<ReturnType<typeof run>>; error?: string }
      if (error) throw new Error(error)
      return value
    },
    async forget() {
      await send('DeleteAllCookies')
    },
    close,
  }
}

const DOWN = { type: 'pointerDown', button: 0 }
const UP = { type: 'pointerUp', button: 0 }

function move({ x, y }: Point, duration = 0) {
  return { type: 'pointerMove', duration, origin: 'viewport', x: Math.round(x), y: Math.round(y) }
}

/** WebDriver gives its scripts a function to call back with their answer. */
function inPage(source: string) {
  return `
    const given = Array.from(arguments)
    const answer = given.pop()
    Promise.resolve().then(() => (${source})(...given)).then(
      (value) => answer({ value: value === undefined ? null : value }),
      (error) => answer({ error: String(error) }),
    )`
}
