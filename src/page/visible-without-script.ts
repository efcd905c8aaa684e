/**
 * Whether laurel's style sheet has shown an element whose script was late: it must not be hidden again for an animation.
 * @param animation the name of the style sheet's keyframes
 */
export function wasShownByCss(element: Element | undefined, animation: string): boolean {
  const animations = element?.getAnimations?.() ?? []
  return animations.some(
    (each) => 'animationName' in each && each.animationName === animation && each.playState === 'finished',
  )
}
