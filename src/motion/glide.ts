import { cancelAnimation, prefersReducedMotion } from './reduced-motion'

/** The id of the animations: islands recognise each other's glides by it. */
const GLIDE_ID = 'laurel-glide'
/** A smaller distance comes from rounding. */
const MIN_PX = 0.5
/** The duration of the theme's own layout library. */
const GLIDE_MS = 400

/** Animates elements from their old place to a new one, so that nothing jumps while the visitor reads. */
export interface Glides {
  /**
   * Measures elements before they are moved.
   * @returns a function to call when they are in their new places
   */
  from(elements: Iterable<Element>): () => void
  /** Animates an element from a place that was `left` px further left and `above` px higher. */
  by(element: Element, left: number, above: number): void
  stop(): void
}

/**
 * Waits for the glides in a container: moving an element again before it has arrived looks like a jump, and browsers count
 * it as a layout shift.
 * @returns a promise that settles when all have arrived and one frame has shown them; undefined without any
 */
export function whenGlidesEnd(container: Element): Promise<unknown> | undefined {
  const glides = container.getAnimations?.({ subtree: true }).filter(isGlide) ?? []
  if (glides.length === 0) return undefined
  const arrived = Promise.allSettled(glides.map(({ finished }) => finished))
  return arrived.then(() => new Promise(requestAnimationFrame))
}

const isGlide = ({ id }: Animation) => id === GLIDE_ID

/** The glides of one island. If another island moves the same element, its glide starts at the element's current place. */
export function createGlides(): Glides {
  const running = new Set<Animation>()

  function by(element: Element, left: number, above: number) {
    const view = element.ownerDocument.defaultView
    if (isNothing(left, above) || !view || prefersReducedMotion(view)) return
    const { x, y } = takeOver(element, view)
    const from = { transform: `translate(${x - left}px, ${y - above}px)` }
    const animation = element.animate?.([from, {}], { id: GLIDE_ID, duration: GLIDE_MS, easing: 'ease' })
    if (!animation) return
    running.add(animation)
    animation.onfinish = () => running.delete(animation)
    animation.oncancel = animation.onfinish
  }
  return {
    by,
    from(elements) {
      const measured = [...elements].map((element) => ({ element, before: element.getBoundingClientRect() }))
      const near = measured.filter(({ before }) => isNear(before))
      return () => {
        const moved = near.map((one) => ({ ...one, after: one.element.getBoundingClientRect() }))
        for (const { element, before, after } of moved) {
          // An element without a width was or is hidden.
          if (before.width > 0 && after.width > 0)
            by(element, after.left - before.left, after.top - before.top)
        }
      }
    },
    stop() {
      for (const animation of running) cancelAnimation(animation)
      running.clear()
    },
  }
}

/** Whether the element is at most one window height away: moves further away are not visible. */
const isNear = ({ top, bottom }: DOMRect) => bottom > -window.innerHeight && top < 2 * window.innerHeight

const isNothing = (left: number, above: number) => Math.abs(left) < MIN_PX && Math.abs(above) < MIN_PX

/** Cancels an element's running glides. @returns its distance from its place, in px */
function takeOver(element: Element, view: Window & typeof globalThis): { x: number; y: number } {
  const glides = element.getAnimations?.().filter(isGlide) ?? []
  if (glides.length === 0) return { x: 0, y: 0 }
  const { m41: x, m42: y } = new view.DOMMatrixReadOnly(view.getComputedStyle(element).transform)
  for (const glide of glides) cancelAnimation(glide)
  return { x, y }
}
