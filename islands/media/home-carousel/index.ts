import type { Mount } from '../../../src/page/island'
import type { OwnScope } from '../../../src/page/scope'
import { createHomeCarousel, type HomeCarousel } from './home-carousel'

/** One of the home page's carousels; rebuilt at the same slide when a script adds or removes slides. */
export const mount: Mount = (list, scope) => {
  // The theme's own slider has built it already.
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
