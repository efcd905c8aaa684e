import { observeSizes } from '../../../src/dom/observe-sizes'
import type { Mount } from '../../../src/page/island'

/** Contract 04 §8: the theme's CSS places its lower edge at the middle of the picture. */
const CONTENT = '.image-banner-content'

/** Centres what is written over a picture, whenever its height changes: with its fonts, its pictures, the window. */
export const mount: Mount = (banner, scope) => {
  const content = banner.querySelector<HTMLElement>(CONTENT)
  if (!content) return
  const adopted = scope.adopt
  const centre = () => adopted.style(content, 'margin-bottom', `${-Math.floor(content.offsetHeight / 2)}px`)
  centre()
  scope.add(observeSizes([content], centre))
}
