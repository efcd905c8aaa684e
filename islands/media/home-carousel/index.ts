import type { Mount } from '../../../src/page/island'
import type { OwnScope } from '../../../src/page/scope'
import { createHomeCarousel, type HomeCarousel } from './home-carousel'

/** One of the home page's carousels, built anew at the same place when others add slides or take some out. */
export const mount: Mount = (list, scope) => {
  // A slider of the theme's has built it already.
  if (list.classList.contains('lightSlider')) return
  let carousel: HomeCarousel | undefined
  let built: OwnScope | undefined
  function build() {
    const index = carousel?.index() ?? 0
    built?.dispose()
    built = scope.child()
    carousel = list.childElementCount > 0 ? createHomeCarousel(built, { list, index }) : undefined
  }
  build()
  scope.observe(MutationObserver, build).observe(list, { childList: true })
}
