import { cancelAnimation, prefersReducedMotion } from './reduced-motion'

/** By it one that is on its way is known, whoever started it. */
const GLIDE_ID = 'laurel-glide'
/** Browsers round. */
const LEAST_PX = 0.5
/** Bricks have always taken so long: their library's own time. */
const GLIDE_MS = 400

/** Nothing jumps under the eyes of who reads it: what has another place glides there. */
export interface Glides {
  /**
   * Before something moves these elements.
   * @returns to be called once they have their new places
   */
  from(elements: Iterable<Element>): () => void
  /** An element now stands elsewhere: so many px to its left, and above it, it stood before. */
  by(element: Element, left: number, above: number): void
  stop(): void
}

/**
 * Whether anything in here is on its way to another place. Where that is so, more that moves had better wait: what changes
 * its way looks like a jump, to browsers, too.
 * @returns what is kept when all of it has arrived and been seen there
 */
export function gliding(container: Element): Promise<unknown> | undefined {
  const glides = container.getAnimations?.({ subtree: true }).filter(isGlide) ?? []
  if (glides.length === 0) return undefined
  const arrived = Promise.allSettled(glides.map(({ finished }) => finished))
  return arrived.then(() => new Promise(requestAnimationFrame))
}

const isGlide = ({ id }: Animation) => id === GLIDE_ID

/** For the parts of one island. Another one may move the same elements: each goes on from where they are on their way. */
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
      const seen = [...elements].map((element) => ({ element, before: element.getBoundingClientRect() }))
      return () => {
        const moved = seen.map((one) => ({ ...one, after: one.element.getBoundingClientRect() }))
        for (const { element, before, after } of moved) {
          // What has no width was, or is, not shown.
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

const isNothing = (left: number, above: number) => Math.abs(left) < LEAST_PX && Math.abs(above) < LEAST_PX

/** Ends the way that an element is on. @returns how far from its place it was, px */
function takeOver(element: Element, view: Window & typeof globalThis): { x: number; y: number } {
  const glides = element.getAnimations?.().filter(isGlide) ?? []
  if (glides.length === 0) return { x: 0, y: 0 }
  const { m41: x, m42: y } = new view.DOMMatrixReadOnly(view.getComputedStyle(element).transform)
  for (const glide of glides) cancelAnimation(glide)
  return { x, y }
}
