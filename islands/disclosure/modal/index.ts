import { hasBootstrap } from '../../../legacy-shims/bootstrap/plugin'
import { onJQueryEvents } from '../../../legacy-shims/jquery-events'
import { isPlainClick } from '../../../src/dom/plain-click'
import { closest } from '../../../src/dom/query'
import { closeModal, dropModal, openModal } from '../../../src/overlay/open-modals'
import type { Mount } from '../../../src/page/island'
import { relayout } from '../../../src/page/relayout'
import type { Scope } from '../../../src/page/scope'
import { DISMISS, MODAL, modalOf } from './markup'
import { moveBack, moveModalsToBody } from './move-to-body'

/** Maps in a modal are laid out again once it is open (contract 01 §23.1). */
const RELAYOUT_AFTER_MS = 300

/** A modal of the theme, or a link or button that opens one (contract 01 §23.1). */
export const mount: Mount = (host, scope) => {
  moveModalsToBody(scope.document)
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
    // A trigger of another modal that also dismisses this one has closed it already; closing again does
    // nothing.
    if (!closer || closer.closest(MODAL) !== modal || hasBootstrap(window, 'modal')) return
    event.preventDefault()
    closeModal(modal)
  })
  scope.listen(modal, 'hidden.bs.modal', ({ target }) => onHidden(target))
  // Bootstrap's own script fires the event through jQuery only.
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
    const surroundingModal = trigger.closest<HTMLElement>(MODAL)
    if (surroundingModal && trigger.matches(DISMISS)) closeModal(surroundingModal)
    openModal(window, modal, { trigger })
  })
}

/** Reloads the frames of a closed modal, which stops their videos (contract 01 §23.1). */
function reloadFrames(modal: Element) {
  for (const frame of modal.querySelectorAll('iframe[src]')) {
    const src = frame.getAttribute('src') ?? ''
    frame.setAttribute('src', src)
  }
}
