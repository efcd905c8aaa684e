/**
 * Whether one of laurel's first styles, which show after some seconds what still waits for its script, has shown an
 * element: it is not to go away again under the eyes of who reads it.
 * @param animation the name of the style's keyframes
 */
export function wasShownWithoutUs(element: Element | undefined, animation: string): boolean {
  const animations = element?.getAnimations?.() ?? []
  return animations.some(
    (each) => 'animationName' in each && each.animationName === animation && each.playState === 'finished',
  )
}
