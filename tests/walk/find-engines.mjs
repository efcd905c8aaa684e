/** Finds the browsers of the walk, and installs on Debian, for root, what is missing. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from '../chromium.mjs'
import { findFirefox } from '../firefox/find-firefox.mjs'

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */

/** @type {readonly Engine[]} */
export const ENGINES = ['chromium', 'firefox', 'webkit']

const LIBRARIES = '/usr/lib'
/** @type {Readonly<Record<Exclude<Engine, 'chromium'>, { isHere: () => boolean, packages: readonly string[] }>>} */
const DEBIAN = {
  firefox: { isHere: () => findFirefox() !== undefined, packages: ['firefox-esr'] },
  webkit: {
    isHere: () =>
      findMiniBrowser() !== undefined &&
      ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((place) => existsSync(place)),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

/**
 * The path of WebKitGTK's own small browser, which lies among the libraries of its architecture.
 * @returns {string | undefined}
 */
export function findMiniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined
  const folders = readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'))
  return ['webkit2gtk-4.1', 'webkit2gtk-4.0']
    .flatMap((version) => folders.map((folder) => path.join(LIBRARIES, folder, version, 'MiniBrowser')))
    .find((place) => existsSync(place))
}

/**
 * Whether an engine is here, if need be after it was installed.
 * @param {Engine} engine
 */
export function provide(engine) {
  if (engine === 'chromium') return Boolean(findChromium())
  const { isHere, packages } = DEBIAN[engine]
  if (isHere()) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`No ${engine} here: installing ${packages.join(' and ')}.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update'], { stdio: 'inherit', env })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      stdio: 'inherit',
      env,
    })
  } catch {
    return false
  }
  return isHere()
}
