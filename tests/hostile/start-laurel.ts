import type { Island } from '../../src/page/island'
import { readPage } from '../../src/page/page'
import type { Laurel } from '../../src/runtime/laurel'
import { runGroups, runLaurel } from '../unit/run-laurel'
import { losing } from './lost-files'

/**
 * Starts the real runtime on the document of the test.
 * @param lostFiles how often the list of islands does not come, and how often their code
 * @returns laurel, and the way to end it
 */
export function startForPage(
  registry: readonly Island[],
  lostFiles: number,
): { laurel: Laurel; end(): void } {
  const facts = { ...readPage(window), navigation: { reload() {}, follow() {} } }
  const { laurel, stop } =
    lostFiles > 0 ? runGroups([losing(registry, lostFiles)], facts) : runLaurel(registry, facts)
  return {
    laurel,
    end() {
      laurel.unmount(document)
      stop()
    },
  }
}
