import { observeSizes } from '../../../src/dom/observe-sizes'
import { afterLoad } from '../../../src/page/after-load'
import type { Mount } from '../../../src/page/island'
import { linesOf, rowsOfPage } from './rows'

/** The columns are measured again this long after the page's load (contract 04 §4). */
const AFTER_LOAD_MS = 200

/** Makes all columns of a line as high as the highest one. */
export const mount: Mount = (row, scope) => {
  const rows = rowsOfPage(scope)
  let stopSizes = () => {}
  /** The contents and not the columns, whose height is fixed. */
  function watchContents() {
    stopSizes()
    const contents = linesOf(row).flatMap((columns) => columns.flatMap((column) => [...column.children]))
    stopSizes = scope.add(observeSizes(contents, rows.update))
  }
  rows.add(row, scope)
  scope.add(afterLoad(scope.window, AFTER_LOAD_MS, rows.update))
  scope.onMarkup((roots) => {
    if (!roots.some((root) => row.contains(root))) return
    watchContents()
    rows.update()
  })
  watchContents()
}
