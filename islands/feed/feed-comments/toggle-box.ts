import { actAsButton } from '../../../src/dom/act-as-button'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import type { Scope } from '../../../src/page/scope'
import { layOutAround } from '../comment-layout'
import { loadAvatars } from '../comments'
import { animateIcons } from './animate-icons'
import { boxOf, OPEN_CLASS } from './markup'

/** Contract 05 §7.3. */
const SLIDE_MS = 300
const LAYOUT_MS = 500

/** A post's summary opens and closes its comments (contract 05 §7.3). */
export function toggleBox(toggle: HTMLElement, scope: Scope): void {
  const adopted = scope.adopt
  const box = boxOf(toggle)
  let cancelLayout = () => {}
  /** Where a running slide leads to. */
  let isOpening: boolean | undefined

  const isOpen = () => isOpening ?? (box !== null && getComputedStyle(box).display !== 'none')
  const tell = () => box && adopted.attribute(toggle, 'aria-expanded', String(isOpen()))

  function slide(target: HTMLElement) {
    isOpening = !isOpen()
    adopted.style(target, 'display', target.style.display)
    if (isOpening) slideDown(target, { durationMs: SLIDE_MS })
    else slideUp(target, { durationMs: SLIDE_MS })
    if (isOpening) loadAvatars(target)
    cancelLayout()
    cancelLayout = scope.after(LAYOUT_MS, () => {
      isOpening = undefined
      layOutAround(target)
    })
  }
  function onClick(event: Event) {
    // Its address is a script, which the site's policy would refuse aloud.
    event.preventDefault()
    adopted.toggle(toggle, OPEN_CLASS, !toggle.classList.contains(OPEN_CLASS))
    if (box) slide(box)
    tell()
  }
  tell()
  scope.add(() => box && stopSlide(box))
  scope.add(actAsButton(toggle, adopted))
  scope.listen(toggle, 'click', onClick)
  animateIcons(toggle, scope)
}
