import { createElement } from 'react'
import type { Mount } from '../../../src/page/island'
import { mountReact } from '../../../src/react/mount'
import { createEditor } from './editor'
import { LineEditor } from './LineEditor'
import { readItems } from './markup'

export const mount: Mount = (form, scope) => {
  const items = readItems(form)
  const props = { form, items, editor: createEditor(items, scope), scope }
  scope.add(mountReact(createElement(LineEditor, props), scope))
}
