/** The time after which laurel's style sheet shows what no script has shown. */
const SHOWN_AFTER_MS = 4000

/**
 * Whether laurel's style sheet has shown an element whose script was late: it must not be hidden again for an animation.
 * @param animation the name of the style sheet's keyframes
 */
export function wasShownByCss(element: Element | undefined, animation: string): boolean {
  // Looking has the browser compute all styles.
  if (performance.now() < SHOWN_AFTER_MS) return false
  return (element?.getAnimations?.() ?? []).some(
    (each) => 'animationName' in each && each.animationName === animation && each.playState === 'finished',
  )
}
