import { actAsButton } from '../../../src/dom/act-as-button'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import type { Mount } from '../../../src/page/island'
import { relayout } from '../../../src/page/relayout'

/** Contract 01 §18. */
const SLIDE_MS = 800
const LINK_OPEN = 'row-open'
const ROW_OPEN = 'spb-row-expanding-open'
const ROW_ACTIVE = 'spb-row-expanding-active'
const TEXTS = { open: 'data-open-text', closed: 'data-closed-text' } as const

let ids = 0

/** A link that opens and closes the row behind it, with a text for each state. */
export const mount: Mount = (link, scope) => {
  const { window } = scope
  const row = link.nextElementSibling
  if (!(row instanceof HTMLElement)) return
  const adopted = scope.adopt
  const labels = [...link.querySelectorAll('span')].map((span) => ({ span, printed: [...span.childNodes] }))
  let isMoving = false

  const setText = (state: keyof typeof TEXTS) => {
    const text = link.getAttribute(TEXTS[state])
    if (text) for (const { span } of labels) span.textContent = text
  }
  function tellState(isOpen: boolean) {
    adopted.attribute(link, 'aria-expanded', String(isOpen))
    // Closed, it has no height, but what it holds could still be reached by keyboard.
    adopted.attribute(panel, 'inert', isOpen ? null : '')
  }
  function move(end: () => void) {
    isMoving = true
    const finish = () => {
      isMoving = false
      stopSlide(panel)
      adopted.toggle(panel, ROW_ACTIVE, false)
      end()
    }
    if (prefersReducedMotion(window)) finish()
    else scope.after(SLIDE_MS, finish)
  }

  function open() {
    adopted.toggle(link, LINK_OPEN, true)
    setText('open')
    tellState(true)
    // It slides out of nothing: the CSS shows it closed, with no height.
    panel.style.display = 'none'
    adopted.classes(panel, ROW_OPEN, ROW_ACTIVE)
    slideDown(panel, { durationMs: SLIDE_MS })
    move(() => relayout(window))
  }
  function close() {
    adopted.toggle(panel, ROW_ACTIVE, true)
    adopted.attribute(link, 'aria-expanded', 'false')
    slideUp(panel, { durationMs: SLIDE_MS })
    move(() => {
      adopted.toggle(link, LINK_OPEN, false)
      setText('closed')
      panel.style.display = 'block'
      adopted.toggle(panel, ROW_OPEN, false)
      tellState(false)
    })
  }

  const panel = row
  adopted.style(panel, 'display', panel.style.display)
  if (panel.id === '') {
    ids += 1
    adopted.attribute(panel, 'id', `laurel-row-${ids}`)
  }
  adopted.attribute(link, 'aria-controls', panel.id)
  tellState(link.classList.contains(LINK_OPEN))
  scope.add(actAsButton(link, adopted))
  scope.listen(link, 'click', (event) => {
    event.preventDefault()
    if (isMoving) return
    if (link.classList.contains(LINK_OPEN)) close()
    else open()
  })
  scope.add(() => {
    stopSlide(panel)
    for (const { span, printed } of labels) span.replaceChildren(...printed)
  })
}
