import type { Mount } from '../../../src/page/island'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { BUILT, readSlider, type SliderMarkup, slidesIn } from './markup'
import { createSlider, type Slider } from './slider'

/** A row or a column whose blocks are slides; built anew at the same place when others add some or take some out. */
export const mount: Mount = (host, scope) => {
  const markup = readSlider(host)
  // A library of the theme's has built it already.
  if (!markup || markup.box.classList.contains(BUILT)) return
  keepBuilt(markup, scope)
}

function keepBuilt(markup: SliderMarkup, scope: Scope): void {
  const { box } = markup
  let slider: Slider | undefined
  let built: OwnScope | undefined
  function build() {
    const hasFocus = () => box.contains(scope.document.activeElement)
    const [former, hadFocus] = [slider?.state(), hasFocus()]
    built?.dispose()
    built = scope.child()
    slider = slidesIn(box).length > 0 ? createSlider(built, { markup, former }) : undefined
    if (hadFocus && !hasFocus()) slider?.focus()
    changes.disconnect()
    for (const element of [box, slider?.track]) if (element) changes.observe(element, { childList: true })
  }
  const changes = scope.observe(MutationObserver, () => {
    if (slider ? slider.isOutdated() : slidesIn(box).length > 0) build()
  })
  build()
}
