import type { Scope } from '../../../src/page/scope'

/** Removes a picture's title, which would show as a tooltip; a missing `alt` gets its text. */
export function removeTitle(image: HTMLElement, { adopt }: Scope): void {
  if (!image.hasAttribute('alt')) adopt.attribute(image, 'alt', image.title)
  adopt.attribute(image, 'title', null)
}
