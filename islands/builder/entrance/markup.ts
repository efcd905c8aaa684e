/** Contract 04 §16. */
const ANIMATION = 'data-animation'
const DELAY = 'data-delay'
export const ENTERED_CLASS = 'sf-animate'
/** While it stands on an element, laurel's first styles do not show it by themselves. */
export const ENTERS_CLASS = 'laurel-enters'
const NOT_ON_MOBILES_CLASS = 'disable-mobile-animations'

/** A delay is there to put one after the other, not to hide anything. */
export const LONGEST_DELAY_MS = 5000

export const hasEntered = (element: Element) => element.classList.contains(ENTERED_CLASS)

/** The theme's CSS shows them there. */
export const isOffOnMobiles = ({ body }: Document) => body.classList.contains(NOT_ON_MOBILES_CLASS)

/** The classes that the theme's CSS moves it by. */
export const animationOf = (element: Element): string[] =>
  (element.getAttribute(ANIMATION) ?? '').split(/\s+/).filter(Boolean)

/** In ms: nothing and nonsense are none. */
export function delayOf(element: Element): number {
  const delay = Number(element.getAttribute(DELAY)?.trim() || '0')
  return delay > 0 ? Math.min(delay, LONGEST_DELAY_MS) : 0
}
