import { observeSizes } from '../../../src/dom/observe-sizes'
import { afterLoad } from '../../../src/page/after-load'
import type { Mount } from '../../../src/page/island'
import { linesOf } from './markup'
import { rowsOfPage } from './rows'

/** Once more, when what the page has loaded is in place (contract 04 §4). */
const AGAIN_AFTER_MS = 200

/** Makes the columns of a row as high as the highest beside them. */
export const mount: Mount = (row, scope) => {
  const rows = rowsOfPage(scope)
  let stopSizes = () => {}
  /** A column that is kept high does not tell of what it holds. */
  function watchContents() {
    stopSizes()
    const contents = linesOf(row).flatMap((columns) => columns.flatMap((column) => [...column.children]))
    stopSizes = scope.add(observeSizes(contents, rows.look))
  }
  rows.add(row, scope)
  scope.add(afterLoad(scope.window, AGAIN_AFTER_MS, rows.look))
  scope.onMarkup((roots) => {
    if (!roots.some((root) => row.contains(root))) return
    watchContents()
    rows.look()
  })
  watchContents()
}
