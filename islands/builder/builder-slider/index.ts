import type { Mount } from '../../../src/page/island'
import type { OwnScope, Scope } from '../../../src/page/scope'
import { BUILT, readSlider, type SliderMarkup, slidesIn } from './markup'
import { createSlider, type Slider } from './slider'

/** A row or a column whose blocks are slides; rebuilt at the same slide when a script adds or removes slides. */
export const mount: Mount = (host, scope) => {
  const markup = readSlider(host)
  // The theme's own library has built it already.
  if (!markup || markup.box.classList.contains(BUILT)) return
  buildOnChanges(markup, scope)
}

function buildOnChanges(markup: SliderMarkup, scope: Scope): void {
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
    observer.disconnect()
    for (const element of [box, slider?.track]) if (element) observer.observe(element, { childList: true })
  }
  const observer = scope.observe(MutationObserver, () => {
    if (slider ? slider.isOutdated() : slidesIn(box).length > 0) build()
  })
  build()
}
