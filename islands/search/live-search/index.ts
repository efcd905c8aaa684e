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
import { SearchBox } from './SearchBox'
import { readTexts } from './texts'

/** Boxes made on this page; each has a results block with its number. */
let made = 0

export const mount: Mount = (container, scope) => {
  // The search plugin's own script is here, too, and has this box already: two owners would ask for everything twice.
  if (getJQueryData(scope.window, container, SEARCH_DATA)) return
  const { document } = scope
  const parts = readParts(container)
  if (parts) made += 1
  const settings = readSettings(container, scope)
  const texts = readTexts(scope.window)
  const others = createOtherScripts(container, scope, settings, made, texts)
  others.tell('awsLoaded')
  if (!parts) return

  const block = document.createElement('div')
  block.id = `aws-search-result-${made}`
  block.className = 'aws-search-result'
  block.style.display = 'none'
  const listbox = createListbox(document, `${block.id}-listbox`)
  others.parentOfBlock().append(block)
  document.body.append(listbox)

  const layout = layoutOf(document, scope.settings)
  const box = createBox({ ...parts, page: scope, settings, texts, others, layout, block, listbox })
  scope.add(mountReact(createElement(SearchBox, { box }), scope))
  scope.add(others.keepData())
  scope.add(() => {
    listbox.remove()
    block.remove()
  })
}
