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

export function createStagger(): Stagger {
  /** Items whose turn has yet to come, at these places. */
  const waiting = new Map<HTMLElement, number>()
  /** What cancels the fades under way. */
  const fades = new Map<Element, () => void>()
  let isHidden = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function leaveQueue(item: HTMLElement) {
    waiting.delete(item)
    if (waiting.size === 0) clearTimeout(timer)
  }
  function show(item: HTMLElement) {
    item.classList.add(REVEALED_CLASS)
    leaveQueue(item)
    fades.get(item)?.()
    fades.delete(item)
  }
  function fade(item: HTMLElement) {
    leaveQueue(item)
    const end = setTimeout(() => show(item), FADE_MS)
    const animation = isHidden ? fadeIn(item) : undefined
    fades.set(item, () => {
      clearTimeout(end)
      cancelAnimation(animation)
    })
  }
  /** Fades in the items whose turn has come since. Browsers hold timers of hidden pages back. */
  function fadeNext(begunAt: number) {
    const elapsed = performance.now() - begunAt
    for (const [item, place] of waiting) if (place * STEP_MS <= elapsed) fade(item)
    const [next] = waiting.values()
    if (next !== undefined) timer = setTimeout(fadeNext, next * STEP_MS - elapsed, begunAt)
  }
  return {
    show,
    isWaiting: (item) => waiting.has(item) || fades.has(item),
    begin(items) {
      // Items that the site's own CSS shows must not be hidden for the fade.
      const [first] = items
      isHidden = first !== undefined && getComputedStyle(first).opacity === '0'
      items.forEach((item, place) => {
        waiting.set(item, place)
      })
      fadeNext(performance.now())
    },
    hurry(item) {
      if (item instanceof HTMLElement && waiting.has(item)) fade(item)
    },
  }
}

function fadeIn(item: HTMLElement): Animation | undefined {
  const timing = { duration: FADE_MS, easing: EASING, fill: 'forwards' } as const
  return item.animate?.([{ opacity: 0 }, { opacity: 1 }], timing)
}
