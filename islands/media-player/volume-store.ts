import { parseLevel } from './volume'

/** The theme's own key: all players of the site, and the legacy one, share it. */
const KEY = 'plyr_volume'

/** The level that the visitor chose last; the usual one where the browser refuses its storage. */
export function storedLevel(window: Window): number {
  try {
    return parseLevel(window.localStorage.getItem(KEY))
  } catch {
    return parseLevel(null)
  }
}

/** Where the storage is refused or full nothing is stored. */
export function storeLevel(window: Window, level: number): void {
  try {
    window.localStorage.setItem(KEY, String(level))
  } catch {
    // The player works without (contract 03 §14.2).
  }
}
