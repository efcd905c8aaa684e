import type { Adoption } from '../../../src/dom/adoption'
import { listen } from '../../../src/page/listen'

/** The picture at the side that an event is about. */
export function sideAt(target: EventTarget | null, slides: readonly HTMLElement[]): HTMLElement | undefined {
  return slides.find(
    (slide) => target instanceof Node && slide.contains(target) && slide.matches('.move-left, .move-right'),
  )
}

/** A picture at the side under the pointer comes forward, and the others make room for it (contract 02 §6.5). */
export function followHover(wrapper: HTMLElement, slides: readonly HTMLElement[], adopted: Adoption) {
  let hovered: HTMLElement | undefined

  function show(side: HTMLElement, on: boolean) {
    const isRight = side.classList.contains('move-right')
    const neighbours = isRight ? '.selected, .move-left' : '.selected, .move-right'
    adopted.toggle(side, 'hover', on)
    for (const slide of slides) {
      if (slide.matches(neighbours)) adopted.toggle(slide, isRight ? 'focus-on-right' : 'focus-on-left', on)
    }
  }
  function move(next: HTMLElement | undefined) {
    if (next === hovered) return
    if (hovered) show(hovered, false)
    hovered = next
    if (hovered) show(hovered, true)
  }
  const end = () => move(undefined)
  const stops = [
    listen(wrapper, ['mouseover'], ({ target }) => move(sideAt(target, slides))),
    listen(wrapper, ['mouseleave'], end),
  ]
  return {
    /** Before the pictures change places: what was marked was marked by the old ones. */
    end,
    stop() {
      for (const stop of stops) stop()
    },
  }
}
