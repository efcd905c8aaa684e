import { createElement } from 'react'
import type { Mount } from '../../../src/page/island'
import { mountReact } from '../../../src/react/mount'
import { LogoUpload } from './LogoUpload'
import { firstState, readLogo } from './markup'

export const mount: Mount = (form, scope) => {
  const parts = readLogo(form, scope)
  const props = { parts, first: firstState(parts), scope }
  scope.add(mountReact(createElement(LogoUpload, props), scope))
}
