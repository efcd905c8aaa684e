/** Finds the Chromium that the browser tests and the bench drive, or installs one. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const KNOWN_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** Of Debian's package chromium-headless-shell. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Features to switch off. Chromium reads only the last such list, so Playwright's own entries are repeated.
 * The others are the address bar's suggestions, which start a process per page, a third of a short test's
 * time, and a spare process.
 */
const WITHOUT_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

/** Cookies of a whole domain need a name with a dot: these are the stand-in server's, too. */
const SHOP_HOSTS = 'MAP shop.test 127.0.0.1, MAP *.shop.test 127.0.0.1'

/** No page reaches beyond this machine, whatever it holds. */
const HOSTS = `${SHOP_HOSTS}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost`

/** Switches off the sandbox and what the browser would request by itself: no shop page needs either. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT_FEATURES.join()}`,
  `--host-resolver-rules=${HOSTS}`,
]

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, an installed one, Playwright's own, or one that is
 * installed now (Debian's package as root, else Playwright's).
 * @returns {string}
 */
export function findChromium() {
  const found = look()
  if (found) return found
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  console.log(`No Chromium here: installing ${isDebianRoot ? 'the Debian package' : 'Playwright’s own'}.`)
  if (isDebianRoot) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  } else {
    run('npx', ['playwright', 'install', 'chromium'])
  }
  const installed = look()
  if (!installed) throw new Error('No Chromium, and none could be installed. Set CHROMIUM_PATH to one.')
  return installed
}

/**
 * The path of Chromium's headless shell: it has no window and no back/forward cache, and is quicker.
 * @returns {string | undefined} nothing where there is none, or where CHROMIUM_PATH names another browser
 */
export function findHeadlessShell() {
  return !process.env['CHROMIUM_PATH'] && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined
}

function look() {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted) return wanted
  return [...KNOWN_PLACES, chromium.executablePath()].find((place) => place && existsSync(place))
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  execFileSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
