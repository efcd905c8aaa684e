import { actAsButton } from '../../../src/dom/act-as-button'
import { wrapContents } from '../../../src/dom/wrap-contents'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import type { Mount } from '../../../src/page/island'

/** Contract 03 §15.5. */
const SLIDE_MS = 500
const OPEN_CLASS = 'spb_toggle_title_active'
const CONTENT = 'spb_toggle_content'
const TOGGLE = 'h4.spb_toggle'
const LAST_CLASS = 'last_toggle_el_margin'

let ids = 0

/** A heading that opens and closes the element behind it. */
export const mount: Mount = (title, scope) => {
  const { document } = scope
  const content = title.nextElementSibling
  if (!(content instanceof HTMLElement)) return
  const adopted = scope.adopt
  const isOpen = () => title.classList.contains(OPEN_CLASS)

  function onClick(event: Event) {
    event.preventDefault()
    const open = !isOpen()
    adopted.toggle(title, OPEN_CLASS, open)
    adopted.attribute(control, 'aria-expanded', String(open))
    if (open) slideDown(panel, { durationMs: SLIDE_MS })
    else slideUp(panel, { durationMs: SLIDE_MS })
  }

  const panel = content
  // The heading stays a heading; a button is added around its contents.
  const control = document.createElement('span')
  scope.add(wrapContents(title, control))
  adopted.style(panel, 'display', panel.style.display)
  if (panel.id === '') {
    ids += 1
    adopted.attribute(panel, 'id', `laurel-toggle-${ids}`)
  }
  adopted.attribute(control, 'aria-controls', panel.id)
  adopted.attribute(control, 'aria-expanded', String(isOpen()))
  const margin = addMargin(document, panel)
  scope.add(actAsButton(control, adopted))
  scope.listen(title, 'click', onClick)
  scope.add(() => {
    stopSlide(panel)
    margin?.remove()
  })
}

/** Adds a margin behind the last of a group of toggles, which the site's CSS styles. */
function addMargin(document: Document, content: Element): Element | undefined {
  const next = content.nextElementSibling
  if (!content.classList.contains(CONTENT) || next?.matches(`${TOGGLE}, .${LAST_CLASS}`)) return undefined
  const margin = document.createElement('div')
  margin.className = LAST_CLASS
  content.after(margin)
  return margin
}
