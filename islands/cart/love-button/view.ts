import { createElement } from 'react'
import type { Mount } from '../../../src/page/island'
import { mountReact } from '../../../src/react/mount'
import { LoveButton } from './LoveButton'
import { readLoveButton } from './markup'
import { sharedLove } from './shared-love'

export const show: Mount = (host, scope) => {
  const { count, post, printed, service } = readLoveButton(host, scope)
  const $love = sharedLove(post, printed, service)
  scope.add(mountReact(createElement(LoveButton, { host, count, printed, $love }), scope))
}
