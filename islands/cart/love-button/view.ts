import { createElement } from 'react'
import type { Mount } from '../../../src/page/island'
import { mountReact } from '../../../src/react/mount'
import { LoveButton } from './LoveButton'
import { shownLoves } from './shown-love'

export const show: Mount = (host, scope) => {
  const love = shownLoves.get(host)
  if (love) scope.add(mountReact(createElement(LoveButton, love), scope))
}
