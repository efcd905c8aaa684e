import { asOurs, isOurs } from '../../../legacy-shims/globals/ours'
import type { Page } from '../../../src/page/page'
import { COOKIES, readCookie } from './cookies'
import { forgetVisits, libraryPart, readJar } from './library'
import { isFunction } from './reach'
import { isOn, isTracking, keepTracking, libraryOptions, type Settings, type Values } from './settings'

const NAMES = ['getAttributionData', 'setOrderTracking'] as const

/** Turning attribution on and off, and what is known meanwhile (contract 07 E2, E7). */
export interface Tracking {
  set(allow: unknown): void
  values(): Values
}

/** @param onChange called after each time that tracking was set */
export function createTracking(
  { window, report }: Pick<Page, 'window' | 'report'>,
  settings: Settings,
  onChange: () => void,
): Tracking {
  /** Being called twice counts the page once, unless the cookies have gone meanwhile (contract 07 E7). */
  const isCounted = () =>
    libraryPart(window, 'get') !== undefined && Boolean(readCookie(readJar(window), COOKIES.current))

  function count() {
    const init = libraryPart(window, 'init')
    if (!isFunction(init) || isCounted()) return
    Reflect.apply(init, libraryPart(window), [libraryOptions(settings)])
  }
  return {
    set(allow) {
      keepTracking(settings, allow)
      try {
        if (isOn(allow)) count()
        else forgetVisits(window)
      } catch (cause) {
        // Of another script's library.
        report(cause)
      }
      onChange()
    },
    values() {
      const isKnown = isTracking(settings) && libraryPart(window, 'get') !== undefined
      return Object.fromEntries([...settings.fields].map(([name, path]) => [name, isKnown ? at(path) : null]))
    },
  }

  function at(path: readonly string[]): string | undefined {
    const value = libraryPart(window, 'get', ...path)
    return typeof value === 'string' ? value : undefined
  }
}

/** Whether the shop plugin's own script runs on the page: cookies and switch are its own then. */
export const isSwitchTheirs = ({ global }: Settings) =>
  isFunction(global['setOrderTracking']) && !isOurs(global['setOrderTracking'])

/** What the shop plugin's own script knows; nothing when it fails. */
export function theirValues({ report }: Pick<Page, 'report'>, { global }: Settings): Values {
  const read = global['getAttributionData']
  try {
    const values = isFunction(read) ? Object(Reflect.apply(read, global, [])) : {}
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)]))
  } catch (cause) {
    report(cause)
    return {}
  }
}

const asText = (value: unknown) => (value === null || value === undefined ? null : String(value))

/**
 * Puts the two calls where consent banners look for them (contract 07 E2).
 * @returns the way to take them back
 */
export function provideCalls({ global }: Settings, { set, values }: Tracking): () => void {
  const before = NAMES.map((name) => Object.getOwnPropertyDescriptor(global, name))
  const ours = [asOurs(() => values()), asOurs((allow?: unknown) => set(allow))]
  NAMES.forEach((name, index) => {
    Reflect.set(global, name, ours[index])
  })
  return () => {
    NAMES.forEach((name, index) => {
      if (global[name] !== ours[index]) return
      const descriptor = before[index]
      if (descriptor) Reflect.defineProperty(global, name, descriptor)
      else Reflect.deleteProperty(global, name)
    })
  }
}
