import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { findMiniBrowser } from '../find-engines.mjs'
import { type Driver, VIEWPORTS } from './driver'
import { freePort, soon, startSurely } from './start'
import { COMMANDS, driveByWebDriver, type Send } from './webdriver'

/** On a machine without a graphics card, and for root, whom the sandbox does not let in. */
const ENVIRONMENT = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
}
/** The browser's own buttons take no room: with them no window is narrower than 447 px. */
const NO_TOOLBAR = `* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0 }
headerbar *, toolbar *, entry { font-size: 1px; -gtk-icon-transform: scale(0.1) }`

/** A proxy on which nothing listens, so that no page reaches another machine. */
const NOWHERE = {
  proxyType: 'manual',
  httpProxy: '127.0.0.1:9',
  sslProxy: '127.0.0.1:9',
  noProxy: ['127.0.0.1'],
}

interface Answer {
  readonly value: { readonly error?: string; readonly message?: string } & Record<string, unknown>
}

/** WebKitGTK's MiniBrowser in a virtual screen, driven by WebKitWebDriver. It knows no touch. */
export const startWebKit = (): Promise<Driver> => startSurely(start)

async function start(onEnd: (end: () => unknown) => void): Promise<Driver> {
  const config = await mkdtemp(path.join(tmpdir(), 'laurel-webkit-'))
  await mkdir(path.join(config, 'gtk-3.0'))
  await writeFile(path.join(config, 'gtk-3.0/gtk.css'), NO_TOOLBAR)
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const removeConfig = () => rm(config, { recursive: true, force: true })
  onEnd(removeConfig)
  onEnd(() => screen.kill())
  const [display] = await once(screen.stdio[3] as Readable, 'data')
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...ENVIRONMENT, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: config },
  })
  onEnd(() => driver.kill())

  const call = async (method: string, place: string, fields: object = {}) => {
    const body = method === 'POST' ? { body: JSON.stringify(fields) } : {}
    const response = await fetch(`http://127.0.0.1:${port}${place}`, { method, ...body })
    const { value } = (await response.json()) as Answer
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  await soon(() => call('GET', '/status'))
  const options = { binary: findMiniBrowser(), args: ['--automation'] }
  const { sessionId, capabilities } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options, proxy: NOWHERE } },
  })
  const send: Send = (command, fields) => {
    const [method, place] = COMMANDS[command]
    return call(method, `/session/${sessionId}${place}`, fields)
  }
  return driveByWebDriver({
    browser: `WebKitGTK ${Reflect.get(Object(capabilities), 'browserVersion')}`,
    send,
    hasTouch: false,
    async resize(device) {
      await send('SetWindowRect', { x: 0, y: 0, ...VIEWPORTS[device] })
      // The page hears of it a moment later.
      await soon(async () => {
        const width = await send('ExecuteAsyncScript', { script: 'arguments[0](innerWidth)', args: [] })
        if (width !== VIEWPORTS[device].width) throw new Error(`The window is ${width} px wide.`)
      })
    },
    async close() {
      await call('DELETE', `/session/${sessionId}`)
      driver.kill()
      screen.kill()
      await removeConfig()
    },
  })
}
