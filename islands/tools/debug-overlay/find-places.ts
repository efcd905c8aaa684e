import type { Island } from '../../../src/page/island'
import type { Page } from '../../../src/page/page'
import type { Place, State } from './place'

type Mounted = ReadonlyMap<string, ReadonlyMap<HTMLElement, State>>

/** The overlay does not list itself. */
const OWN_NAME = 'debug-overlay'

/**
 * Finds all places on the page, in the order of the islands, and of one island in document order.
 * @param isLost whether an island's code could not be loaded
 */
export function findPlaces(
  page: Pick<Page, 'document' | 'window' | 'settings' | 'islands'>,
  isLost: (island: string) => boolean,
): Place[] {
  const mounted = readMounted(page.window)
  return page
    .islands()
    .filter(({ name }) => name !== OWN_NAME)
    .flatMap((island) => {
      const known = mounted.get(island.name)
      const unmountedState = isOn(island, page) ? (isLost(island.name) ? 'failed' : 'asleep') : 'off'
      return hostsOf(island, page.document, known).map((host) => ({
        island,
        host,
        state: known?.get(host) ?? unmountedState,
      }))
    })
}

/** The elements that match the selector, and mounted hosts that no longer match it. */
function hostsOf(
  { selector }: Island,
  document: Document,
  known: ReadonlyMap<HTMLElement, State> = new Map(),
) {
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
  return [...new Set([...found, ...known.keys()])]
}

function readMounted({ laurel }: Window): Mounted {
  const mounted = new Map<string, Map<HTMLElement, State>>()
  for (const { name, host, state } of laurel?.islands() ?? []) {
    const hosts = mounted.get(name) ?? new Map<HTMLElement, State>()
    mounted.set(name, hosts.set(host, state === 'failed' ? 'failed' : 'awake'))
  }
  return mounted
}

/** The conditions of the runtime: the site's `except`, the media query, the page's data. */
function isOn(
  { name, media, when }: Island,
  { window, settings }: Pick<Page, 'window' | 'settings'>,
): boolean {
  const { except } = settings
  if (Array.isArray(except) && except.includes(name)) return false
  if (media && !window.matchMedia(media).matches) return false
  try {
    return when?.(window) ?? true
  } catch {
    return false
  }
}
