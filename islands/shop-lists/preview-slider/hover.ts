import type { Scope } from '../../../src/page/scope'

/** The picture at the left or right that holds an event's target. */
export function sideAt(target: EventTarget | null, slides: readonly HTMLElement[]): HTMLElement | undefined {
  return slides.find(
    (slide) => target instanceof Node && slide.contains(target) && slide.matches('.move-left, .move-right'),
  )
}

/** Brings a hovered picture at the side forward, and moves the others aside (contract 02 §6.5). */
export function followHover(wrapper: HTMLElement, slides: readonly HTMLElement[], { listen, adopt }: Scope) {
  let hovered: HTMLElement | undefined

  function setHover(side: HTMLElement, isHovered: boolean) {
    const isRight = side.classList.contains('move-right')
    const neighbours = isRight ? '.selected, .move-left' : '.selected, .move-right'
    adopt.toggle(side, 'hover', isHovered)
    for (const slide of slides) {
      if (slide.matches(neighbours))
        adopt.toggle(slide, isRight ? 'focus-on-right' : 'focus-on-left', isHovered)
    }
  }
  function move(next: HTMLElement | undefined) {
    if (next === hovered) return
    if (hovered) setHover(hovered, false)
    hovered = next
    if (hovered) setHover(hovered, true)
  }
  const end = () => move(undefined)
  listen(wrapper, 'mouseover', ({ target }) => move(sideAt(target, slides)))
  listen(wrapper, 'mouseleave', end)
  return {
    /** Call this before the pictures change places, as the classes depend on the old ones. */
    end,
  }
}
