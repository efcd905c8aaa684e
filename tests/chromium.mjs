/** Finds the Chromium that the browser tests and the bench drive, or installs one. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const KNOWN_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * What Playwright itself leaves out, since only the last such list counts; and the address bar's suggestions, for which
 * every page would start a process with a page of its own: a third of the time of a short test.
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

/** A shop page needs none of what these leave out: no sandbox of its own, no requests of the browser's. */
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
