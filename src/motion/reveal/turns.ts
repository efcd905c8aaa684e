import { cancelAnimation } from '../reduced-motion'

/** What the theme's CSS keeps visible. */
export const REVEALED_CLASS = 'item-animated'
/** Contracts 02 §6.2 and 03 §5.3. */
const STEP_MS = 200
const FADE_MS = 800
/** Out, exponentially. */
const EASING = 'cubic-bezier(0.19, 1, 0.22, 1)'

/** Who is shown when. */
export interface Turns {
  /** These, one after the other. */
  begin(items: readonly HTMLElement[]): void
  /** This one, now. */
  show(item: HTMLElement): void
  /** This one now rather than later, if its turn has not come. */
  hurry(item: Element): void
  isWaiting(item: HTMLElement): boolean
}

interface Turn {
  /** Before this it is not to be seen, in ms of the page's time. */
  readonly startsAt: number
  readonly end: () => void
}

export function createTurns(): Turns {
  const waiting = new Map<Element, Turn>()
  let isHidden = false

  function show(item: HTMLElement) {
    item.classList.add(REVEALED_CLASS)
    waiting.get(item)?.end()
    waiting.delete(item)
  }
  function give(item: HTMLElement, delay: number) {
    const timer = setTimeout(() => show(item), delay + FADE_MS)
    const fade = isHidden ? fadeIn(item, delay) : undefined
    waiting.set(item, {
      startsAt: performance.now() + delay,
      end() {
        clearTimeout(timer)
        cancelAnimation(fade)
      },
    })
  }
  return {
    show,
    isWaiting: (item) => waiting.has(item),
    begin(items) {
      // What a site's own CSS shows is not taken away to be shown.
      const [first] = items
      isHidden = first !== undefined && getComputedStyle(first).opacity === '0'
      items.forEach((item, index) => {
        give(item, index * STEP_MS)
      })
    },
    hurry(item) {
      const turn = waiting.get(item)
      if (!turn || !(item instanceof HTMLElement) || turn.startsAt <= performance.now()) return
      turn.end()
      give(item, 0)
    },
  }
}

function fadeIn(item: HTMLElement, delay: number): Animation | undefined {
  const timing = { delay, duration: FADE_MS, easing: EASING, fill: 'forwards' } as const
  return item.animate?.([{ opacity: 0 }, { opacity: 1 }], timing)
}
