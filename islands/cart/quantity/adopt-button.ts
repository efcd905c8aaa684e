import { pressByKey } from '../../../src/dom/press-by-key'
import type { Scope } from '../../../src/page/scope'
import { onHold } from './press-and-hold'

interface ButtonOptions {
  /** The accessible name; the theme prints an empty link. */
  readonly name: string
  readonly onPress: () => void
}

/** Makes one of the theme's links a button that can be pressed and held. */
export function adoptButton(link: HTMLElement, { name, onPress }: ButtonOptions, scope: Scope): void {
  const attributes = { role: 'button', ...(link.textContent?.trim() ? {} : { 'aria-label': name }) }
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!link.hasAttribute(attribute)) scope.adopt.attribute(link, attribute, value)
  }
  onHold(link, onPress, scope)
  scope.listen(link, 'click', (event) => {
    event.preventDefault()
    onPress()
  })
  // The browser presses a link by Enter itself.
  scope.listen(link, 'keydown', (event) => {
    if (event.key === ' ') pressByKey(event)
  })
}
