import { find } from '../dom/query'

/** What closes something that a selector may have left open, in which a list of selectors would then be lost. */
const ENDS = [')', ']', '"', "'", '*/']

/**
 * A selector that the site may set in `laurelConfig`.
 * @returns the usual one where the setting is missing, or would not stand in a list with others
 */
export function siteSelector(setting: string, usual: string): string {
  try {
    const { laurelConfig } = globalThis as { laurelConfig?: Record<string, unknown> | null }
    const value = laurelConfig?.[setting]
    return typeof value === 'string' && isWhole(value) ? value : usual
  } catch {
    // A getter of the site's own threw.
    return usual
  }
}

/** Whether it is a selector with nothing left open: browsers close by themselves what a single one leaves open at its end. */
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
