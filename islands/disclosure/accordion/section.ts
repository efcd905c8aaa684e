import { actAsButton } from '../../../src/dom/act-as-button'
import { wrapContents } from '../../../src/dom/wrap-contents'
import type { Scope } from '../../../src/page/scope'
import { CLASSES, type Section } from './markup'

let ids = 0

/** The controls of an enhanced section. */
export interface SectionView {
  /** The button: the header's link, else a `span` around the header's contents. */
  readonly control: HTMLElement
  setOpen(isOpen: boolean): void
}

/** Gives a section the look of jQuery UI and the ARIA attributes of an accordion. */
export function enhanceSection({ header, content, link }: Section, scope: Scope): SectionView {
  const adopted = scope.adopt
  const { ownerDocument: document } = header
  const control = link ?? document.createElement('span')
  if (!link) scope.add(wrapContents(header, control))
  const icon = document.createElement('span')
  icon.setAttribute('aria-hidden', 'true')
  header.prepend(icon)
  scope.add(() => icon.remove())
  adopted.classes(header, ...CLASSES.header)
  adopted.classes(content, ...CLASSES.content)
  scope.add(actAsButton(control, adopted))
  if (content.id === '') {
    ids += 1
    adopted.attribute(content, 'id', `laurel-section-${ids}`)
  }
  adopted.attribute(control, 'aria-controls', content.id)

  return {
    control,
    setOpen(isOpen) {
      for (const name of CLASSES.openHeader) adopted.toggle(header, name, isOpen)
      adopted.toggle(header, CLASSES.closedHeader, !isOpen)
      adopted.toggle(content, CLASSES.openContent, isOpen)
      adopted.attribute(control, 'aria-expanded', String(isOpen))
      adopted.attribute(content, 'aria-hidden', String(!isOpen))
      icon.className = `${CLASSES.icon} ${isOpen ? CLASSES.openIcon : CLASSES.closedIcon}`
    },
  }
}
