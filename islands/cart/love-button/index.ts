import { createElement } from 'react'
import type { Mount } from '../../../src/page/island'
import { mountReact } from '../../../src/react/mount'
import { LoveButton } from './LoveButton'
import { readLoveButton } from './markup'

export const mount: Mount = (host, scope) => {
  scope.add(mountReact(createElement(LoveButton, { ...readLoveButton(host, scope), page: scope }), scope))
}
