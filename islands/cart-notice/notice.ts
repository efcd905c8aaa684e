/** What happens to the bag after a product was added, in ms from the shop plugin's event (contract 02 §2.4). */
export const NOTICE_STEPS = [
  { atMs: 100, step: 'highlight' },
  { atMs: 800, step: 'open' },
  { atMs: 4000, step: 'end' },
] as const

export type NoticeStep = (typeof NOTICE_STEPS)[number]['step']

/** The animation of the bag: one or more of the theme's class names, or none. */
const DEFAULT_ANIMATION = 'tada'

/** @param printed `data-cart-notification`: empty switches the animation off, a missing one means the default */
export function animationClasses(printed: string | null): string[] {
  return ['sf-animate', ...(printed ?? DEFAULT_ANIMATION).split(/\s+/).filter(Boolean)]
}
