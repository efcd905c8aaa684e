import { createAdoption } from '../../../src/dom/adoption'
import { announce } from '../../../src/page/announce'
import type { Page } from '../../../src/page/page'
import type { Mount } from '../../../src/runtime/island'
import { themeAction } from '../../../src/wire/ajax'
import { showMap } from '../show-map'
import { infoContent } from './info-content'
import { readDirectory, readDirectoryLook } from './markup'
import { showResults } from './results'
import { askDirectory, type DirectoryAnswer } from './wire'

/** Shows the directory's entries on a map, under a headline (contract 03 §10). */
export const mount: Mount = (canvas, page) => {
  const directory = readDirectory(canvas, page)
  const { results, isList } = directory
  const adopted = createAdoption()
  const controller = new AbortController()
  const undo: (() => void)[] = []
  const action = directoryAction(page)
  // Without an answer there is nothing that a map could show.
  if (isList || !action) adopted.style(canvas, 'display', 'none')

  function show(answer: DirectoryAnswer) {
    if (controller.signal.aborted) return
    if (results) {
      const shown = showResults(results, answer, page)
      undo.push(shown.remove)
      if (getComputedStyle(results).display === 'none') adopted.style(results, 'display', 'block')
      if (directory.isSearched) announce(page.document, shown.said)
    }
    if (answer.isEmpty) return adopted.style(canvas, 'display', 'none')
    if (isList) return
    if (getComputedStyle(canvas).display === 'none') adopted.style(canvas, 'display', 'block')
    const pins = answer.items.map((item) => ({ ...item, content: () => infoContent(item, page) }))
    const look = readDirectoryLook(canvas, page)
    if (pins.length > 0) undo.push(showMap(page, { canvas, pins, look, showsAllOnResize: true }))
  }

  if (action) {
    askDirectory(directory.url, directory.question, { action, signal: controller.signal })
      .then(show)
      .catch((cause) => page.report(cause, 'call'))
  }

  return () => {
    controller.abort()
    for (const each of undo.splice(0)) each()
    adopted.restore()
  }
}

/** The site's own word for it wins. Null where the server has no such action. */
function directoryAction(page: Page): string | null {
  const setting = page.settings['directoryAction']
  const own = typeof setting === 'string' ? setting.trim() : ''
  return own || themeAction(page, 'uplift_directory')
}
