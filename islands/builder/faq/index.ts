import { actAsButton } from '../../../src/dom/act-as-button'
import { wrapContents } from '../../../src/dom/wrap-contents'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import { hashText } from '../../../src/page/address-hash'
import type { Mount } from '../../../src/page/island'
import { wasShownByCss } from '../../../src/page/visible-without-script'
import { CLOSED_CLASS, isOnOtherControl, readFaq } from './markup'

const SLIDE_MS = 400
const IN_PAGE_LINK = 'a[href^="#"]'

let ids = 0

/** A question that opens and closes its answer, independent of other questions (contract 04 §10). */
export const mount: Mount = (item, scope) => {
  const { document, window } = scope
  const markup = readFaq(item)
  if (!markup) return
  const { question, answer } = markup
  const adopted = scope.adopt
  const isOpen = () => !item.classList.contains(CLOSED_CLASS)
  function setState(state: 'open' | 'closed') {
    adopted.toggle(item, CLOSED_CLASS, state === 'closed')
    adopted.attribute(control, 'aria-expanded', String(state === 'open'))
  }
  function showAtOnce() {
    stopSlide(answer)
    answer.style.display = 'block'
  }

  function onClick(event: Event) {
    if (event.defaultPrevented || isOnOtherControl(event, control) || isSelecting(window, answer)) return
    setState(isOpen() ? 'closed' : 'open')
    if (isOpen()) slideDown(answer, { durationMs: SLIDE_MS })
    else slideUp(answer, { durationMs: SLIDE_MS })
  }
  /** Opens the answer that contains the target of a link or of the page's address. */
  function openForHash(hash: string) {
    const id = hashText(hash)
    const target = id === '' ? null : document.getElementById(id)
    if (isOpen() || !item.contains(target)) return
    setState('open')
    showAtOnce()
  }
  function onDocumentClick({ target }: Event) {
    const link = target instanceof Element ? target.closest(IN_PAGE_LINK) : null
    if (link) openForHash(link.getAttribute('href') ?? '')
  }

  const wasShown = isOpen() || wasShownByCss(answer, 'laurel-open')
  // The heading stays a heading: a span inside of it becomes the button.
  const control = document.createElement('span')
  scope.add(wrapContents(question, control))
  adopted.style(answer, 'display', answer.style.display)
  if (answer.id === '') {
    ids += 1
    adopted.attribute(answer, 'id', `laurel-answer-${ids}`)
  }
  adopted.attribute(control, 'aria-controls', answer.id)
  setState(wasShown ? 'open' : 'closed')
  if (wasShown) showAtOnce()
  else openForHash(window.location.hash)
  scope.add(actAsButton(control, adopted))
  scope.listen(item, 'click', onClick)
  // It listens in the capture phase, before other scripts scroll to the target.
  scope.listen(document, 'click', onDocumentClick, { capture: true })
  scope.listen(window, 'hashchange', () => openForHash(window.location.hash))
  scope.add(() => stopSlide(answer))
}

/** Whether the click ends a selection of text in the answer, which must not close it. */
function isSelecting(window: Window, answer: Element): boolean {
  const selection = window.getSelection()
  return selection !== null && !selection.isCollapsed && answer.contains(selection.anchorNode)
}
