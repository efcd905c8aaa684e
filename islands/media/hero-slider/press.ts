import { actAsButton } from '../../../src/dom/act-as-button'
import type { Scope } from '../../../src/page/scope'

/** Lets a control of the server's, a link or a box, act as a button. */
export function onPress(control: HTMLElement, { adopt, add, listen }: Scope, act: () => void): void {
  add(actAsButton(control, adopt))
  listen(control, 'click', (event) => {
    event.preventDefault()
    act()
  })
}
