import { asOurs, isOurs } from '../../../legacy-shims/globals/ours'
import { provideGlobal } from '../../../legacy-shims/globals/provide-global'
import { attempt } from '../../../src/page/attempt'
import { deletions, PREFIX, readAttribution } from './cookies'
import { readOptions } from './options'
import { isFunction, reach } from './reach'
import { recordVisit } from './visit'

/**
 * Provides `window.sbjs` (contract 07 E2): tag managers read its `get`, which is there once `init` was called. One
 * that is there already is kept, with its cookies.
 * @param mayWrite false while tracking is off: then nobody's call of `init` sets a cookie (contract 07 E7)
 * @returns the way to take it back
 */
export function provideLibrary(window: Window, mayWrite: () => boolean): () => void {
  if (isTheirs(window)) return () => {}
  const library: { init: (options?: unknown) => void; get?: object } = {
    init: asOurs((options?: unknown) => {
      if (mayWrite()) countVisit(window, options)
      const get = readAttribution(readJar(window))
      library.get = get
      const callback = reach(options, ['callback'])
      if (isFunction(callback)) callback(get)
    }),
  }
  return provideGlobal(window, 'sbjs', library)
}

/** Whether another script than ours looks after the cookies. */
function isTheirs(window: Window): boolean {
  const init = libraryPart(window, 'init')
  return isFunction(init) && !isOurs(init)
}

/** Read anew each time: it belongs to the page. */
export const libraryPart = (window: Window, ...path: string[]) => reach(window, ['sbjs', ...path])

function countVisit(window: Window, options: unknown): void {
  const { document, location, navigator } = window
  const visit = {
    jar: readJar(window),
    href: location.href,
    referrer: document.referrer,
    userAgent: navigator.userAgent,
    now: Date.now(),
    random: Math.random,
  }
  setCookies(window, recordVisit(visit, readOptions(options, location.hostname)))
}

/** Writes nothing where nothing is kept: who has said no is asked to forget on every page. */
export function forgetVisits(window: Window): void {
  if (readJar(window).includes(PREFIX)) setCookies(window, deletions(window.location.hostname))
}

/** `document.cookie`; empty where the browser refuses cookies, as in a sandboxed frame. */
export const readJar = ({ document }: Window): string => attempt(() => document.cookie) ?? ''

/** Sends them with visits of this site's pages alone, and never in the clear where the page was not. */
function setCookies({ document, location }: Window, lines: readonly string[]): void {
  const attributes = `; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  attempt(() => {
    for (const line of lines) document.cookie = line + attributes
  })
}
