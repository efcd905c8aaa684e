import { readPage } from '../../src/page/page'
import type { Island } from '../../src/runtime/island'
import type { Laurel } from '../../src/runtime/laurel'
import { runLaurel } from '../unit/run-laurel'

/** Starts the real runtime on the document of the test. @returns laurel, and the way to end it */
export function startForPage(registry: readonly Island[]): { laurel: Laurel; end(): void } {
  const navigation = { reload() {}, follow() {} }
  const { laurel, stop } = runLaurel(registry, { ...readPage(window), navigation })
  return {
    laurel,
    end() {
      laurel.unmount(document)
      stop()
    },
  }
}
