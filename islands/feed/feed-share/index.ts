import { actAsButton } from '../../../src/dom/act-as-button'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import type { Mount } from '../../../src/page/island'

/** Contract 05 §8. */
const CONTAINER = '.cff-share-container'
const TOOLTIP = '.cff-share-tooltip'
const SHOWN_CLASS = 'cff-show'
const STEP_MS = 20

/** Shows where a post can be shared, one link after the other, until it is pressed again. */
export const mount: Mount = (button, scope) => {
  const { window } = scope
  const container = button.closest(CONTAINER) ?? button.parentElement
  const found = container?.querySelector<HTMLElement>(TOOLTIP)
  if (!found) return
  const tooltip = found
  const adopted = scope.adopt
  let opening = scope.child()
  const isOpen = () => getComputedStyle(tooltip).display !== 'none'

  function show() {
    adopted.style(tooltip, 'display', 'block')
    const step = prefersReducedMotion(window) ? 0 : STEP_MS
    const links = [...tooltip.querySelectorAll('a')]
    for (const [index, link] of links.entries()) {
      const appear = () => adopted.classes(link, SHOWN_CLASS)
      if (index * step === 0) appear()
      else opening.after(index * step, appear)
    }
  }
  function hide() {
    opening.dispose()
    opening = scope.child()
    adopted.style(tooltip, 'display', 'none')
    for (const link of tooltip.querySelectorAll('a')) adopted.toggle(link, SHOWN_CLASS, false)
  }
  const tell = () => adopted.attribute(button, 'aria-expanded', String(isOpen()))
  function onClick(event: Event) {
    event.preventDefault()
    if (isOpen()) hide()
    else show()
    tell()
  }

  tell()
  scope.add(actAsButton(button, adopted))
  scope.listen(button, 'click', onClick)
}
