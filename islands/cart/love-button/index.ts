import { createElement } from 'react'
import type { Mount } from '../../../src/page/island'
import { mountReact } from '../../../src/react/mount'
import { LoveButton } from './LoveButton'
import { readLoveButton } from './markup'
import { sharedLove } from './shared-love'

export const mount: Mount = (host, scope) => {
  const parts = readLoveButton(host, scope)
  const $love = sharedLove(parts.post, parts.printed, parts.service)
  scope.add(mountReact(createElement(LoveButton, { ...parts, $love, page: scope }), scope))
}
