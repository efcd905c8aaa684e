import { createElement } from 'react'
import type { Mount } from '../../../src/page/island'
import { mountReact } from '../../../src/react/mount'
import { LogoPreview } from './LogoPreview'
import { shownLogos } from './shown-logo'

export const engravingLogoView: Mount = (form, scope) => {
  const shown = shownLogos.get(form)
  if (shown) scope.add(mountReact(createElement(LogoPreview, { ...shown, scope }), scope))
}
