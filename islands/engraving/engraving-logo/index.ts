import { atom } from 'nanostores'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { PREVIEW_CALL } from '../calls'
import { choose, type Logo, readChoices } from '../choices'
import { showMessage } from '../message'
import { type LogoAction, type LogoProblem, type LogoState, previewOf, reduceLogo, sendProblem } from './logo'
import { firstState, type LogoParts, readLogo } from './markup'
import { shownLogos } from './shown-logo'

const SUBMIT = '#tmmengravingsettingssubmit'
/** Signs that the visitor is about to choose files. */
const APPROACHES = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * The company's logo: chosen files are checked before they are sent (contract 08 §10.1). The component shows them, or the
 * logo that the shop knows, and comes when there is something to show.
 */
export const mount: Mount = (form, scope) => {
  const parts = readLogo(form, scope)
  const { field, known } = parts
  const $state = atom(firstState(parts))
  const filesNow = () => [...(field.files ?? [])]
  const dispatch = (action: LogoAction) => $state.set(reduceLogo($state.get(), action))
  const show = () => void scope.showView()

  function onSend(event: Event) {
    if (sendProblem($state.get(), known)) event.preventDefault()
    dispatch({ type: 'send', known })
  }

  scope.listen(form, 'change', ({ target }) => {
    if (target === field) dispatch({ type: 'files', files: filesNow() })
    else dispatch({ type: 'choose', choice: chosenLogo(form, target), files: filesNow() })
  })
  scope.listen(form, 'click', (event) => {
    if (event.target instanceof Element && event.target.closest(SUBMIT)) onSend(event)
  })
  scope.listen(form, 'submit', onSend)
  scope.listen(form, PREVIEW_CALL, (event) => {
    event.preventDefault()
    dispatch({ type: 'files', files: filesNow() })
  })
  shownLogos.set(form, { parts, $state })
  scope.add($state.subscribe(logoWriter(parts, scope)))
  scope.add($state.listen(show))
  scope.listen(parts.block, APPROACHES, show, { once: true, passive: true })
  if (['files', 'existing'].includes(previewOf($state.get(), known))) show()
}

/**
 * The chosen logo. The radio button of the event counts, because the island of the choices may not have
 * turned off the others yet.
 */
function chosenLogo(form: HTMLElement, target: EventTarget | null): Logo | undefined {
  return choose(readChoices(form), target instanceof HTMLInputElement ? target.id : '').logo
}

/** Shows a problem with the logo to the visitor, and passes it on to the server and its other scripts. */
function logoWriter(parts: LogoParts, { adopt, add }: Scope): (state: LogoState) => void {
  const { part, block, field, preview, issue, uploadIds, known } = parts
  let told: LogoProblem | undefined
  let message: HTMLElement | undefined
  add(() => message?.remove())

  return (state) => {
    const { choice, problem, isDropped } = state
    const isAboutFiles = choice === 'upload' && problem !== undefined
    adopt.attribute(field, 'aria-invalid', isAboutFiles ? 'true' : null)
    if (issue) adopt.attribute(issue, 'value', isAboutFiles ? '1' : '0')
    if (isDropped && uploadIds) adopt.attribute(uploadIds, 'value', '')
    const shown = previewOf(state, known)
    if (shown === 'nothing' || shown === 'printed')
      adopt.style(preview, 'display', shown === 'nothing' ? 'none' : 'block')
    if (problem === told) return
    told = problem
    message?.remove()
    message = problem && showProblem(problem, { part, block })
  }
}

function showProblem(problem: LogoProblem, { part, block }: Pick<LogoParts, 'part' | 'block'>): HTMLElement {
  const said = textOf(problem)
  return problem === 'none known'
    ? showMessage(part ?? block, { className: 'no_existing_img_alert', said })
    : showMessage(block, { className: 'upload_error', said })
}

function textOf(problem: LogoProblem): string {
  switch (problem) {
    case 'too large':
      return text('engraving-logo.large', 'File size cannot exceed 5 MB.')
    case 'bad format':
      return text('engraving-logo.format', 'Invalid file format.')
    case 'mandatory':
      return text('engraving-logo.mandatory', 'Company Logo is Mandatory')
    case 'none known':
      return text('engraving-logo.unknown', 'No logo found for the logged user.')
  }
}
