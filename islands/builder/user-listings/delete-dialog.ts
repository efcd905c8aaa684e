import { actAsButton } from '../../../src/dom/act-as-button'
import { createAdoption } from '../../../src/dom/adoption'
import { closeModal, openModal } from '../../../src/overlay/open-modals'
import { MarkupError } from '../../../src/page/markup-error'
import type { Scope } from '../../../src/page/scope'
import { ASKED_ATTRIBUTE, CANCEL_DELETE, CONFIRM_DELETE, DELETE_DIALOG, QUESTION } from './markup'

const QUESTION_ID = 'laurel-delete-question'

/** The dialog that asks whether to delete a listing (contract 04 §15.3). */
export interface DeleteDialog {
  /** @throws MarkupError when the page has no dialog */
  ask(id: string, link: HTMLElement): void
  close(): void
  /** Disables the confirmation while its request is pending. */
  setBusy(isBusy: boolean): void
  contains(part: Element): boolean
}

export function createDeleteDialog(scope: Scope): DeleteDialog {
  const { document, window } = scope
  const adopted = createAdoption()
  const find = () => document.querySelector<HTMLElement>(DELETE_DIALOG)
  let prepared: HTMLElement | undefined
  let undos: (() => void)[] = []

  /** Wakes the island of modals, which moves the dialog to the end of the body. */
  const wake = (modal: HTMLElement | null) => (modal ? scope.wake(modal) : undefined)
  void wake(find())

  function prepare(modal: HTMLElement) {
    if (prepared === modal) return
    release()
    prepared = modal
    adopted.attribute(modal, 'role', 'alertdialog')
    const question = modal.querySelector(QUESTION)
    if (question) {
      if (question.id === '') adopted.attribute(question, 'id', QUESTION_ID)
      adopted.attribute(modal, 'aria-describedby', question.id)
    }
    const links = [...modal.querySelectorAll<HTMLElement>(`${CONFIRM_DELETE}, ${CANCEL_DELETE}`)]
    undos = links.map((link) => actAsButton(link, adopted))
  }
  function close() {
    if (prepared) closeModal(prepared)
  }
  function release() {
    for (const undo of undos.splice(0)) undo()
    adopted.restore()
    prepared = undefined
  }

  scope.add(() => {
    close()
    release()
  })
  return {
    ask(id, link) {
      const modal = find()
      if (!modal) throw new MarkupError('A page with listings', { [DELETE_DIALOG]: modal })
      prepare(modal)
      adopted.attribute(modal, ASKED_ATTRIBUTE, id)
      const focus = modal.querySelector<HTMLElement>(CANCEL_DELETE)
      const open = () => {
        if (prepared === modal) openModal(window, modal, { trigger: link, focus })
      }
      const waking = wake(modal)
      if (waking) void waking.then(open)
      else open()
    },
    close,
    setBusy(isBusy) {
      const confirm = prepared?.querySelector(CONFIRM_DELETE)
      if (confirm) adopted.attribute(confirm, 'aria-disabled', isBusy ? 'true' : null)
    },
    contains: (part) => part.closest(DELETE_DIALOG) !== null,
  }
}
