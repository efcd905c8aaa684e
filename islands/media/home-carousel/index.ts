import type { Mount } from '../../../src/runtime/island'
import { createHomeCarousel, type HomeCarousel } from './home-carousel'

/** One of the home page's carousels, built anew at the same place when others add slides or take some out. */
export const mount: Mount = (list, scope) => {
  // A slider of the theme's has built it already.
  if (list.classList.contains('lightSlider')) return
  let carousel: HomeCarousel | undefined
  function build() {
    const index = carousel?.index() ?? 0
    carousel?.destroy()
    carousel = list.childElementCount > 0 ? createHomeCarousel({ list, page: scope, index }) : undefined
  }
  build()
  const changes = scope.observe(MutationObserver, build)
  changes.observe(list, { childList: true })
  scope.add(() => carousel?.destroy())
}
