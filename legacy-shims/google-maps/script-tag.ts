import { findAll, matches, type Root } from '../../src/dom/query'
import { parseUrl } from '../../src/page/parse-url'

const HOSTS = ['maps.googleapis.com', 'maps.google.com']
const PATH = '/maps/api/js'
/** Part of every address that the loader fetches. */
export const API_ADDRESS = `${HOSTS[0]}${PATH}`
const SCRIPTS = `script[src*="${PATH}"]`
/** Types that a browser runs. Consent managers set another one until the visitor agrees, such as `javascript/blocked`. */
const RUNS = /^$|^module$|^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i

/** A script tag of the Maps API, of the theme or a plugin. */
export interface MapsTag {
  readonly script: HTMLScriptElement
  readonly key: string
  readonly runs: boolean
}

export function findMapsTag(root: Root): MapsTag | undefined {
  const scripts = [...findAll<HTMLScriptElement>(root, SCRIPTS)]
  if (root instanceof HTMLScriptElement && matches(root, SCRIPTS)) scripts.push(root)
  const tags = scripts.flatMap(readTag)
  return tags.find(({ runs }) => runs) ?? tags[0]
}

function readTag(script: HTMLScriptElement): MapsTag[] {
  const url = parseUrl(script.getAttribute('src') ?? '', document.baseURI)
  if (!url || !HOSTS.includes(url.hostname) || url.pathname !== PATH) return []
  return [{ script, key: url.searchParams.get('key') ?? '', runs: RUNS.test(script.type.trim()) }]
}
