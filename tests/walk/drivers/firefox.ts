import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFirefox } from '../../firefox/find-firefox.mjs'
import { type Driver, VIEWPORTS } from './driver'
import { openMarionette } from './marionette'
import { freePort, soon, startSurely } from './start'
import { driveByWebDriver } from './webdriver'

/** No page reaches beyond this machine, whatever it holds. */
const PREFERENCES = {
  'network.dns.native-is-localhost': true,
  'network.proxy.allow_hijacking_localhost': true,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
}
const ARGUMENTS = ['--headless', '--no-remote', '--marionette', '-remote-allow-system-access']

/** Runs in the browser itself: the page gets that size, which may be smaller than any window, and fingers. */
const RESIZE = `
  const [{ width, height }, isPhone] = arguments
  const browser = gBrowser.selectedBrowser
  for (const bound of ['min', 'max']) {
    browser.style.setProperty(bound + '-width', width + 'px')
    browser.style.setProperty(bound + '-height', height + 'px')
  }
  browser.browsingContext.touchEventsOverride = isPhone ? 'enabled' : 'none'
  for (const which of ['primary', 'all']) {
    Services.prefs.setIntPref('ui.' + which + 'PointerCapabilities', isPhone ? 1 : 6)
  }`

/** A stock Firefox, driven by Marionette, which it has in it. */
export const startFirefox = (): Promise<Driver> => startSurely(start)

async function start(onEnd: (end: () => unknown) => void): Promise<Driver> {
  const profile = await mkdtemp(path.join(tmpdir(), 'laurel-firefox-'))
  const port = await freePort()
  const preferences = Object.entries({ ...PREFERENCES, 'marionette.port': port })
  const lines = preferences.map(([name, value]) => `user_pref('${name}', ${value});`)
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'))
  const firefox = spawn(findFirefox() ?? 'firefox', [...ARGUMENTS, '--profile', profile], { stdio: 'ignore' })
  const gone = once(firefox, 'exit')
  const removeProfile = async () => {
    await gone
    await rm(profile, { recursive: true, force: true })
  }
  onEnd(removeProfile)
  onEnd(() => firefox.kill('SIGKILL'))

  const ask = await soon(() => openMarionette(port))
  const session = await ask('WebDriver:NewSession', {})
  const capabilities = Reflect.get(Object(session), 'capabilities')
  return driveByWebDriver({
    browser: `Firefox ${Reflect.get(Object(capabilities), 'browserVersion')}`,
    // Answers that are more than a value have it in them.
    send: async (command, fields) => Reflect.get(Object(await ask(`WebDriver:${command}`, fields)), 'value'),
    hasTouch: true,
    async resize(device) {
      await ask('Marionette:SetContext', { value: 'chrome' })
      const args = [VIEWPORTS[device], device === 'phone']
      await ask('WebDriver:ExecuteScript', { script: RESIZE, args })
      await ask('Marionette:SetContext', { value: 'content' })
    },
    async close() {
      // It quits without an answer.
      ask('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {})
      await removeProfile()
    },
  })
}
