import { memberOf } from '../../../src/dom/member'
import { findAll } from '../../../src/dom/query'
import { attempt } from '../../../src/page/attempt'
import type { Page } from '../../../src/page/page'
import { siteAddress } from '../../../src/page/site-address'
import { pathOf, reportOf, wordsOf } from './report'

/** The most reports of one visit. The count is in `sessionStorage`, which ends with the tab. */
const MOST_PER_VISIT = 10
const COUNT_KEY = 'laurel_error_reports'

/** Where visitors type. The values of other fields are the site's own words. */
const TYPED =
  'textarea, [contenteditable], input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=checkbox], [type=radio])'

/** The kinds of errors that this page has sent. */
const sent = new Set<string>()
let countWithoutStorage = 0

/**
 * Sends an error to the address of the setting `errorReports`: each kind once a page, and ten a visit. Where the browser has
 * no beacons, or the visitor has switched them off, nothing is sent.
 */
export function send(error: unknown, { document, window, settings }: Page): void {
  const setting = settings['errorReports']
  const address = typeof setting === 'string' ? siteAddress(setting) : undefined
  if (!address || !window.navigator.sendBeacon) return
  const report = reportOf(error, {
    path: pathOf(window.location.pathname, memberOf(document, 'body').className),
    typed: new Set([...findAll(document, TYPED)].flatMap((field) => wordsOf(textOf(field)))),
  })
  if (!report) return
  const kind = [report.island, report.stage, report.message].join(' ')
  if (sent.has(kind) || !mayReport()) return
  sent.add(kind)
  window.navigator.sendBeacon(address, JSON.stringify(report))
}

function textOf(field: HTMLElement): string {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isField ? field.value : (field.textContent ?? '')
}

/** Whether the visit may send one more report, which counts from then on. */
function mayReport(): boolean {
  const stored = Number(attempt(() => sessionStorage.getItem(COUNT_KEY)) ?? 0)
  const count = Math.max(Number.isNaN(stored) ? 0 : stored, countWithoutStorage)
  if (count >= MOST_PER_VISIT) return false
  countWithoutStorage = count + 1
  attempt(() => sessionStorage.setItem(COUNT_KEY, String(countWithoutStorage)))
  return true
}
