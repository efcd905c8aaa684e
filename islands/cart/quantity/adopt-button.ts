import { listen } from '../../../src/page/listen'
import { pressByKey } from '../../../src/page/press-by-key'
import { onHold } from './press-and-hold'

interface ButtonOptions {
  /** For screen readers; the theme prints an empty link. */
  readonly name: string
  readonly onPress: () => void
}

/** Makes a button of one of the theme's links. @returns the way back */
export function adoptButton(link: HTMLElement, { name, onPress }: ButtonOptions): () => void {
  const attributes = { role: 'button', ...(link.textContent?.trim() ? {} : { 'aria-label': name }) }
  const added = Object.entries(attributes).filter(([attribute]) => !link.hasAttribute(attribute))
  for (const [attribute, value] of added) link.setAttribute(attribute, value)
  const release = onHold(link, onPress)
  function onClick(event: Event) {
    event.preventDefault()
    onPress()
  }
  /** Enter follows a link by itself. */
  const onKeydown = (event: KeyboardEvent) => {
    if (event.key === ' ') pressByKey(event)
  }
  const stops = [listen(link, ['click'], onClick), listen(link, ['keydown'], onKeydown)]
  return () => {
    release()
    for (const stop of stops) stop()
    for (const [attribute] of added) link.removeAttribute(attribute)
  }
}
