import type { Scope } from '../../../src/page/scope'

/**
 * Removes a picture's title, which the browser would show as a tooltip. A picture without `alt` gets the
 * title as its `alt`.
 */
export function removeTitle(image: HTMLElement, { adopt }: Scope): void {
  if (!image.hasAttribute('alt')) adopt.attribute(image, 'alt', image.title)
  adopt.attribute(image, 'title', null)
}
