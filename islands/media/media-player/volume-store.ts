import { attempt } from '../../../src/page/attempt'
import { parseLevel } from './volume'

/** The theme's own key: all players of the site, and the legacy one, share it. */
const KEY = 'plyr_volume'

/** The level that the visitor chose last; the usual one where the browser refuses its storage. */
export function storedLevel(window: Window): number {
  return parseLevel(attempt(() => window.localStorage.getItem(KEY)) ?? null)
}

/** Where the storage is refused or full nothing is stored: the player works without (contract 03 §14.2). */
export function storeLevel(window: Window, level: number): void {
  attempt(() => window.localStorage.setItem(KEY, String(level)))
}
