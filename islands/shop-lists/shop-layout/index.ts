import { pressByKey } from '../../../src/dom/press-by-key'
import type { Mount } from '../../../src/page/island'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { layoutOf } from './layout'
import { hasName, LABELS } from './markup'
import { createSwitch } from './switch'

/** All links of the page control one list, and share its state as long as one of them is mounted. */
const shareSwitch = sharedByHosts(createSwitch)

/** Shows the shop's products in another layout (contract 02 §6.4). */
export const mount: Mount = (link, scope) => {
  const list = shareSwitch(scope)
  const layout = layoutOf(link.getAttribute('data-layout'))
  const adopted = scope.adopt
  const updatePressed = () => {
    if (layout) adopted.attribute(link, 'aria-pressed', String(list.layout() === layout))
  }
  function onClick(event: Event) {
    event.preventDefault()
    if (layout) list.choose(layout, link)
  }

  if (!link.matches('button')) adopted.attribute(link, 'role', 'button')
  if (!link.hasAttribute('href')) adopted.attribute(link, 'tabindex', '0')
  if (layout && !hasName(link)) adopted.attribute(link, 'aria-label', LABELS[layout]())
  updatePressed()
  scope.add(list.onChange(updatePressed))
  scope.listen(link, 'click', onClick)
  scope.listen(link, 'keydown', pressByKey)
}
