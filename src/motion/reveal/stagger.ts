import { cancelAnimation } from '../reduced-motion'

/** The class by which the theme's CSS keeps an item visible. */
export const REVEALED_CLASS = 'item-animated'
/** Contracts 02 §6.2 and 03 §5.3. */
const STEP_MS = 200
const FADE_MS = 800
/** Exponential ease-out. */
const EASING = 'cubic-bezier(0.19, 1, 0.22, 1)'

/** Fades items in one after the other. */
export interface Stagger {
  begin(items: readonly HTMLElement[]): void
  /** Shows an item at once, without a fade. */
  show(item: HTMLElement): void
  /** Starts an item's fade now, if it has not started. */
  hurry(item: Element): void
  isWaiting(item: HTMLElement): boolean
}

interface Fade {
  /** In ms of `performance.now()`. */
  readonly startsAt: number
  readonly cancel: () => void
}

export function createStagger(): Stagger {
  const fades = new Map<Element, Fade>()
  let isHidden = false

  function show(item: HTMLElement) {
    item.classList.add(REVEALED_CLASS)
    fades.get(item)?.cancel()
    fades.delete(item)
  }
  function fade(item: HTMLElement, delay: number) {
    const timer = setTimeout(() => show(item), delay + FADE_MS)
    const animation = isHidden ? fadeIn(item, delay) : undefined
    fades.set(item, {
      startsAt: performance.now() + delay,
      cancel() {
        clearTimeout(timer)
        cancelAnimation(animation)
      },
    })
  }
  return {
    show,
    isWaiting: (item) => fades.has(item),
    begin(items) {
      // Items that the site's own CSS shows must not be hidden for the fade.
      const [first] = items
      isHidden = first !== undefined && getComputedStyle(first).opacity === '0'
      items.forEach((item, index) => {
        fade(item, index * STEP_MS)
      })
    },
    hurry(item) {
      const waiting = fades.get(item)
      if (!waiting || !(item instanceof HTMLElement) || waiting.startsAt <= performance.now()) return
      waiting.cancel()
      fade(item, 0)
    },
  }
}

function fadeIn(item: HTMLElement, delay: number): Animation | undefined {
  const timing = { delay, duration: FADE_MS, easing: EASING, fill: 'forwards' } as const
  return item.animate?.([{ opacity: 0 }, { opacity: 1 }], timing)
}
