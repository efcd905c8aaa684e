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
  isWaiting(product: HTMLElement): boolean
}

export function createTurns(): Turns {
  const waiting = new Map<HTMLElement, () => void>()

  function show(product: HTMLElement) {
    product.classList.add(REVEALED_CLASS)
    waiting.get(product)?.()
    waiting.delete(product)
  }
  return {
    show,
    isWaiting: (product) => waiting.has(product),
    begin(products) {
      // What a site's own CSS shows is not taken away to be shown.
      const [first] = products
      const isHidden = first !== undefined && getComputedStyle(first).opacity === '0'
      products.forEach((product, index) => {
        const delay = index * STEP_MS
        const timer = setTimeout(() => show(product), delay + FADE_MS)
        const fade = isHidden ? fadeIn(product, delay) : undefined
        waiting.set(product, () => {
          clearTimeout(timer)
          cancelAnimation(fade)
        })
      })
    },
  }
}

function fadeIn(product: HTMLElement, delay: number): Animation | undefined {
  const timing = { delay, duration: FADE_MS, easing: EASING, fill: 'forwards' } as const
  return product.animate?.([{ opacity: 0 }, { opacity: 1 }], timing)
}
