import { observeSizes } from '../../../src/dom/observe-sizes'
import type { Mount } from '../../../src/page/island'

/** The theme's CSS places its lower edge at the middle of the picture (contract 04 §8). */
const CONTENT = '.image-banner-content'

/** Centres the text over a picture, whenever the text's height changes. */
export const mount: Mount = (banner, scope) => {
  const content = banner.querySelector<HTMLElement>(CONTENT)
  if (!content) return
  const adopted = scope.adopt
  const centre = () => adopted.style(content, 'margin-bottom', `${-Math.floor(content.offsetHeight / 2)}px`)
  centre()
  scope.add(observeSizes([content], centre))
}
