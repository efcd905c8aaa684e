import { asOurs, isOurs } from '../../../legacy-shims/globals/ours'
import { provideGlobal } from '../../../legacy-shims/globals/provide-global'
import { attempt } from '../../../src/page/attempt'
import { deletions, PREFIX, readAttribution } from './cookies'
import { readOptions } from './options'
import { isFunction, valueAt } from './value-at'
import { recordVisit } from './visit'

/**
 * Provides `window.sbjs` (contract 07 E2): tag managers read its `get`, which `init` creates. A library that
 * is there already is kept.
 * @param mayWrite false while tracking is off: then `init` sets no cookies, whoever calls it (contract 07
 * E7)
 * @returns a function that removes it
 */
export function provideLibrary(window: Window, mayWrite: () => boolean): () => void {
  if (isForeignLibrary(window)) return () => {}
  const library: { init: (options?: unknown) => void; get?: object } = {
    init: asOurs((options?: unknown) => {
      if (mayWrite()) countVisit(window, options)
      const get = readAttribution(readJar(window))
      library.get = get
      const callback = valueAt(options, ['callback'])
      if (isFunction(callback)) callback(get)
    }),
  }
  return provideGlobal(window, 'sbjs', library)
}

/** Whether another script provides the library. */
function isForeignLibrary(window: Window): boolean {
  const init = libraryPart(window, 'init')
  return isFunction(init) && !isOurs(init)
}

/** Read at each call, since other scripts may replace the library. */
export const libraryPart = (window: Window, ...path: string[]) => valueAt(window, ['sbjs', ...path])

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

/**
 * Deletes the cookies; writes nothing when there are none, since this runs on every page without consent.
 */
export function forgetVisits(window: Window): void {
  if (readJar(window).includes(PREFIX)) setCookies(window, deletions(window.location.hostname))
}

/** `document.cookie`; empty where the browser refuses cookies, as in a sandboxed frame. */
export const readJar = ({ document }: Window): string => attempt(() => document.cookie) ?? ''

/** Sets the cookies as same-site, and as secure on secure pages. */
function setCookies({ document, location }: Window, lines: readonly string[]): void {
  const attributes = `; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
  attempt(() => {
    for (const line of lines) document.cookie = line + attributes
  })
}
