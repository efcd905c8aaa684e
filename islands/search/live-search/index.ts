import { createElement } from 'react'
import { SEARCH_DATA } from '../../../legacy-shims/globals/aws-search'
import { getJQueryData } from '../../../legacy-shims/jquery-events'
import type { Mount } from '../../../src/page/island'
import { mountReact } from '../../../src/react/mount'
import { createBox } from './box'
import { layoutOf } from './layout'
import { createListbox } from './listbox'
import { readParts, readSettings } from './markup'
import { createOtherScripts } from './other-scripts'
import { isPhone } from './phone'
import { SearchBox } from './SearchBox'
import { readTexts } from './texts'
import { fetchOverlay } from './use-overlay'
import { fetchAnswerCode } from './wire'

/** The number of the last box: event details and the id of the results block carry it (contract 06 §7.1). */
let lastNumber = 0

export const mount: Mount = (container, scope) => {
  // The search plugin's own script has this box already: two owners would send every request twice.
  if (getJQueryData(scope.window, container, SEARCH_DATA)) return
  const { document } = scope
  const parts = readParts(container)
  lastNumber += 1
  const settings = readSettings(container, scope)
  const texts = readTexts(scope.window)
  const others = createOtherScripts(container, scope, settings, lastNumber, texts)
  others.dispatch('awsLoaded')
  if (!parts) return
  fetchInAdvance(scope.window)

  const block = document.createElement('div')
  block.id = `aws-search-result-${lastNumber}`
  block.className = 'aws-search-result'
  block.style.display = 'none'
  const listbox = createListbox(document, `${block.id}-listbox`)
  others.parentOfBlock().append(block)
  document.body.append(listbox)

  const layout = layoutOf(document, scope.settings)
  const box = createBox({ ...parts, page: scope, settings, texts, others, layout, block, listbox })
  scope.add(mountReact(createElement(SearchBox, { box }), scope))
  scope.add(others.storeSettings())
  scope.add(() => {
    listbox.remove()
    block.remove()
  })
}

/** What fails here is fetched again, and reported, when it is needed. */
function fetchInAdvance(window: Window) {
  const ignore = () => {}
  // So that it has loaded by the first answer.
  fetchAnswerCode().catch(ignore)
  // On phones the tap that focuses the field opens the overlay at once.
  if (isPhone(window)) fetchOverlay().catch(ignore)
}
