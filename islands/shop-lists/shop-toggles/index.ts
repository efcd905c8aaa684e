import { pressByKey } from '../../../src/dom/press-by-key'
import { slideDown, slideUp, stopSlide } from '../../../src/motion/slide'
import type { Mount } from '../../../src/page/island'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { ICON, readToggle } from './markup'

/** Contract 02 §8, §16. */
const SLIDE_MS = 400
/** The event by which the copies of a link follow each other. */
const TOGGLED_EVENT = 'laurel-shop-toggled'

/** Opens and closes the shop's filters on phones, and the upsells of a product. */
export const mount: Mount = (link, scope) => {
  const { document } = scope
  const { openClass, links, panels, icons } = readToggle(link)
  const adopted = scope.adopt
  const shared = sharePanels(scope)
  const isOpen = () => link.classList.contains(openClass)

  function show(open: boolean) {
    adopted.toggle(link, openClass, open)
    adopted.attribute(link, 'aria-expanded', String(open))
    for (const icon of icons()) {
      adopted.toggle(icon, ICON.open, open)
      adopted.toggle(icon, ICON.closed, !open)
    }
  }
  /** Runs again for late markup: ajax filters replace their panel. */
  function setControls() {
    const controls = panels().map(shared.id)
    if (controls.length > 0) adopted.attribute(link, 'aria-controls', controls.join(' '))
  }
  function onClick(event: Event) {
    event.preventDefault()
    const open = !isOpen()
    show(open)
    for (const panel of panels()) {
      shared.display(panel)
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

  if (!link.matches('button')) adopted.attribute(link, 'role', 'button')
  if (!link.hasAttribute('href')) adopted.attribute(link, 'tabindex', '0')
  setControls()
  show(links().some((other) => other.classList.contains(openClass)))
  scope.onMarkup(setControls)
  scope.listen(link, 'click', onClick)
  scope.listen(link, 'keydown', pressByKey)
  scope.listen(document, TOGGLED_EVENT, onToggled as EventListener)
}

let ids = 0

/** The state that links of the same panel share. The last one to unmount restores the panel. */
const sharePanels = sharedByHosts(({ adopt: adopted, add }) => {
  const slid = new Set<HTMLElement>()
  add(() => slid.forEach(stopSlide))
  return {
    /** Call this before the panel's inline `display` changes. */
    display(panel: HTMLElement) {
      slid.add(panel)
      adopted.style(panel, 'display', panel.style.display)
    },
    /** The panel's id; a panel without one gets one. */
    id(panel: HTMLElement): string {
      if (panel.id === '') {
        ids += 1
        adopted.attribute(panel, 'id', `laurel-shop-panel-${ids}`)
      }
      return panel.id
    },
  }
})
