import { pressByKey } from '../../../src/dom/press-by-key'
import { slideDown, slideUp } from '../../../src/motion/slide'
import type { Mount } from '../../../src/page/island'
import { readToggle, SIGN } from './markup'
import { borrowPanels } from './panels'

/** Contract 02 §8, §16. */
const SLIDE_MS = 400
/** Tells the copies of a link that one of them was used. */
const TOGGLED_EVENT = 'laurel-shop-toggled'

/** Opens and closes the filters of the shop on phones, and the offers under a product. */
export const mount: Mount = (link, scope) => {
  const { document } = scope
  const { openClass, links, panels, signs } = readToggle(link)
  const adopted = scope.adopt
  const borrowed = borrowPanels(scope)
  const isOpen = () => link.classList.contains(openClass)

  function show(open: boolean) {
    adopted.toggle(link, openClass, open)
    adopted.attribute(link, 'aria-expanded', String(open))
    for (const sign of signs()) {
      adopted.toggle(sign, SIGN.open, open)
      adopted.toggle(sign, SIGN.closed, !open)
    }
  }
  /** Filters by ajax replace their panel. */
  function nameControls() {
    const controls = panels().map(borrowed.id)
    if (controls.length > 0) adopted.attribute(link, 'aria-controls', controls.join(' '))
  }
  function onClick(event: Event) {
    event.preventDefault()
    const open = !isOpen()
    show(open)
    for (const panel of panels()) {
      borrowed.display(panel)
      if (open) slideDown(panel, { durationMs: SLIDE_MS })
      else slideUp(panel, { durationMs: SLIDE_MS })
    }
    document.dispatchEvent(new CustomEvent(TOGGLED_EVENT, { detail: link }))
  }
  function onToggled({ detail: other }: CustomEvent<unknown>) {
    if (other !== link && other instanceof HTMLElement && links().includes(other)) {
      show(other.classList.contains(openClass))
    }
  }

  // A link to nowhere is a button, and says what it opens.
  if (!link.matches('button')) adopted.attribute(link, 'role', 'button')
  if (!link.hasAttribute('href')) adopted.attribute(link, 'tabindex', '0')
  nameControls()
  show(links().some((other) => other.classList.contains(openClass)))
  scope.onMarkup(nameControls)
  scope.listen(link, 'click', onClick)
  scope.listen(link, 'keydown', pressByKey)
  scope.listen(document, TOGGLED_EVENT, onToggled as EventListener)
}
