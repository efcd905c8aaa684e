import { asOurs, isOurs } from '../../../legacy-shims/globals/ours'
import type { Page } from '../../../src/page/page'
import { COOKIES, readCookie } from './cookies'
import { forgetVisits, libraryPart, readJar } from './library'
import { isOn, isTracking, libraryOptions, type Settings, setTracking, type Values } from './settings'
import { isFunction } from './value-at'

const NAMES = ['getAttributionData', 'setOrderTracking'] as const

/** Turns attribution on and off, and reads its values (contract 07 E2, E7). */
export interface Tracking {
  set(allow: unknown): void
  values(): Values
}

/** @param onChange called each time that tracking has been set */
export function createTracking(
  { window, report }: Pick<Page, 'window' | 'report'>,
  settings: Settings,
  onChange: () => void,
): Tracking {
  /** A page is recorded once, unless its cookies have been deleted since (contract 07 E7). */
  const isRecorded = () =>
    libraryPart(window, 'get') !== undefined && Boolean(readCookie(readJar(window), COOKIES.current))

  function record() {
    const init = libraryPart(window, 'init')
    if (!isFunction(init) || isRecorded()) return
    Reflect.apply(init, libraryPart(window), [libraryOptions(settings)])
  }
  return {
    set(allow) {
      setTracking(settings, allow)
      try {
        if (isOn(allow)) record()
        else forgetVisits(window)
      } catch (cause) {
        // Another script's library may throw.
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

/** Whether the shop plugin's own script runs on the page, and handles cookies and consent. */
export const hasPluginScript = ({ global }: Settings) =>
  isFunction(global['setOrderTracking']) && !isOurs(global['setOrderTracking'])

/** The values of the shop plugin's own script; empty when it fails. */
export function pluginValues({ report }: Pick<Page, 'report'>, { global }: Settings): Values {
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
 * Provides the two functions that consent banners call (contract 07 E2).
 * @returns a function that restores what was there before
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
