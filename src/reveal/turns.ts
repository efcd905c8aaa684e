import { cancelAnimation } from '../../src/page/motion'
import { REVEALED_CLASS } from './markup'

/** Contract 02 §6.2. */
const STEP_MS = 200
const FADE_MS = 800
/** Out, exponentially. */
const EASING = 'cubic-bezier(0.19, 1, 0.22, 1)'

/** Who is shown when. */
export interface Turns {
  /** These, one after the other. */
  begin(products: readonly HTMLElement[]): void
  /** This one, now. */
  show(product: HTMLElement): void
  /** This one now rather than later, if its turn has not come. */
  hurry(product: Element): void
  isWaiting(product: HTMLElement): boolean
}

interface Turn {
  /** Before this it is not to be seen, in ms of the page's time. */
  readonly startsAt: number
  readonly end: () => void
}

export function createTurns(): Turns {
  const waiting = new Map<Element, Turn>()
  let isHidden = false

  function show(product: HTMLElement) {
    product.classList.add(REVEALED_CLASS)
    waiting.get(product)?.end()
    waiting.delete(product)
  }
  function give(product: HTMLElement, delay: number) {
    const timer = setTimeout(() => show(product), delay + FADE_MS)
    const fade = isHidden ? fadeIn(product, delay) : undefined
    waiting.set(product, {
      startsAt: performance.now() + delay,
      end() {
        clearTimeout(timer)
        cancelAnimation(fade)
      },
    })
  }
  return {
    show,
    isWaiting: (product) => waiting.has(product),
    begin(products) {
      // What a site's own CSS shows is not taken away to be shown.
      const [first] = products
      isHidden = first !== undefined && getComputedStyle(first).opacity === '0'
      products.forEach((product, index) => {
        give(product, index * STEP_MS)
      })
    },
    hurry(product) {
      const turn = waiting.get(product)
      if (!turn || !(product instanceof HTMLElement) || turn.startsAt <= performance.now()) return
      turn.end()
      give(product, 0)
    },
  }
}

function fadeIn(product: HTMLElement, delay: number): Animation | undefined {
  const timing = { delay, duration: FADE_MS, easing: EASING, fill: 'forwards' } as const
  return product.animate?.([{ opacity: 0 }, { opacity: 1 }], timing)
}
