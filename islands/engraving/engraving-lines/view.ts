import { createElement } from 'react'
import type { Mount } from '../../../src/page/island'
import { mountReact } from '../../../src/react/mount'
import { LineEditor } from './LineEditor'
import { shownEditors } from './shown-editor'

export const engravingLinesView: Mount = (form, scope) => {
  const shown = shownEditors.get(form)
  if (!shown) return
  const { activeElement: focused } = scope.document
  scope.add(mountReact(createElement(LineEditor, { ...shown, focused }), scope))
}
