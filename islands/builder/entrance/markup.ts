/** Contract 04 §16. */
const ANIMATION = 'data-animation'
const DELAY = 'data-delay'
export const ENTERED_CLASS = 'sf-animate'
/** Keeps laurel's first-paint style from showing the element by itself. */
export const ENTERS_CLASS = 'laurel-enters'
const NOT_ON_MOBILES_CLASS = 'disable-mobile-animations'

/** A longer delay would hide the element rather than stagger it. */
export const LONGEST_DELAY_MS = 5000

export const hasEntered = (element: Element) => element.classList.contains(ENTERED_CLASS)

/** Whether the theme's CSS shows the elements on phones. */
export const isOffOnMobiles = ({ body }: Document) => body.classList.contains(NOT_ON_MOBILES_CLASS)

/** The classes of the animation in the theme's CSS. */
export const animationOf = (element: Element): string[] =>
  (element.getAttribute(ANIMATION) ?? '').split(/\s+/).filter(Boolean)

/** The delay in ms; 0 for missing and invalid values. */
export function delayOf(element: Element): number {
  const delay = Number(element.getAttribute(DELAY)?.trim() || '0')
  return delay > 0 ? Math.min(delay, LONGEST_DELAY_MS) : 0
}
