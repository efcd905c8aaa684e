import { existsSync } from 'node:fs'

const KNOWN_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/**
 * The path of a Firefox as everybody has it: the one that FIREFOX_PATH names, or an installed one.
 * @returns {string | undefined}
 */
export function findFirefox() {
  return process.env['FIREFOX_PATH'] || KNOWN_PLACES.find((place) => existsSync(place))
}
