import type { Scope } from '../../../src/page/scope'

/** The picture at the side that an event is about. */
export function sideAt(target: EventTarget | null, slides: readonly HTMLElement[]): HTMLElement | undefined {
  return slides.find(
    (slide) => target instanceof Node && slide.contains(target) && slide.matches('.move-left, .move-right'),
  )
}

/** A picture at the side under the pointer comes forward, and the others make room for it (contract 02 §6.5). */
export function followHover(wrapper: HTMLElement, slides: readonly HTMLElement[], { listen, adopt }: Scope) {
  let hovered: HTMLElement | undefined

  function show(side: HTMLElement, on: boolean) {
    const isRight = side.classList.contains('move-right')
    const neighbours = isRight ? '.selected, .move-left' : '.selected, .move-right'
    adopt.toggle(side, 'hover', on)
    for (const slide of slides) {
      if (slide.matches(neighbours)) adopt.toggle(slide, isRight ? 'focus-on-right' : 'focus-on-left', on)
    }
  }
  function move(next: HTMLElement | undefined) {
    if (next === hovered) return
    if (hovered) show(hovered, false)
    hovered = next
    if (hovered) show(hovered, true)
  }
  const end = () => move(undefined)
  listen(wrapper, 'mouseover', ({ target }) => move(sideAt(target, slides)))
  listen(wrapper, 'mouseleave', end)
  /** Before the pictures change places: what was marked was marked by the old ones. */
  return { end }
}
