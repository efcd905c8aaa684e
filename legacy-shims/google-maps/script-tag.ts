const HOSTS = ['maps.googleapis.com', 'maps.google.com']
const PATH = '/maps/api/js'
const SCRIPTS = `script[src*="${PATH}"]`
/** Other types are not run: consent managers set one until the visitor agrees. */
const RUNS = /^$|javascript|module/i

/** The theme's or a plugin's own tag of the Maps API. */
export interface MapsTag {
  readonly script: HTMLScriptElement
  readonly key: string
  readonly runs: boolean
}

export function findMapsTag(root: ParentNode): MapsTag | undefined {
  const scripts = [...root.querySelectorAll<HTMLScriptElement>(SCRIPTS)]
  if (root instanceof HTMLScriptElement && root.matches(SCRIPTS)) scripts.push(root)
  const tags = scripts.flatMap(readTag)
  return tags.find(({ runs }) => runs) ?? tags[0]
}

function readTag(script: HTMLScriptElement): MapsTag[] {
  const url = addressOf(script)
  if (!url || !HOSTS.includes(url.hostname) || url.pathname !== PATH) return []
  return [{ script, key: url.searchParams.get('key') ?? '', runs: RUNS.test(script.type) }]
}

function addressOf(script: HTMLScriptElement): URL | undefined {
  try {
    return new URL(script.getAttribute('src') ?? '', document.baseURI)
  } catch {
    return undefined
  }
}
