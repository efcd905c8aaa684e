import { hasBootstrap } from '../../../legacy-shims/bootstrap/plugin'
import { onJQueryEvents } from '../../../legacy-shims/jquery-events'
import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import { closeModal, dropModal, openModal } from '../../../src/overlay/open-modals'
import type { Mount } from '../../../src/page/island'
import { relayout } from '../../../src/page/relayout'
import type { Scope } from '../../../src/page/scope'
import { reloadFrames } from './frames'
import { DISMISS, MODAL, modalOf } from './markup'
import { moveBack, moveModals } from './move'

/** Maps in a modal lay themselves out when it is there (contract 01 §23.1). */
const RELAYOUT_AFTER_MS = 300

/** A modal of the theme, or what opens one (contract 01 §23.1). */
export const mount: Mount = (host, scope) => {
  moveModals(scope.document)
  if (host.matches(MODAL)) mountModal(host, scope)
  else mountTrigger(host, scope)
}

function mountModal(modal: HTMLElement, scope: Scope) {
  const { window } = scope
  const onHidden = (target: EventTarget | null) => {
    if (target === modal) reloadFrames(modal)
  }
  scope.add(() => {
    dropModal(modal)
    moveBack(modal)
  })
  scope.listen(modal, 'click', (event) => {
    const closer = closest(event.target, DISMISS)
    // A button that dismisses one modal and opens another has done so by now.
    if (!closer || closer.closest(MODAL) !== modal || hasBootstrap(window, 'modal')) return
    event.preventDefault()
    closeModal(modal)
  })
  scope.listen(modal, 'hidden.bs.modal', ({ target }) => onHidden(target))
  // Bootstrap's own script tells of it by jQuery alone.
  scope.add(
    onJQueryEvents(window, modal, {
      'hidden.bs.modal': () => {
        if (hasBootstrap(window, 'modal')) onHidden(modal)
      },
    }),
  )
}

function mountTrigger(trigger: HTMLElement, scope: Scope) {
  const { window } = scope
  let cancelRelayout = () => {}
  scope.listen(trigger, 'click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const modal = modalOf(trigger)
    if (!modal) return
    cancelRelayout()
    cancelRelayout = scope.after(RELAYOUT_AFTER_MS, () => relayout(window))
    if (hasBootstrap(window, 'modal')) return
    event.preventDefault()
    const around = trigger.closest<HTMLElement>(MODAL)
    if (around && trigger.matches(DISMISS)) closeModal(around)
    openModal(window, modal, { trigger })
  })
}
