const HEIGHTS = [
  'height',
  'min-height',
  'max-height',
  'line-height',
  'font-size',
  'padding-top',
  'padding-bottom',
]

/** Whether the theme's CSS is just bringing an element to another height: what is measured now will not last. */
export function isGrowing(element: Element): boolean {
  const running = element.getAnimations?.({ subtree: true }) ?? []
  return running.some(
    (animation) =>
      'transitionProperty' in animation && HEIGHTS.includes(String(animation.transitionProperty)),
  )
}
