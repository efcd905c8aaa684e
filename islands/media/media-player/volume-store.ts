import { attempt } from '../../../src/page/attempt'
import { parseLevel } from './volume'

/** The theme's own key, which all players of the site share. */
const KEY = 'plyr_volume'

/** The visitor's last level; the default where the browser denies its storage. */
export function storedLevel(window: Window): number {
  return parseLevel(attempt(() => window.localStorage.getItem(KEY)) ?? null)
}

/** Stores nothing where the storage is denied or full (contract 03 §14.2). */
export function storeLevel(window: Window, level: number): void {
  attempt(() => window.localStorage.setItem(KEY, String(level)))
}
