import { actAsButton } from '../../../src/dom/act-as-button'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import type { Mount } from '../../../src/page/island'

/** Contract 05 §8. */
const DATES_CLASS = 'cff-multiple-dates'
const SLIDE_MS = 100

/** Opens and closes the other dates of an event. */
export const mount: Mount = (button, scope) => {
  const found = [...(button.parentElement?.children ?? [])].find(isDates)
  if (!found) return
  const dates = found
  const adopted = scope.adopt
  let isOpen = getComputedStyle(dates).display !== 'none'

  const tell = () => adopted.attribute(button, 'aria-expanded', String(isOpen))
  function onClick(event: Event) {
    event.preventDefault()
    isOpen = !isOpen
    tell()
    const slide = isOpen ? slideDown : slideUp
    slide(dates, { durationMs: SLIDE_MS })
  }

  adopted.style(dates, 'display', dates.style.display)
  tell()
  scope.add(actAsButton(button, adopted))
  scope.listen(button, 'click', onClick)
  scope.add(() => stopSlide(dates))
}

const isDates = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.classList.contains(DATES_CLASS)
