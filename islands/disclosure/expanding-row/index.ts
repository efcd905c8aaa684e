import { actAsButton } from '../../../src/dom/act-as-button'
import { prefersReducedMotion } from '../../../src/motion/reduced-motion'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import type { Mount } from '../../../src/page/island'
import { relayout } from '../../../src/page/relayout'
import type { Scope } from '../../../src/page/scope'

/** Contract 01 §18. */
const SLIDE_MS = 800
const LINK_OPEN_CLASS = 'row-open'
const ROW_OPEN_CLASS = 'spb-row-expanding-open'
/** Set during a slide, by laurel or another script. Clicks are ignored meanwhile (contract 04 §2). */
const SLIDING_CLASS = 'spb-row-expanding-active'
const TEXT_ATTRIBUTES = { open: 'data-open-text', closed: 'data-closed-text' } as const

let ids = 0

/** A link that opens and closes the row behind it, with a text for each state. */
export const mount: Mount = (link, scope) => {
  const row = link.nextElementSibling
  if (row instanceof HTMLElement) mountRow(link, row, scope)
}

function mountRow(link: HTMLElement, row: HTMLElement, scope: Scope): void {
  const { window, adopt: adopted } = scope
  const labels = [...link.querySelectorAll('span')].map((span) => ({ span, printed: [...span.childNodes] }))

  function setText(state: keyof typeof TEXT_ATTRIBUTES) {
    const text = link.getAttribute(TEXT_ATTRIBUTES[state])
    if (text) for (const { span } of labels) span.textContent = text
  }
  function setExpanded(isOpen: boolean) {
    adopted.attribute(link, 'aria-expanded', String(isOpen))
    // A closed row has no height, but the keyboard could still reach its contents.
    adopted.attribute(row, 'inert', isOpen ? null : '')
  }
  function afterSlide(callback: () => void) {
    const finish = () => {
      stopSlide(row)
      adopted.toggle(row, SLIDING_CLASS, false)
      callback()
    }
    if (prefersReducedMotion(window)) finish()
    else scope.after(SLIDE_MS, finish)
  }

  function open() {
    adopted.toggle(link, LINK_OPEN_CLASS, true)
    setText('open')
    setExpanded(true)
    // The theme's CSS displays a closed row without height; the slide starts from a hidden one.
    row.style.display = 'none'
    adopted.classes(row, ROW_OPEN_CLASS, SLIDING_CLASS)
    slideDown(row, { durationMs: SLIDE_MS })
    afterSlide(() => relayout(window))
  }
  function close() {
    adopted.toggle(row, SLIDING_CLASS, true)
    adopted.attribute(link, 'aria-expanded', 'false')
    slideUp(row, { durationMs: SLIDE_MS })
    afterSlide(() => {
      adopted.toggle(link, LINK_OPEN_CLASS, false)
      setText('closed')
      row.style.display = 'block'
      adopted.toggle(row, ROW_OPEN_CLASS, false)
      setExpanded(false)
    })
  }

  adopted.style(row, 'display', row.style.display)
  if (row.id === '') {
    ids += 1
    adopted.attribute(row, 'id', `laurel-row-${ids}`)
  }
  adopted.attribute(link, 'aria-controls', row.id)
  setExpanded(link.classList.contains(LINK_OPEN_CLASS))
  scope.add(actAsButton(link, adopted))
  scope.listen(link, 'click', (event) => {
    event.preventDefault()
    if (row.classList.contains(SLIDING_CLASS)) return
    if (link.classList.contains(LINK_OPEN_CLASS)) close()
    else open()
  })
  scope.add(() => {
    stopSlide(row)
    for (const { span, printed } of labels) span.replaceChildren(...printed)
  })
}
