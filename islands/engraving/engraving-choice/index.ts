import { dispatchChange } from '../../../src/dom/dispatch-change'
import type { Mount } from '../../../src/page/island'
import { choose, completed, GROUPS, radio, readChoices, writeChoices } from '../choices'
import { readChoiceParts } from './markup'

const NO_POINTER = 'pointer-events: none;'
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** The radio buttons for engraving and logo, one of each group on, and the parts that they show (contract 08 §10.1). */
export const mount: Mount = (form, scope) => {
  const parts = readChoiceParts(form, scope)
  const { adopt } = scope
  const printed = readChoices(form)
  let choices = completed(printed)

  function show(node: HTMLElement | null, isShown: boolean) {
    if (!node) return
    adopt.style(node, 'display', isShown ? '' : 'none')
    // The theme's style may hide it until a script shows it.
    if (isShown && getComputedStyle(node).display === 'none') adopt.style(node, 'display', 'block')
  }

  function apply() {
    const { process, logo } = choices
    if (!process) return
    writeChoices(form, choices)
    show(parts.mailBox, process === 'mail')
    const isOnline = process === 'online'
    show(parts.logoPart, isOnline)
    show(parts.uploadBlock, logo === 'upload')
    const action = isOnline ? parts.detailsUrl : parts.reviewUrl
    if (action) adopt.attribute(form, 'action', action)
    if (!parts.detailsStep) return
    adopt.attribute(parts.detailsStep, 'style', isOnline ? null : NO_POINTER)
    adopt.attribute(parts.detailsStep, 'aria-disabled', isOnline ? null : 'true')
  }

  scope.listen(form, 'change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    const before = choices
    choices = choose(choices, target.id)
    apply()
    // The logo's choice depends on the process, so the logo's island is notified.
    if (choices.process !== before.process) dispatchChange(form)
  })
  scope.listen(form, 'keydown', (event) => {
    const next = nextRadio(form, event)
    if (!next) return
    event.preventDefault()
    next.focus()
    next.click()
  })
  apply()
  if (choices.logo !== printed.logo) dispatchChange(form)
}

/** Arrow keys go through a group of radio buttons, as they do where the browser knows the group. */
function nextRadio(form: HTMLElement, { key, target }: KeyboardEvent): HTMLInputElement | null {
  const step = STEPS[key]
  const ids = GROUPS.find((group) => target instanceof HTMLInputElement && group.includes(target.id))
  if (!step || !ids || !(target instanceof HTMLInputElement)) return null
  const buttons = ids.map((id) => radio(form, id)).filter((button) => button && !button.disabled)
  return buttons[(buttons.indexOf(target) + step + buttons.length) % buttons.length] ?? null
}
