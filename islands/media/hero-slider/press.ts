import type { Adoption } from '../../../src/dom/adoption'
import { actAsButton } from '../../../src/page/act-as-button'
import { listen } from '../../../src/page/listen'

/**
 * Lets a control of the server's, a link or a box, act as a button.
 * @returns the way to stop
 */
export function onPress(control: HTMLElement, adopted: Adoption, act: () => void): () => void {
  const onClick = (event: Event) => {
    event.preventDefault()
    act()
  }
  const stops = [actAsButton(control, adopted), listen(control, ['click'], onClick)]
  return () => {
    for (const stop of stops) stop()
  }
}
