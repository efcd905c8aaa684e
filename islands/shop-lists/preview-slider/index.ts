import { onSwipe, type Point } from '../../../legacy-shims/hammer'
import { isPlainClick } from '../../../src/dom/plain-click'
import type { Mount } from '../../../src/page/island'
import { swipeStep } from '../../../src/slides/drag'
import { clampIndex } from '../../../src/slides/state'
import { createDots } from './dots'
import { followHover, sideAt } from './hover'
import { nameOf, readPreview, SWIPE_PX } from './markup'
import { PLACES, placeOf } from './position'
import { createPrice } from './price'

/** Shows the pictures of a product's variations in a list, with the price of each (contract 02 §6.5). */
export const mount: Mount = (product, scope) => {
  const { document, window, report } = scope
  const preview = readPreview(product)
  if (!preview || preview.slides.length === 0) return
  const { wrapper, slides, details } = preview
  const adopted = scope.adopt
  const showPrice = createPrice(details, scope)
  const rtl = window.getComputedStyle(product).direction === 'rtl'
  let selected = Math.max(
    0,
    slides.findIndex((slide) => slide.classList.contains('selected')),
  )
  const names = slides.map((slide, index) => nameOf(slide, index, slides.length))
  // A single picture is selected and has no dots.
  if (slides.length === 1) {
    for (const slide of slides) adopted.classes(slide, 'selected')
    return
  }
  const dots = createDots(document, names, choose)

  function update() {
    slides.forEach((slide, index) => {
      const now = placeOf(index, selected)
      for (const name of PLACES) adopted.toggle(slide, name, name === now)
    })
    dots.show(selected)
  }
  function choose(index: number) {
    const next = clampIndex(index, slides.length)
    if (next === selected) return
    selected = next
    hover.end()
    update()
    const slide = slides[selected]
    if (slide) showPrice(slide)
  }
  function onClick(event: MouseEvent) {
    const side = sideAt(event.target, slides)
    if (!side || !isPlainClick(event)) return
    event.preventDefault()
    choose(slides.indexOf(side))
  }

  const hover = followHover(wrapper, slides, scope)
  update()
  wrapper.after(dots.list)
  scope.listen(wrapper, 'click', onClick)
  const end = ({ x }: Point) => choose(selected + swipeStep(x, { leastPx: SWIPE_PX, rtl }))
  scope.add(onSwipe(wrapper, { begin() {}, move() {}, end, cancel() {} }, report))
  scope.add(() => dots.list.remove())
}
