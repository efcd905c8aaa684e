import { find } from '../dom/query'

/** The characters that close what a selector may have left open. */
const ENDS = [')', ']', '"', "'", '*/']

/**
 * Reads a selector that the site may set in `laurelConfig`.
 * @returns the default if the setting is missing, or is invalid in a list of selectors
 */
export function siteSelector(setting: string, defaultSelector: string): string {
  try {
    const { laurelConfig } = globalThis as { laurelConfig?: Record<string, unknown> | null }
    const value = laurelConfig?.[setting]
    return typeof value === 'string' && isWhole(value) ? value : defaultSelector
  } catch {
    // A getter of the site's object threw.
    return defaultSelector
  }
}

/** Whether it is a selector with nothing left open. A browser closes it at the end of a selector, but not inside a list. */
function isWhole(selector: string): boolean {
  return parses(selector) && !ENDS.some((end) => parses(selector + end))
}

function parses(selector: string): boolean {
  try {
    find(document.createDocumentFragment(), selector)
    return true
  } catch {
    return false
  }
}
