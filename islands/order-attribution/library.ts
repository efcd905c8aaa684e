import { asOurs, isOurs } from '../../legacy-shims/globals/ours'
import { provideGlobal } from '../../legacy-shims/globals/provide-global'
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
      const get = readAttribution(window.document.cookie)
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

function countVisit({ document, location, navigator }: Window, options: unknown): void {
  const visit = {
    jar: document.cookie,
    href: location.href,
    referrer: document.referrer,
    userAgent: navigator.userAgent,
    now: Date.now(),
    random: Math.random,
  }
  setCookies(document, recordVisit(visit, readOptions(options, location.hostname)))
}

/** Writes nothing where nothing is kept: who has said no is asked to forget on every page. */
export function forgetVisits({ document, location }: Window): void {
  if (document.cookie.includes(PREFIX)) setCookies(document, deletions(location.hostname))
}

function setCookies(document: Document, lines: readonly string[]): void {
  for (const line of lines) document.cookie = line
}
