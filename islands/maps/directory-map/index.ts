import { announce } from '../../../src/dom/announce'
import type { Mount } from '../../../src/page/island'
import type { Page } from '../../../src/page/page'
import { themeAction } from '../../../src/wire/ajax'
import { showMap } from '../show-map'
import { infoContent } from './info-content'
import { readDirectory, readDirectoryLook } from './markup'
import { showResults } from './results'
import { askDirectory, type DirectoryAnswer } from './wire'

/** Shows the directory's entries on a map, under a headline (contract 03 §10). */
export const mount: Mount = (canvas, scope) => {
  const directory = readDirectory(canvas, scope)
  const { results, isList } = directory
  const adopted = scope.adopt
  const action = directoryAction(scope)
  // Without a request there are no entries to show on a map.
  if (isList || !action) adopted.style(canvas, 'display', 'none')

  function show(answer: DirectoryAnswer) {
    if (scope.signal.aborted) return
    if (results) {
      const headline = showResults(results, answer, scope)
      if (getComputedStyle(results).display === 'none') adopted.style(results, 'display', 'block')
      if (directory.isSearched) announce(scope.document, headline)
    }
    if (answer.isEmpty) return adopted.style(canvas, 'display', 'none')
    if (isList) return
    if (getComputedStyle(canvas).display === 'none') adopted.style(canvas, 'display', 'block')
    const pins = answer.items.map((item) => ({ ...item, content: () => infoContent(item, scope) }))
    const look = readDirectoryLook(canvas, scope)
    if (pins.length > 0) showMap(scope, { canvas, pins, look, showsAllOnResize: true })
  }

  if (action) {
    askDirectory(directory.url, directory.question, { action, signal: scope.signal })
      .then(show)
      .catch((cause) => scope.report(cause, 'call'))
  }
}

/** The site's setting takes precedence. Null where the server has no such action. */
function directoryAction(page: Page): string | null {
  const setting = page.settings['directoryAction']
  const own = typeof setting === 'string' ? setting.trim() : ''
  return own || themeAction(page, 'uplift_directory')
}
